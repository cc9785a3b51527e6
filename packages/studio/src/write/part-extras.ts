import type { LessonPlan } from './lesson-plan.ts';
import type { PackBeat } from './packs/lesson-pack.ts';

/** Fewer FAQs or facts are not worth a page of their own. */
export const leastExtras = 3;

/** Something to read beside the comic, by the fact that it belongs to. */
type Extra = { fact: string };
/** What stands in for extras that a part lacks. The spare ones of a fact that has one already come last. */
type Extras<T> = { own: T[]; spare: T[] };

/**
 * Deals the extras of a lesson pack out to its parts, each to the first part that teaches its fact, so that no part
 * repeats another. A part with room for more gets spare ones of what it teaches; a part with fewer than `least`,
 * which happens where a long story cuts the lesson into many parts, gets what no part wanted, and only then
 * what another part has as well.
 * @param part counts from 1
 * @returns at most `most`
 */
export function extrasOfPart<T extends Extra>(
  { own, spare }: Extras<T>,
  { sections }: LessonPlan,
  part: number,
  { least, most }: { least: number; most: number },
): T[] {
  const taught = sections.map(({ chapter }) => new Set((chapter?.beats ?? []).flatMap(factsOf)));
  const homeOf = ({ fact }: Extra) => taught.findIndex((facts) => facts.has(fact));
  const asked = new Set(own.map(({ fact }) => fact));
  const fresh = spare.filter(({ fact }) => !asked.has(fact));
  const hands: T[][] = sections.map((_, i) => own.filter((extra) => homeOf(extra) === i).slice(0, most));
  const isDealt = (extra: T) => hands.some((hand) => hand.includes(extra));
  hands.forEach((hand, i) => {
    hand.push(...fresh.filter((extra) => homeOf(extra) === i).slice(0, Math.max(0, most - hand.length)));
  });
  hands.forEach((hand, i) => {
    const wanted = [...spare.filter((extra) => homeOf(extra) === i), ...own, ...spare];
    for (const extra of wanted) if (hand.length < least && !isDealt(extra)) hand.push(extra);
  });
  const hand = hands[Math.min(Math.max(part, 1), hands.length) - 1]!;
  const others = [...own, ...spare].filter((extra) => !hand.includes(extra));
  return [...hand, ...others.slice(0, Math.max(0, least - hand.length))];
}

const factsOf = ({ teaches }: PackBeat) => teaches ?? [];
