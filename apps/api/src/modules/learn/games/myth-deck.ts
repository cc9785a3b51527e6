import type { DealtPiece, Deck } from './deck.ts';
import { shuffled } from './pick.ts';

/** The first of the two spots of this game. */
export const mythSpots = ['True', 'Not true'];
/** So many facts at most: all of them are true. */
const mostFacts = 1;

/**
 * Questions with one of their options, right or wrong, and a fact: what is true is what the key says. Of a question one
 * option is shown, and as often a wrong one as the right one, so that nothing can be told from its being there.
 */
export const mythDeck: Deck = ({ content, items }, count, random) => {
  const asked = shuffled(
    items.filter(({ taughtAt, hardcore }) => taughtAt && !hardcore),
    random,
  );
  const statements = asked.map(({ key, question, options, correctAnswer, taughtAt }): DealtPiece => {
    const isTrue = random() < 0.5;
    const wrong = shuffled(
      options.filter((option) => option !== correctAnswer),
      random,
    );
    return {
      lead: question,
      text: isTrue ? correctAnswer : wrong[0]!,
      taughtAt: taughtAt!,
      itemKey: key,
      spot: isTrue ? 0 : 1,
    };
  });
  const facts = shuffled(content.facts, random).map(
    ({ fact }): DealtPiece => ({ lead: null, text: fact, taughtAt: null, spot: 0 }),
  );
  return {
    pieces: shuffled([...statements.slice(0, count - mostFacts), ...facts.slice(0, mostFacts)], random),
    spots: mythSpots,
  };
};
