import { isDark } from '../reading/reading.ts';
import type { Beat } from './beat.ts';
import { plainGround } from './scenes-by-place.ts';

/** So many moments back somebody may have been seen who is there still while the text tells of something else. */
const stillSeen = 3;

/**
 * A moment of which nothing can be drawn would be a panel with a caption over an empty ground. Its words go into the
 * panel beside it where they have room: the one that goes on from it, else the one before. What is left over, and a
 * place without anybody, shows those of the story who were seen last, or the first of `heroes`: they are there while it is
 * told.
 * @returns the same words in the same order
 */
export function fillBlanks(beats: readonly Beat[], heroes: readonly string[]): Beat[] {
  const filled: Beat[] = [];
  for (let i = 0; i < beats.length; i++) {
    const beat = beats[i]!;
    const next = beats[i + 1];
    if (isDeserted(beat)) filled.push(withPeople(beat, lastSeen(filled, heroes, beat.away)));
    else if (!isBlank(beat)) filled.push(beat);
    else if (next && leadsInto(beat, next)) {
      filled.push(toldBefore(beat, next));
      i++;
    } else if (!addTo(filled, beat)) filled.push(withPeople(beat, lastSeen(filled, heroes, beat.away)));
  }
  return filled;
}

const showsNothing = (beat: Beat) =>
  beat.kind === 'narration' &&
  beat.lines.length === 0 &&
  !beat.people?.length &&
  !beat.props?.length &&
  !beat.diagram &&
  !beat.sfx;
const isNowhere = (beat: Beat) => (beat.at ?? beat.setting ?? plainGround) === plainGround;
const isBlank = (beat: Beat) => showsNothing(beat) && isNowhere(beat);
/** "There was a lot of shouting in the school yard": a yard without anybody would say the contrary. */
const isDeserted = (beat: Beat) => showsNothing(beat) && !isNowhere(beat);

/** "The pond was only mud" stands over no full one. */
const deniesWater = (blank: Beat, other: Beat) => blank.dry === true && !isNowhere(other);

const sameFeeling = (one: Beat, other: Beat) =>
  one.mood === other.mood || isDark(one.mood ?? 'calm') === isDark(other.mood ?? 'calm');

/** A panel has one caption over its picture and one below it. */
function leadsInto(blank: Beat, next: Beat): boolean {
  if (!oneBox(blank) || next.captionBottom || next.diagram || next.sfx || showsNothing(next)) return false;
  if (!sameFeeling(blank, next) || deniesWater(blank, next)) return false;
  if (next.kind === 'narration') return next.lines.length === 0 && next.caption !== undefined;
  return next.kind === 'quote' && next.caption === undefined;
}

const oneBox = ({ caption, captionBottom }: Beat) => caption !== undefined && captionBottom === undefined;

const toldBefore = (blank: Beat, next: Beat): Beat => ({
  ...next,
  caption: blank.caption,
  ...(next.caption !== undefined && { captionBottom: next.caption }),
  factIds: both(blank, next),
});

/** Puts the words of a blank moment below the picture before it. */
function addTo(filled: Beat[], blank: Beat): boolean {
  const before = filled.at(-1);
  if (before?.kind !== 'narration' || before.captionBottom || before.sfx || before.diagram) return false;
  if (!oneBox(blank) || !sameFeeling(before, blank) || deniesWater(blank, before)) return false;
  filled[filled.length - 1] = { ...before, captionBottom: blank.caption, factIds: both(before, blank) };
  return true;
}

const both = (one: Beat, other: Beat) => [...new Set([...(one.factIds ?? []), ...(other.factIds ?? [])])];

/** They look on: what the words feel like is not theirs, unless it is sad for everybody. */
const withPeople = (beat: Beat, people: string[]): Beat => ({
  ...beat,
  ...(!beat.undrawn && { people }),
  ...(!isDark(beat.mood ?? 'calm') && { mood: 'calm' as const }),
});

function lastSeen(
  before: readonly Beat[],
  heroes: readonly string[],
  away: readonly string[] = [],
): string[] {
  const isThere = (name: string) => !away.includes(name);
  const recent = before.slice(-stillSeen).toReversed();
  for (const { people = [], lines } of recent) {
    const seen = [...new Set([...lines.map(({ speaker }) => speaker), ...people])].filter(isThere);
    if (seen.length > 0) return seen.slice(0, 2);
  }
  return heroes.filter(isThere).slice(0, 1);
}
