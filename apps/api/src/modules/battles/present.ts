import {
  type Battle,
  type BattleCell,
  type BattleSide,
  battleRules,
} from '@panelwise/contracts/domain/battles';
import type { Energy } from '@panelwise/contracts/domain/energy';
import { guestNames } from '@panelwise/contracts/domain/live';
import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import { faceOf } from '@panelwise/contracts/domain/picture-login';
import type { BattleSeat, listBattleEvents, WholeBattle } from '@panelwise/db/repositories/battles';
import type { MediaUrls } from '../../media/media-urls.ts';
import { presentPanel } from '../../presenters/live.ts';
import { shuffled } from '../learn/games/pick.ts';
import { helpLeft, helpsWith, offersIn, type Shown, shownWith, triedAt } from './power-ups.ts';
import { type Given, givenBy, givenByGhost, outcomeFor, rightOf } from './score.ts';

/** What is shown of a battle to whoever has this seat. */
export type Looking = {
  whole: WholeBattle;
  seat: BattleSeat;
  media: MediaUrls;
  shown: Shown;
  /** What there is to spend for help; undefined where there is none to have. */
  coins: number | undefined;
  hasReactions: boolean;
  energy: Energy;
  isRewarded: boolean;
  rematch: { id: string; isMine: boolean } | undefined;
};

/** A ghost looks at each answer for about so long before it goes on, in ms. */
const ghostPauseMs = 4_000;

/** A battle as one of its two sides sees it: what is right, once they have answered; of the other's answer that it was given. */
export function presentBattle(looking: Looking): Battle {
  const { whole, seat, energy } = looking;
  const { battle, now } = whole;
  const mine = givenBy(whole, seat.place);
  const isEnded = battle.state === 'ended';
  return {
    _id: battle.id,
    comicId: battle.comicId,
    title: battle.title,
    seq: battle.seq,
    state: battle.state,
    against: battle.against,
    code: battle.state === 'waiting' ? battle.code : null,
    ghostInMs:
      battle.state === 'waiting' && battle.ghostAt
        ? Math.max(0, battle.ghostAt.getTime() - now.getTime())
        : null,
    items: battleRules.items,
    me: sideOf(whole, seat, mine, () => true),
    other: otherSide(whole, seat, mine),
    question: battle.state === 'playing' && !seat.finishedAt ? questionOf(looking, mine.length) : null,
    reveals: mine.map((given) => revealOf(looking, given)),
    reactionsLeft: Math.max(0, battleRules.reactions - seat.reactions),
    hasReactions: looking.hasReactions,
    ...(looking.coins !== undefined && { powerUps: { coins: looking.coins, left: helpLeft(seat) } }),
    result: isEnded && battle.startedAt ? resultOf(looking) : null,
    energy,
  };
}

type Known = (position: number) => boolean;

function cellsOf(given: readonly Given[], isKnown: Known): BattleCell[] {
  return Array.from({ length: battleRules.items }, (_, position) => {
    const one = given[position];
    if (!one) return 'open';
    if (!isKnown(position)) return 'answered';
    if (one.isMissed) return 'missed';
    return one.isRight ? 'right' : 'wrong';
  });
}

function sideOf(
  { battle, reactions }: WholeBattle,
  seat: BattleSeat,
  given: readonly Given[],
  isKnown: Known,
): BattleSide {
  const { id, against } = battle;
  const isStranger = against === 'anyone';
  return {
    kind: 'person',
    // Who do not know each other see names and faces of ours.
    name: isStranger ? guestNames[sumOf(id, seat.place) % guestNames.length]! : seat.firstname,
    face: faceOf(isStranger ? `${id}:${seat.place}` : seat.userId),
    right: rightOf(given.filter(({ position }) => isKnown(position))),
    cells: cellsOf(given, isKnown),
    helped: new Set(seat.helps.map(({ position }) => position)).size,
    isAway: seat.isAway && !seat.finishedAt,
    hasLeft: seat.leftAt !== null,
    reaction: reactions.find(({ place }) => place === seat.place)?.reaction ?? null,
  };
}

