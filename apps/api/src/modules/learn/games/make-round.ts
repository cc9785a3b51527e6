import { createHash } from 'node:crypto';
import type { GameKind, GameLevel } from '@panelwise/contracts/domain/games';
import { mulberry32 } from '@panelwise/contracts/domain/mulberry32';
import type { StoredPiece, StoredSpot } from '@panelwise/db/schema/games';
import { type Deal, dealGame, type GameComic } from './deck.ts';
import { shuffled } from './pick.ts';

/** A round as it is kept: in the order in which it is shown, with what belongs where. */
export type MadeRound = { pieces: StoredPiece[]; spots: StoredSpot[] };

/** Numbers, steps and the two sides of a myth keep their order; where the order would tell, it is another one. */
const keepsOrder: ReadonlySet<GameKind> = new Set(['order', 'label', 'myths']);

type Asked = { comicId: string; game: GameKind; level: GameLevel; seed: number };

/**
 * Makes a round; the same seed makes the same one, so the seed is told to nobody.
 * @returns undefined where the comic has too little for this game
 */
export function makeRound(
  comic: GameComic,
  { comicId, game, level, seed }: Asked,
  newId: () => string,
): MadeRound | undefined {
  const random = mulberry32(seed);
  const deal = dealGame(game, comic, level, random);
  if (!deal) return undefined;
  const spots = deal.spots.map((text, index): StoredSpot => {
    const panel = deal.spotPanels?.[index];
    const box = deal.spotBoxes?.[index];
    return { id: newId(), text, ...(panel && { panel }), ...(box && { box }) };
  });
  const pieces = deal.pieces.map((piece): StoredPiece => {
    const { lead, text, taughtAt, itemKey, isPicture = false, spot, also = [] } = piece;
    return {
      id: newId(),
      itemKey: itemKey ?? pieceKeyOf(comicId, game, piece, deal),
      isItem: itemKey !== undefined,
      lead,
      text,
      isPicture,
      taughtAt,
      spot: spots[spot]!.id,
      ...(also.length > 0 && { also: also.map((one) => spots[one]!.id) }),
      tried: [],
      isSettled: false,
      isHelped: false,
    };
  });
  return {
    pieces: shuffled(pieces, random),
    spots: keepsOrder.has(game) ? spots : shuffled(spots, random),
  };
}

/** Names what a piece asks: with other words, or at another place, it is another thing to know. */
function pieceKeyOf(
  comicId: string,
  game: GameKind,
  { lead, text, taughtAt, spot }: Deal['pieces'][number],
  { spots }: Deal,
): string {
  // A panel stands where it stands in the comic, whatever its number in a round.
  const where = game === 'order' || game === 'find' ? taughtAt : spots[spot];
  const told = JSON.stringify([comicId, game, lead, text, where]);
  return createHash('sha256').update(told).digest('base64url').slice(0, 22);
}
