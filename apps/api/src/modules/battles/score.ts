import { expectedAnswerMs } from '@panelwise/contracts/domain/evidence';
import type { BattleSeat, WholeBattle } from '@panelwise/db/repositories/battles';

/** What one side has given to a question; a run that was recorded counts like any other. */
export type Given = {
  position: number;
  isRight: boolean;
  ms: number;
  isMissed: boolean;
  answer: string | null;
};

/** What a seat has given so far, in order. What was too fast to be read is not right. */
export function givenBy({ answers }: WholeBattle, place: number): Given[] {
  return answers
    .filter((one) => one.place === place)
    .map(({ position, isRight, counts, ms, answer }) => ({
      position,
      isRight: isRight && counts,
      ms,
      isMissed: answer === null,
      answer,
    }));
}

/** What the recorded run has given: all of it. */
export function givenByGhost({ battle }: WholeBattle): Given[] {
  return (battle.ghost?.runs ?? []).map(({ isRight, ms }, position) => ({
    position,
    isRight,
    ms,
    isMissed: false,
    answer: null,
  }));
}

export const rightOf = (given: readonly Given[]) => given.filter(({ isRight }) => isRight).length;

/**
 * How calmly somebody has answered, in ms: no question counts for longer than it takes to read it twice and think, and one with
 * a slow clock for just as long.
 */
function calmOf({ battle }: WholeBattle, given: readonly Given[], helps: BattleSeat['helps'] = []): number {
  const slow = new Set(helps.filter(({ kind }) => kind === 'slow-clock').map(({ position }) => position));
  return given
    .filter(({ isMissed }) => !isMissed)
    .reduce((sum, { position, ms }) => {
      const longest = expectedAnswerMs(battle.items[position]!);
      return sum + (slow.has(position) ? longest : Math.min(ms, longest));
    }, 0);
}

export type Outcome = { score: 0 | 0.5 | 1; by: 'right' | 'calm' | 'left' | null };

/**
 * How a battle came out for a seat: only right answers count; of as many, the calmer time. Whoever leaves loses the match, and
 * nothing else.
 * @returns undefined where nobody was there to play with
 */
export function outcomeFor(whole: WholeBattle, seat: BattleSeat): Outcome | undefined {
  const other = whole.seats.find(({ place }) => place !== seat.place);
  if (!other && !whole.battle.ghost) return undefined;
  if (other && (seat.leftAt === null) !== (other.leftAt === null))
    return { score: seat.leftAt ? 0 : 1, by: 'left' };
  if (!other && seat.leftAt) return { score: 0, by: 'left' };
  const mine = givenBy(whole, seat.place);
  const theirs = other ? givenBy(whole, other.place) : givenByGhost(whole);
  const right = rightOf(mine) - rightOf(theirs);
  if (right !== 0) return { score: right > 0 ? 1 : 0, by: 'right' };
  const calm = calmOf(whole, mine, seat.helps) - calmOf(whole, theirs, other?.helps);
  if (calm !== 0) return { score: calm > 0 ? 1 : 0, by: 'calm' };
  return { score: 0.5, by: null };
}