const sumOf = (text: string, more: number) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, more);

function otherSide(whole: WholeBattle, seat: BattleSeat, mine: readonly Given[]): BattleSide | null {
  const { battle, now } = whole;
  const isKnown = (position: number) => battle.state === 'ended' || position < mine.length;
  const other = whole.seats.find(({ place }) => place !== seat.place);
  if (other) return sideOf(whole, other, givenBy(whole, other.place), isKnown);
  if (!battle.ghost) return null;
  const elapsed = now.getTime() - (battle.startedAt?.getTime() ?? 0);
  let at = 0;
  const given = givenByGhost(whole).filter(({ ms, position }) => {
    at += ms + (position > 0 ? ghostPauseMs : 0);
    // It never waits: whoever is further than it was sees what it did there.
    return at <= elapsed || isKnown(position);
  });
  return {
    kind: battle.ghost.isOwn ? 'own-ghost' : 'ghost',
    name: null,
    face: battle.ghost.isOwn ? faceOf(seat.userId) : faceOf(`${battle.id}:ghost`),
    right: rightOf(given.filter(({ position }) => isKnown(position))),
    cells: cellsOf(given, isKnown),
    helped: 0,
    isAway: false,
    hasLeft: false,
    reaction: null,
  };
}

function questionOf({ whole, seat, media, shown, coins }: Looking, position: number): Battle['question'] {
  const item = whole.battle.items[position];
  if (!item) return null;
  const has = helpsWith(seat, position);
  const { options } = shownWith(item, has, shown);
  const teaches = has.has('show-me')
    ? presentPanel({ isPublic: true, isGone: whole.isGone }, item.teaches, media)
    : null;
  return {
    position,
    question: item.question,
    options: shuffled(options, mulberry32(seed(seat, position))),
    difficulty: item.difficulty,
    panel: presentPanel({ isPublic: true, isGone: whole.isGone }, item.asked, media),
    shown: teaches && item.taughtAt && { ...teaches, ...item.taughtAt },
    tried: triedAt(seat, position),
    helpedBy: [...has],
    offers: coins === undefined ? [] : offersIn(seat, item, position, shown),
  };
}

/** Each has an order of their own, and another one for each question. */
const seed = ({ seed }: BattleSeat, position: number) => (seed + position * 7919) >>> 0;

function revealOf({ whole, seat, media }: Looking, given: Given): Battle['reveals'][number] {
  const item = whole.battle.items[given.position]!;
  const at = whole.answers.find((one) => one.place === seat.place && one.position === given.position);
  const theirs = whole.answers.find((one) => one.place !== seat.place && one.position === given.position);
  const panel = presentPanel({ isPublic: true, isGone: whole.isGone }, item.teaches, media);
  return {
    position: given.position,
    question: item.question,
    answer: given.answer,
    isRight: at?.isRight ?? false,
    isTooFast: given.answer !== null && at?.counts === false,
    correctAnswer: item.correctAnswer,
    explanation: item.explanation,
    taughtAt: item.taughtAt,
    panel: panel && item.taughtAt && { ...panel, ...item.taughtAt },
    otherAnswer: whole.battle.state === 'ended' ? (theirs?.answer ?? null) : null,
  };
}

function resultOf({ whole, seat, isRewarded, rematch }: Looking): Battle['result'] {
  const outcome = outcomeFor(whole, seat);
  const { xp, coins, gems } = seat;
  return {
    outcome: !outcome ? 'alone' : outcome.score === 0.5 ? 'even' : outcome.score === 1 ? 'won' : 'lost',
    by: outcome?.by ?? null,
    rematch: rematch ? { _id: rematch.id, isMine: rematch.isMine } : null,
    ...(isRewarded && { earned: { xp, coins, gems, rank: null, level: null, badges: [] } }),
  };
}

export function presentEvents(rows: Awaited<ReturnType<typeof listBattleEvents>>, { place }: BattleSeat) {
  return rows.map(({ seq, type, place: of, position, reaction }) => ({
    seq,
    type,
    isMine: of === null ? null : of === place,
    position,
    reaction,
  }));
}
