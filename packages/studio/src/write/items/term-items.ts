import type { StorySentence } from '../story/analyse-story.ts';
import { sectionTerms, sentenceFactId } from '../story/section.ts';
import type { Term } from '../story/terms.ts';
import { escapeRegExp, isPlural, shorten } from '../text/words.ts';
import type { Item } from './item.ts';
import { chooseDistractors, type ItemSource } from './item-source.ts';

/** Sentences in this range are long enough to think about and short enough to read. */
const clozeWords = { min: 6, max: 24 };

/** From what a word means to the word. */
export function meaningItems({ sentences, story, random }: ItemSource): Item[] {
  return sentences.flatMap((sentence) => {
    const definition = sentence.definition;
    if (!definition || definition.term.startsWith('the ')) return [];
    const key = definition.term.replace(/^the /, '');
    const distractors = chooseDistractors(key, rivals(key, sentence, story.terms), random);
    if (!distractors || new RegExp(`\\b${escapeRegExp(key)}\\b`, 'i').test(definition.means)) return [];
    return [
      {
        kind: 'meaning',
        question: `Which word from the comic fits this meaning: "${shorten(definition.means, 300)}"?`,
        key,
        distractors,
        difficulty: 'easy' as const,
        factId: sentenceFactId(sentence),
        explanation: sentence.text.slice(0, 700),
      },
    ];
  });
}

/** A sentence of the comic with a key word left out. */
export function clozeItems({ sentences, story, random }: ItemSource): Item[] {
  const used = new Set<number>();
  return sectionTerms(sentences, story)
    .slice(0, 10)
    .flatMap((term) => {
      const sentence = sentences.find((s) => !used.has(s.index) && s.terms.includes(term.key) && asksWell(s));
      const found = sentence && wordAsWritten(sentence.text, term.key);
      if (!sentence || !found) return [];
      const distractors = chooseDistractors(found, rivals(found, sentence, story.terms), random);
      if (!distractors) return [];
      used.add(sentence.index);
      const blank = sentence.text.replace(
        new RegExp(`(?<!\\p{L})${escapeRegExp(found)}(?!\\p{L})`, 'giu'),
        '_____',
      );
      return [
        {
          kind: 'cloze',
          question: `What is missing in this sentence from the comic? "${blank}"`,
          key: found,
          distractors,
          difficulty: 'medium' as const,
          factId: sentenceFactId(sentence),
          explanation: sentence.text.slice(0, 700),
        },
      ];
    });
}

const asksWell = (s: StorySentence) =>
  s.words >= clozeWords.min &&
  s.words <= clozeWords.max &&
  s.kind !== 'quote' &&
  s.kind !== 'question' &&
  !s.text.includes('"');

function wordAsWritten(text: string, key: string): string | undefined {
  const stem = escapeRegExp(key.replace(/y$/, ''));
  const match = new RegExp(`(?<!\\p{L})${stem}(?:y|ies|es|s)?(?!\\p{L})`, 'iu').exec(text);
  return match && !/^\p{Lu}/u.test(match[0]) ? match[0] : undefined;
}

/** Other words of the story that are not in the sentence, singular for singular, plural for plural. */
function rivals(key: string, sentence: StorySentence, terms: Term[]): string[] {
  const plural = isPlural(key);
  const inside = sentence.text.toLowerCase();
  return terms
    .filter(
      (term) =>
        term.plural === plural &&
        !term.key.startsWith('the ') &&
        term.key.split(' ').length <= key.split(' ').length &&
        !inside.includes(term.key) &&
        !term.key.split(' ').some((w) => key.includes(w)),
    )
    .slice(0, 14)
    .map((term) => term.text);
}
