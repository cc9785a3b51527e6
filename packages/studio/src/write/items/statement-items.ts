import { fillIn } from '../../language/language.ts';
import { kindOf } from '../../words/kind-of.ts';
import { shuffle } from '../random.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import { plainWords } from '../text/words.ts';
import { nearMisses } from './amount-items.ts';
import type { Item } from './item.ts';
import { explanationMax, fitsOption, type ItemSource } from './item-source.ts';
import { isTeaching, pointsBack } from './teaching.ts';
import { articleBefore, rivals, wholeWord, wordAsWritten } from './term-items.ts';
import { chiefPeople } from './who-items.ts';

const statementWords = { min: 6, max: 20 };

/** A sentence of the comic among copies with one word or number changed: what a careless reader would let pass. */
export function standsItems(source: ItemSource): Item[] {
  const { sentences, story, texts, random } = source;
  return sentences.flatMap((sentence): Item[] => {
    const fits = sentence.words >= statementWords.min && sentence.words <= statementWords.max;
    if (!fits || !fitsOption(sentence) || !(isTeaching(sentence, story) || isOfChief(sentence, story)))
      return [];
    const changed = shuffle(changedCopies(sentence, source), random).slice(0, 3);
    if (changed.length < 3) return [];
    return [
      {
        kind: 'stands',
        question: texts.questions.stands,
        key: sentence.text,
        distractors: changed,
        difficulty: 'medium',
        factId: sentenceFactId(sentence),
        explanation: fillIn(texts.questions.standsWhy, { sentence: sentence.text })!.slice(0, explanationMax),
      },
    ];
  });
}

/** What one of the chief people does, in a sentence that can be read alone. */
const isOfChief = (sentence: StorySentence, story: Story) =>
  !sentence.firstPerson &&
  !pointsBack.test(sentence.text) &&
  chiefPeople(story).some((name) => sentence.named.includes(name));

function changedCopies(sentence: StorySentence, { story }: ItemSource): string[] {
  const { text } = sentence;
  const amount = sentence.amounts.find((one) => !one.includes('/'));
  const numbers = amount
    ? nearMisses(amount)
        .slice(0, 2)
        .map((other) => text.replace(amount, other))
    : [];
  const [name] = sentence.named;
  const others = chiefPeople(story).filter(
    (person) => !sentence.named.includes(person) && !text.includes(person),
  );
  const names = name ? others.slice(0, 2).map((other) => text.replace(wholeWord(name, 'u'), other)) : [];
  const words = story.language === 'en' && isTeaching(sentence, story) ? exchangedWords(sentence, story) : [];
  const told = new Set(story.sentences.map((s) => plainWords(s.text).join(' ')));
  const copies = [...numbers, ...names, ...words].filter((copy) => !told.has(plainWords(copy).join(' ')));
  return [...new Set(copies)];
}

/** "the rake" becomes "the ruler": one thing for another of the story, where both can be counted. */
function exchangedWords(sentence: StorySentence, { terms }: Story): string[] {
  return terms
    .filter((term) => sentence.terms.includes(term.key) && term.key.split(' ').length === 1)
    .slice(0, 3)
    .flatMap((term) => {
      const found = wordAsWritten(sentence.text, term, false);
      if (!found || !articleBefore(sentence.text, found)) return [];
      const vowel = (word: string) => /^[aeiou]/i.test(word);
      return rivals(found, sentence, terms)
        .filter((other) => !other.includes(' ') && vowel(other) === vowel(found))
        .filter((other) => kindOf(other) === kindOf(found))
        .slice(0, 2)
        .map((other) => sentence.text.replace(wholeWord(found, 'u'), other));
    });
}
