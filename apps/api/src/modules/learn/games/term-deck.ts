import { gameRules } from '@panelwise/contracts/domain/games';
import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { stripTermMarks } from '@panelwise/contracts/domain/script';
import type { DealtPiece, Deck, GameComic } from './deck.ts';
import { countWords, distinctBy, sameWords, shuffled } from './pick.ts';

type Pair = Omit<DealtPiece, 'spot'> & { meaning: string };

/** What stands for the term in its sentence. */
const gap = '____';

/**
 * Key terms and the sentences of the comic that they are missing from. Where it marks too few, questions and their answers,
 * and only those that this reader has answered right before: the answers of the others would be given away.
 */
export const termDeck: Deck = (comic, count, random) => {
  const terms = termsOf(comic.content);
  const pairs = terms.length >= gameRules.leastPieces ? terms : [...terms, ...knownAnswers(comic)];
  const distinct = distinctBy(
    distinctBy(pairs, ({ text }) => text),
    ({ meaning }) => meaning,
  );
  const chosen = shuffled(distinct, random).slice(0, count);
  return {
    pieces: chosen.map(({ meaning: _, ...piece }, spot) => ({ ...piece, spot })),
    spots: chosen.map(({ meaning }) => meaning),
  };
};

/** For each marked term the longest sentence that it stands in once. */
function termsOf({ pages }: GameComic['content']): Pair[] {
  const found = pages.flatMap(({ pageNumber, drawn }) =>
    (drawn?.panels ?? []).flatMap((panel, index) =>
      sentencesOf(panel).flatMap((sentence) => {
        const pair = withGap(sentence);
        return pair ? [{ ...pair, lead: null, taughtAt: { page: pageNumber, panel: index + 1 } }] : [];
      }),
    ),
  );
  return found.sort((a, b) => b.meaning.length - a.meaning.length);
}

function sentencesOf({ caption, dialogue, captionBottom = '' }: ScriptPanel): string[] {
  return [caption, ...dialogue.map(({ text }) => text), captionBottom].flatMap((text) =>
    text.split(/(?<=[.!?।…])\s+/u),
  );
}

/** A sentence without its term; undefined where it marks none or several, tells it elsewhere, or says too little. */
function withGap(sentence: string): { text: string; meaning: string } | undefined {
  const marked = [...sentence.matchAll(/\*([^*\n]+)\*/g)];
  const term = marked[0]?.[1]?.trim();
  if (!term || marked.length > 1) return undefined;
  const meaning = stripTermMarks(sentence.replace(marked[0]![0], gap)).trim();
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

const fitsPiece = (text: string) => text.length <= gameRules.longestText;
