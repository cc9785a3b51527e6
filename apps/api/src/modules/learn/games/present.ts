import {
  type GameBox,
  type GameEnd,
  type GamePanel,
  type GameRound,
  gameRules,
} from '@panelwise/contracts/domain/games';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import type { PowerUpsLeft } from '@panelwise/contracts/domain/power-up-schemas';
import type { GameRoundRow } from '@panelwise/db/repositories/game-rounds';
import type { EditionContent } from '@panelwise/db/schema/comics';
import type { StoredSpot } from '@panelwise/db/schema/games';
import type { MediaUrls } from '../../../media/media-urls.ts';
import { type RoundPictures, sceneOf } from './round-pictures.ts';
import { isRepaired, isRightAtFirst, isShared } from './score.ts';

/** A round as its player gets it. */
export function presentRound(
  round: GameRoundRow,
  title: string,
  { byId, scenes }: RoundPictures,
  powerUps: PowerUpsLeft | undefined,
): GameRound {
  return {
    _id: round.id,
    comicId: round.comicId,
    title,
    game: round.game,
    level: round.level,
    pieces: round.pieces.map(({ id, lead, text }) => ({
      id,
      lead,
      text,
      picture: byId.get(id) ?? null,
    })),
    spots: round.spots.map((spot) => ({
      id: spot.id,
      // What a place is called is what is asked.
      text: round.game === 'tap' ? '' : spot.text,
      picture: byId.get(spot.id) ?? null,
      ...boxOf(spot, round.spots),
    })),
    ...(scenes.length > 0 && { scenes }),
    isShared: isShared(round),
    hasHelp: hasHelp(round),
    ...(powerUps && { powerUps }),
  };
}

function boxOf(spot: StoredSpot, spots: readonly StoredSpot[]): { box?: GameBox } {
  const { panel, box } = spot;
  return panel && box ? { box: { scene: sceneOf(panel, spots), ...box } } : {};
}

const withoutHelp: ReadonlySet<GameRoundRow['game']> = new Set(['order', 'find', 'tap']);

/** Where the panel itself is what is asked there is no help. */
export const hasHelp = ({ game, level, pieces }: GameRoundRow) =>
  gameRules.hasHelp[level] && !withoutHelp.has(game) && pieces.some(({ taughtAt }) => taughtAt);

/** How pictures of pages are addressed. */
type Seen = { media: MediaUrls; isPublic: boolean };

/** A panel with the picture of its page; null where the comic has none. */
export function presentPanel(
  { pages, panels }: Pick<EditionContent, 'pages' | 'panels'>,
  at: TaughtAt | null,
  { media, isPublic }: Seen,
): GamePanel | null {
  const page = at && pages.find(({ pageNumber }) => pageNumber === at.page);
  const panel = at && panels.find((one) => one.pageNumber === at.page && one.panelNumber === at.panel);
  if (!page?.imageKey || !panel) return null;
  return {
    ...at,
    imageUrl: media.url(page.imageKey, { public: isPublic }),
    alt: panel.alt,
    polygon: panel.polygon,
  };
}

/** How a round ended, with the panels of what was missed. What it brought comes from the caller. */
export function presentEnd(
  { pieces, spots, game }: GameRoundRow,
  content: Pick<EditionContent, 'pages' | 'panels'>,
  seen: Seen,
): Omit<GameEnd, 'earned'> {
  const missed = pieces.filter((piece) => !isRightAtFirst(piece));
  return {
    right: pieces.length - missed.length,
    repaired: missed.filter(isRepaired).length,
    missed: missed.map((piece) => ({
      lead: piece.lead,
      text: game === 'order' ? '' : piece.text,
      belongs: spots.find(({ id }) => id === piece.spot)!.text,
      isRepaired: isRepaired(piece),
      panel: presentPanel(content, piece.taughtAt, seen),
    })),
  };
}
