import { limits } from '@panelwise/contracts/domain/limits';
import type { Prop, ScriptPanel } from '@panelwise/contracts/domain/script';
import { asUnderstood } from '@panelwise/studio/draw/staging/understood';
import type { SeenPanel, SeenPerson } from '@panelwise/studio/draw/staging/what-is-seen';
import { newRoom } from './script-text.ts';
import { type StudioWord, studioWord } from './studio-words.ts';

/** What somebody can choose for a panel instead of leaving it to the words of its scene. */
export type Staging = Partial<Pick<ScriptPanel, 'background' | 'tone' | 'shot' | 'cast' | 'props'>>;

/**
 * The change that sets a part of the picture by hand: it stays whatever the scene says from now on, and the rest goes on
 * following the words. It is a new picture, with room for the words as they are now.
 */
export function staged(panel: ScriptPanel, choice: Staging): Partial<ScriptPanel> {
  const current = asUnderstood(panel);
  const room = panel.room && newRoom(panel);
  // Of a scene with new words only what was set by hand is left, and the mark of the old words says nothing any more.
  return current === panel
    ? { ...choice, ...room }
    : { ...current, understood: undefined, ...choice, ...room };
}

/** As many people and things as a panel can hold. */
export const mostInPanel = 4;

/** The people of a panel with one of them changed, or taken out. */
export function withPerson(seen: SeenPanel, index: number, change: Partial<SeenPerson> | undefined): Staging {
  const people = change
    ? seen.people.map((one, i) => (i === index ? { ...one, ...change } : one))
    : seen.people.toSpliced(index, 1);
  return { cast: people };
}

export function withNewPerson(seen: SeenPanel, name: string): Staging {
  return { cast: [...seen.people, { name: name.trim().slice(0, limits.nameMax) }] };
}

/** The things of a panel with another one in this place, or none. */
export function withThing(seen: SeenPanel, index: number, thing: Prop | undefined): Staging {
  return { props: thing ? seen.things.toSpliced(index, 1, thing) : seen.things.toSpliced(index, 1) };
}

const special: Record<string, string> = {
  present: 'presents',
  'hold-up': 'holds up',
  hips: 'hands on hips',
  both: 'both arms open',
  back: 'from behind',
  side: 'from the side',
  book: 'with a book',
  idle: 'stands',
  aha: 'bright yellow',
  cool: 'cool blue',
  warm: 'warm pink',
  any: 'by the style',
  burst: 'burst of color',
  plain: 'plain color',
  prop: 'thing',
  'x-co2': 'CO₂',
  'x-o2': 'O₂',
  'x-h2o': 'H₂O',
};

export type WordKind = StudioWord | 'thing';

/** Of several pictures of a thing each has a number at its end. */
const countedUp = /(?<=[a-z]{3})\d$/;

/** A name of the studio's vocabulary as people say it: "school-yard" is "school yard", "x-coins3" is "coins". */
export function inWords(name: string, kind: WordKind = 'place'): string {
  return (
    (kind !== 'thing' && studioWord(kind, name)) ||
    (special[name] ?? name.replace(/^x-/, '').replace(countedUp, '').replaceAll('-', ' '))
  );
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
