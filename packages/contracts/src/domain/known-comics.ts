/** What is known of one item of somebody's: from its review card. */
export type KnownItem = {
  comicId: string;
  /** In days. */
  stability: number;
  lastReviewAt: Date;
  wasRight: boolean;
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

/** Below this chance to be remembered an item is shaky. */
const shakyBelow = 0.9;
const dayMs = 86_400_000;

/** The chance that an item is remembered, as FSRS has it. */
export function recallOf({ stability, lastReviewAt }: KnownItem, now: Date): number {
  const days = Math.max(0, (now.getTime() - lastReviewAt.getTime()) / dayMs);
  return (1 + ((19 / 81) * days) / stability) ** -0.5;
}

/** How well each comic is known today, what is shakiest first. Comics without an answered question are not in it. */
export function knownComics(items: readonly KnownItem[], now: Date): KnownComic[] {
  const byComic = Map.groupBy(items, ({ comicId }) => comicId);
  return [...byComic]
    .map(([comicId, own]): KnownComic => {
      const recalls = own.map((item) => recallOf(item, now));
      const shakyItems = own.filter(({ wasRight }, i) => !wasRight || recalls[i]! < shakyBelow).length;
      const stabilities = own.map(({ stability }) => stability).sort((a, b) => a - b);
      return {
        comicId,
        state: shakyItems > 0 ? 'shaky' : 'well',
        items: own.length,
        shakyItems,
        unrepairedItems: own.filter(({ wasRight }) => !wasRight).length,
        recall: recalls.reduce((sum, recall) => sum + recall, 0) / own.length,
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
