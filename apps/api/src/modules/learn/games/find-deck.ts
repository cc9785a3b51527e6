import { gameRules } from '@panelwise/contracts/domain/games';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import type { Deck, GameComic } from './deck.ts';
import { distinctBy, sameWords, shuffled } from './pick.ts';
import { picturePanels, toldBy } from './picture-panels.ts';
import { markedTerms } from './term-deck.ts';

type Sought = { text: string; at: TaughtAt };

/**
 * Questions of the quiz, without their answers, and the panel that each is answered in; where they are too few, key terms and
 * the panel that has them. Each panel is sought once, and shown as its picture.
 */
export const findDeck: Deck = (comic, count, random) => {
  const panels = picturePanels(comic.content);
  const panelAt = (at: TaughtAt) => panels.find(({ page, panel }) => page === at.page && panel === at.panel);
  const sought = [...shuffled(questionsOf(comic), random), ...shuffled(termsOf(comic), random)];
  const shown = sought.filter(({ text, at }) => text.length <= gameRules.longestText && panelAt(at));
  const perPanel = distinctBy(shown, ({ at: { page, panel } }) => `${page} ${panel}`);
  // Of two panels that tell the same nobody could say which one is meant.
  const chosen = distinctBy(perPanel, ({ at }) => toldBy(panelAt(at)!)).slice(0, count);
  return {
    pieces: chosen.map(({ text, at }, spot) => ({ lead: null, text, taughtAt: at, spot })),
    spots: chosen.map(({ at }) => toldBy(panelAt(at)!)),
    spotPanels: chosen.map(({ at }) => at),
  };
};

const questionsOf = ({ items }: GameComic): Sought[] =>
  items.flatMap(({ question, taughtAt, hardcore }) =>
    taughtAt && !hardcore ? [{ text: question, at: taughtAt }] : [],
  );

/** Terms that one panel alone has. */
function termsOf({ content }: GameComic): Sought[] {
  const terms = markedTerms(content);
  const panelsOf = Map.groupBy(terms, ({ text }) => sameWords(text));
  return terms.flatMap(({ text, taughtAt }) =>
    taughtAt && panelsOf.get(sameWords(text))!.length === 1 ? [{ text, at: taughtAt }] : [],
  );
}
