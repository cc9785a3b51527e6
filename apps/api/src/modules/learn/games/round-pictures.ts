import type { GameKind, GameRound } from '@panelwise/contracts/domain/games';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import type { EditionContent } from '@panelwise/db/schema/comics';
import type { StoredBox, StoredSpot } from '@panelwise/db/schema/games';
import type { ObjectStore } from '@panelwise/storage/port';
import type { MadeRound } from './make-round.ts';
import { picturePanels, toldBy } from './picture-panels.ts';
import { panelPicture } from './pictures.ts';

export type RoundPictures = {
  /** By the id of the piece or spot that is shown as a picture. */
  byId: ReadonlyMap<string, string>;
  /** Those that places are in. */
  scenes: NonNullable<GameRound['scenes']>;
};

/** The panels that places are in, as `scenes` has them. */
function scenePanels(spots: readonly StoredSpot[]): TaughtAt[] {
  const panels = spots.flatMap(({ panel, box }) => (panel && box ? [panel] : []));
  return panels.filter((one, index) => panels.findIndex((other) => isSame(one, other)) === index);
}

const boxesIn = (at: TaughtAt, spots: readonly StoredSpot[]): StoredBox[] =>
  spots.flatMap(({ panel, box }) => (panel && box && isSame(panel, at) ? [box] : []));

const isSame = (a: TaughtAt, b: TaughtAt) => a.page === b.page && a.panel === b.panel;

/** Position of the picture that a place is in. */
export const sceneOf = (panel: TaughtAt, spots: readonly StoredSpot[]): number =>
  scenePanels(spots).findIndex((one) => isSame(one, panel));

/** All pictures of a round; undefined where one of them cannot be had. */
export async function roundPictures(
  store: Pick<ObjectStore, 'readAll'>,
  content: Pick<EditionContent, 'pages' | 'panels'>,
  game: GameKind,
  { pieces, spots }: MadeRound,
): Promise<RoundPictures | undefined> {
  const pictured = [
    ...pieces.flatMap(({ id, isPicture, taughtAt }) => (isPicture && taughtAt ? [{ id, at: taughtAt }] : [])),
    ...spots.flatMap(({ id, panel, box }) => (panel && !box ? [{ id, at: panel }] : [])),
  ];
  const told = picturePanels(content);
  const [shown, scenes] = await Promise.all([
    Promise.all(pictured.map(async ({ id, at }) => [id, await panelPicture(store, content, at)] as const)),
    Promise.all(
      scenePanels(spots).map(async (at) => {
        // What a diagram says is what is asked there.
        if (game === 'label')
          return { picture: await panelPicture(store, content, at, boxesIn(at, spots)), text: '' };
        const panel = told.find(({ page, panel }) => page === at.page && panel === at.panel);
        // Who says what is what is asked there.
        const isCovered = game === 'speaker';
        const text = panel ? toldBy(isCovered ? { ...panel, lines: [] } : panel) : '';
        return { picture: await panelPicture(store, content, at, isCovered ? 'balloons' : []), text };
      }),
    ),
  ]);
  const byId = new Map(shown.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])));
  const seen = scenes.flatMap(({ picture, text }) => (picture ? [{ picture, text }] : []));
  return byId.size === shown.length && seen.length === scenes.length ? { byId, scenes: seen } : undefined;
}
