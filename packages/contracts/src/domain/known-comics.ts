import { shakyBelow } from './mastery.ts';

/** What is known of one item of somebody's: from its review card. */
export type KnownItem = {
  comicId: string;
  /** In days. */
  stability: number;
  wasRight: boolean;
  /** The chance (0 to 1) that it is remembered today. */
  recall: number;
};

/** How well a comic is known: `well` while everything in it is, `shaky` where something was never right or fades. */
export type KnownComic = {
  comicId: string;
  state: 'well' | 'shaky';
  items: number;
  shakyItems: number;
  /** Never right so far, as opposed to known once and fading. */
  unrepairedItems: number;
  /** Mean chance (0 to 1) that an item is remembered today. */
  recall: number;
  /** Days for which half of the items are kept in mind. */
  stabilityDays: number;
};

/** How well each comic is known today, what is shakiest first. Comics without an answered question are not in it. */
export function knownComics(items: readonly KnownItem[]): KnownComic[] {
  const byComic = Map.groupBy(items, ({ comicId }) => comicId);
  return [...byComic]
    .map(([comicId, own]): KnownComic => {
      const shakyItems = own.filter(({ wasRight, recall }) => !wasRight || recall < shakyBelow).length;
      const stabilities = own.map(({ stability }) => stability).sort((a, b) => a - b);
      return {
        comicId,
        state: shakyItems > 0 ? 'shaky' : 'well',
        items: own.length,
        shakyItems,
        unrepairedItems: own.filter(({ wasRight }) => !wasRight).length,
        recall: own.reduce((sum, { recall }) => sum + recall, 0) / own.length,
        stabilityDays: stabilities[Math.floor((own.length - 1) / 2)]!,
      };
    })
    .sort(
      (a, b) =>
        b.unrepairedItems / b.items - a.unrepairedItems / a.items ||
        a.recall - b.recall ||
        a.comicId.localeCompare(b.comicId),
    );
}
