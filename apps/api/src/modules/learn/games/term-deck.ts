import { gameRules } from '@panelwise/contracts/domain/games';
import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { stripTermMarks } from '@panelwise/contracts/domain/script';
import type { DealtPiece, Deck, GameComic } from './deck.ts';
import { countWords, distinctBy, sameWords, shuffled } from './pick.ts';

type Pair = Omit<DealtPiece, 'spot'> & { meaning: string };

/** What stands for the term in its sentence. */
const gap = '____';

/**
 * Key terms and the words of the comic that they are missing from. Where it marks too few, questions and their answers are
 * added: those of its quiz that this reader has answered right before, since the answers of the others would be given away,
 * and its FAQs, which everybody reads.
 */
export const termDeck: Deck = (comic, count, random) => {
  const terms = markedTerms(comic.content);
  const more = terms.length < count ? shuffled([...knownAnswers(comic), ...faqsOf(comic)], random) : [];
  const pairs = [...(terms.length < count ? terms : shuffled(terms, random)), ...more];
  const distinct = distinctBy(
    distinctBy(pairs, ({ text }) => text),
    ({ meaning }) => meaning,
  );
  const chosen = distinct.slice(0, count);
  return {
    pieces: chosen.map(({ meaning: _, ...piece }, spot) => ({ ...piece, spot })),
    spots: chosen.map(({ meaning }) => meaning),
  };
};

/** For each marked term the longest words that it stands in once. */
export function markedTerms({ pages }: GameComic['content']): Pair[] {
  const found = pages.flatMap(({ pageNumber, drawn }) =>
    (drawn?.panels ?? []).flatMap((panel, index) =>
      wordsOf(panel)
        .flatMap(
          (text) => withGap(text) ?? text.split(/(?<=[.!?।…])\s+/u).flatMap((one) => withGap(one) ?? []),
        )
        .map((pair) => ({ ...pair, lead: null, taughtAt: { page: pageNumber, panel: index + 1 } })),
    ),
  );
  return found.sort((a, b) => b.meaning.length - a.meaning.length);
}

const wordsOf = ({ caption, dialogue, captionBottom = '' }: ScriptPanel) => [
  caption,
  ...dialogue.map(({ text }) => text),
  captionBottom,
];

/** Words without their term; undefined where they mark none or several, tell it elsewhere, or say too little. */
function withGap(words: string): { text: string; meaning: string } | undefined {
  const marked = [...words.matchAll(/\*([^*\n]+)\*/g)];
  const term = marked[0]?.[1]?.trim();
  if (!term || marked.length > 1) return undefined;
  const meaning = stripTermMarks(words.replace(marked[0]![0], gap)).trim();
  const isTold = sameWords(meaning).includes(sameWords(term));
  const fits = meaning.length <= gameRules.longestText;
  const says = countWords(meaning) >= gameRules.leastWords.sentence;
  return !isTold && fits && says ? { text: term, meaning } : undefined;
}

function knownAnswers({ items, known }: GameComic): Pair[] {
  return items
    .filter(({ key, hardcore }) => known.has(key) && !hardcore)
    .filter(({ question, correctAnswer }) => fitsPiece(question) && fitsPiece(correctAnswer))
    .map(({ key, question, correctAnswer, taughtAt }) => ({
      lead: null,
      text: correctAnswer,
      meaning: question,
      taughtAt: taughtAt ?? null,
      itemKey: key,
    }));
}

function faqsOf({ content }: GameComic): Pair[] {
  return content.faqs
    .filter(({ question, answer }) => fitsPiece(question) && fitsPiece(answer))
    .map(({ question, answer }) => ({ lead: null, text: question, meaning: answer, taughtAt: null }));
}

const fitsPiece = (text: string) => text.length <= gameRules.longestText;
