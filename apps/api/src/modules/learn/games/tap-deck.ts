import { gameRules } from '@panelwise/contracts/domain/games';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import type { DealtPiece, Deck } from './deck.ts';
import { sameWords, shuffled } from './pick.ts';
import { picturePanels } from './picture-panels.ts';
import { type SeenInPanel, seenInPanel } from './seen-in-panel.ts';

/** So many panels are shown at most. */
const mostPanels = 3;

type Panel = { at: TaughtAt; seen: SeenInPanel[] };

/**
 * People and things to be tapped in the pictures of a few panels, those that show the most. All that is known to stand there is a
 * place, also what nobody asks for; who is in several of the pictures may be found in any.
 */
export const tapDeck: Deck = ({ content }, count, random) => {
  const all = picturePanels(content).map(({ page, panel }): Panel => {
    const at = { page, panel };
    return { at, seen: seenInPanel(content, at).filter(isToTap) };
  });
  const spots = richest(shuffled(all, random), count).flatMap(({ at, seen }) =>
    seen.map((one) => ({ ...one, at, word: sameWords(one.name) })),
  );
  const words = shuffled([...new Set(spots.map(({ word }) => word))], random).slice(0, count);
  return {
    pieces: words.map((word): DealtPiece => {
      const [spot, ...also] = spots.flatMap((one, index) => (one.word === word ? [index] : []));
      const { name, at } = spots[spot!]!;
      return { lead: null, text: name, taughtAt: at, spot: spot!, also };
    }),
    spots: spots.map(({ name }) => name),
    spotPanels: spots.map(({ at }) => at),
    spotBoxes: spots.map(({ box }) => box),
  };
};

/** A label of a diagram says itself what it is. */
const isToTap = ({ kind, name }: SeenInPanel) => kind !== 'label' && name.length <= gameRules.longestText;

/** As few panels as have so many names, each the one that adds most. */
function richest(panels: readonly Panel[], count: number): Panel[] {
  const chosen: Panel[] = [];
  const known = new Set<string>();
  const news = ({ seen }: Panel) => seen.filter(({ name }) => !known.has(sameWords(name))).length;
  while (chosen.length < mostPanels && known.size < count) {
    const best = panels.reduce<Panel | undefined>(
      (most, one) => (news(one) > (most ? news(most) : 0) ? one : most),
      undefined,
    );
    if (!best) break;
    chosen.push(best);
    for (const { name } of best.seen) known.add(sameWords(name));
  }
  return chosen;
}
