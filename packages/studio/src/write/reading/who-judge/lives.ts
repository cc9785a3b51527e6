import type { Meant } from '../beings.ts';
import { isActor } from '../people-of-story.ts';
import type { Entity } from '../reading.ts';
import type { ReadStory } from './who-evidence.ts';

/** Somebody through a whole story, sentence by sentence. */
export type Life = {
  being: Entity;
  /** The words that mean them. */
  mentions: Meant[][];
  /** Whether any word does, and whether they do something. */
  isTold: boolean[];
  acts: boolean[];
  /** Whether rules see them. */
  seen: boolean[];
  /** Place among all by how often they are seen, from 0: "0", "1", "2", "3+". */
  rank: string;
  /** Number of the sentence that names them first, or -1. */
  first: number;
  /** In so many sentences they are told of, and in such a share they are seen. */
  told: number;
  share: 'most' | 'many' | 'some' | 'few';
};

/** The lives of all who act in a story, in the order of its entities. */
export function livesIn({ entities, sentences, meant, people }: ReadStory): Life[] {
  const lives = entities.filter(isActor).map((being) => {
    const mentions = sentences.map((_, at) => meant[at]!.filter(({ who }) => who?.name === being.name));
    const isTold = mentions.map((list) => list.length > 0);
    const seen = people.map((one) => one.people.includes(being.name));
    return {
      being,
      mentions,
      isTold,
      acts: mentions.map((list) => list.some((one) => one.acts && !one.owns)),
      seen,
      first: isTold.indexOf(true),
      told: isTold.filter(Boolean).length,
      seenTimes: seen.filter(Boolean).length,
    };
  });
  const order = [...lives].sort((a, b) => b.seenTimes - a.seenTimes || b.told - a.told);
  return lives.map((life) => ({
    ...life,
    rank: upTo(order.indexOf(life), 3),
    share: shareOf(life.seenTimes / sentences.length),
  }));
}

const shareOf = (part: number) => (part > 0.6 ? 'most' : part > 0.35 ? 'many' : part > 0.15 ? 'some' : 'few');

/** "3 and more" are one feature. */
export const upTo = (count: number, most: number) => (count >= most ? `${most}+` : String(count));

/** How far the nearest sentence is of which something holds, before (-1) or after (1) one: "1", "4-6", "never". */
export function distanceTo(holds: readonly boolean[], at: number, step: -1 | 1): string {
  for (let i = at + step; i >= 0 && i < holds.length; i += step)
    if (holds[i]) {
      const sentences = Math.abs(i - at);
      return sentences > 6 ? '7+' : sentences > 3 ? '4-6' : String(sentences);
    }
  return 'never';
}

/** What somebody did where they were told of last: acts, is told of, owns; "new" if they never were. */
export function lastRole({ mentions }: Life, at: number): string {
  const last = mentions.slice(0, at).findLast((list) => list.length > 0);
  if (!last) return 'new';
  if (last.some((one) => one.acts && !one.owns)) return 'acts';
  return last.some((one) => !one.owns) ? 'is told of' : 'owns';
}

/** In how many sentences before one they are told of: "0" to "3+". */
export const toldBefore = ({ isTold }: Life, at: number): string =>
  upTo(isTold.slice(0, at).filter(Boolean).length, 3);
