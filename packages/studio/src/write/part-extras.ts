import type { LessonPlan } from './lesson-plan.ts';
import type { PackBeat } from './packs/lesson-pack.ts';

/** Fewer FAQs or facts are not worth a page of their own. */
export const leastExtras = 3;

/** Room for every extra that a part's comic teaches. */
export const wholeRoom = { least: 1_000, most: 1_000 } as const;

/** Something to read beside the comic, by the fact that it belongs to. */
type Extra = { fact: string };
/** What stands in for extras that a part lacks. The spare ones of a fact that has one already come last. */
type Extras<T> = { own: T[]; spare: T[] };

/**
 * Deals the extras of a lesson pack out to its parts, each to the first part that plans to teach its fact, so that no part
 * repeats another. A part with room for more gets spare ones of what it teaches; a part with fewer than `least`, which
 * happens where a long story cuts the lesson into many parts, gets what another part has as well. Whatever a part gets,
 * its comic teaches.
 * @param part counts from 1
 * @param isTaught whether the comic of the part, as it is drawn, teaches a fact
 * @param repeats whether a question of the part asks what an extra tells; such ones only fill up to `least`
 * @returns at most `most`
 */
export function extrasOfPart<T extends Extra>(
  { own, spare }: Extras<T>,
  plan: LessonPlan,
  part: number,
  isTaught: (fact: string) => boolean,
  { least, most }: { least: number; most: number },
  repeats: (extra: T) => boolean = () => false,
): T[] {
  const comesHere = isFirstTaughtIn(plan, part);
  const isHome = ({ fact }: Extra) => comesHere(fact);
  const asked = new Set(own.map(({ fact }) => fact));
  const taught = (extras: T[]) => extras.filter(({ fact }) => isTaught(fact));
  const [mine, others] = [taught(own), taught(spare)];
  const atHome = [
    ...mine.filter(isHome),
    ...others.filter((extra) => isHome(extra) && !asked.has(extra.fact)),
  ];
  const hand = atHome.filter((extra) => !repeats(extra)).slice(0, most);
  const elsewhere = [...mine, ...others].filter((extra) => !isHome(extra)).reverse();
  const more = [...atHome, ...others.filter(isHome), ...elsewhere].filter((extra) => !hand.includes(extra));
  return [...hand, ...new Set(more)].slice(0, Math.max(hand.length, least));
}

/** Tells whether a part is the first that plans to teach a fact. @param part counts from 1 */
export function isFirstTaughtIn({ sections }: LessonPlan, part: number): (fact: string) => boolean {
  const planned = sections.map(({ chapter }) => new Set((chapter?.beats ?? []).flatMap(factsOf)));
  const at = Math.min(Math.max(part, 1), sections.length) - 1;
  return (fact) => planned.findIndex((facts) => facts.has(fact)) === at;
}

const factsOf = ({ teaches }: PackBeat) => teaches ?? [];
