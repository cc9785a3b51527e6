import { isSettledBy } from '@panelwise/contracts/domain/evidence';
import { gameRules, type Put, type PutResult } from '@panelwise/contracts/domain/games';
import { halfOf } from '@panelwise/contracts/domain/power-ups';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { StoredPiece } from '@panelwise/db/schema/games';
import { shuffled } from './pick.ts';

/** What came of one piece, with the piece as it stands after that. */
export type Scored = { piece: StoredPiece; put: Put; isRight: boolean; isChoice: boolean };

type Round = { pieces: readonly StoredPiece[]; spots: readonly { id: string }[] };

/** Something may be at several spots. */
const belongsOn = ({ spot, also = [] }: StoredPiece, id: string | undefined) =>
  id !== undefined && (id === spot || also.includes(id));

/** Where a settled piece lies: where it was put, if that was right. */
const liesOn = (piece: StoredPiece): string => {
  const last = piece.tried.at(-1);
  return last !== undefined && belongsOn(piece, last) ? last : piece.spot;
};

/** Several pieces belong to one spot of a round; else each has one of its own. */
export const isShared = ({ pieces, spots }: Round) => spots.length < pieces.length;

/** The spots that something can still be put on. */
function openSpots(round: Round): Set<string> {
  const taken = isShared(round) ? [] : round.pieces.filter(({ isSettled }) => isSettled).map(liesOn);
  return new Set(round.spots.map(({ id }) => id).filter((id) => !taken.includes(id)));
}

/** Those of them that a piece can be put on: some may have stepped back for it. */
const openFor = ({ closed = [] }: StoredPiece, open: ReadonlySet<string>) =>
  [...open].filter((id) => !closed.includes(id));

/**
 * Lets places step back for a piece, so that the right one and about as many others stay.
 * @returns undefined where there are too few
 */
export function halveSpots(round: Round, piece: StoredPiece, random: () => number): string[] | undefined {
  const open = openFor(piece, openSpots(round)).filter((id) => !piece.tried.includes(id));
  const stay = halfOf(open.length);
  if (piece.closed || open.length <= stay) return undefined;
  const wrong = shuffled(
    open.filter((id) => !belongsOn(piece, id)),
    random,
  );
  return wrong.slice(0, open.length - stay);
}

/**
 * Scores a move. Each piece may be put somewhere twice, and once where there are only two spots.
 * @throws DomainError `piece-unknown` for a piece that is settled, comes twice, or is put where nothing is free
 */
export function scoreMove(round: Round, puts: readonly Put[]): Scored[] {
  const open = openSpots(round);
  if (new Set(puts.map(({ piece }) => piece)).size < puts.length) throw new DomainError('piece-unknown');
  return puts.map((put) => {
    const piece = round.pieces.find(({ id }) => id === put.piece);
    if (!piece || piece.isSettled) throw new DomainError('piece-unknown');
    const free = openFor(piece, open);
    if (!free.includes(put.spot)) throw new DomainError('piece-unknown');
    const isRight = belongsOn(piece, put.spot);
    const tried = [...piece.tried, put.spot];
    const answered = new Set(tried).size;
    const isSettled = isSettledBy({ options: free.length, isRight, answered }, gameRules.tries);
    return {
      piece: { ...piece, tried, isSettled },
      put,
      isRight,
      isChoice: free.length > 1,
    };
  });
}

/** Where a piece belongs is told once that is settled. */
export function resultOf({ piece, isRight }: Scored): PutResult {
  return {
    piece: piece.id,
    isRight,
    isSettled: piece.isSettled,
    spot: piece.isSettled ? liesOn(piece) : null,
  };
}

/** It was put right in the end, after a mistake. */
export const isRepaired = (piece: StoredPiece) =>
  piece.tried.length > 1 && belongsOn(piece, piece.tried.at(-1));
export const isRightAtFirst = (piece: StoredPiece) =>
  piece.tried.length === 1 && belongsOn(piece, piece.tried[0]);
