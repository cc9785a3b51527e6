import { fillIn } from '../../language/language.ts';
import type { LanguageTexts } from '../../language/language-texts.ts';
import type { Story, StorySentence } from '../story/analyse-story.ts';
import { sentenceFactId } from '../story/section.ts';
import { capitalise } from '../text/words.ts';
import type { Item } from './item.ts';
import { chooseDistractors, explanationMax, fitsOption, type ItemSource } from './item-source.ts';
import { staysCapital, whyQuestion } from './why-question.ts';

/** Sentences that begin like this go on from another and are no reason by themselves. */
const goesOn =
  /^(?:then|next|later|finally|so|but|and|after|because|therefore|as a result|luego|después|pero|y|puis|ensuite|mais|et|dann|danach|aber|und|doch|फिर|लेकिन|और|तब)(?![\p{L}\p{M}])/iu;

/** Why something is so; the other reasons are other things the story tells. */
export function causeItems({ sentences, story, texts, random }: ItemSource): Item[] {
  return sentences.flatMap((sentence) => {
    const { cause } = sentence;
    if (!cause) return [];
    const pool = story.sentences
      .filter((s) => s.index !== sentence.index && isReason(s))
      .map((s) => asReason(s.cause?.cause ?? s.text, story, texts));
    const key = asReason(cause.cause, story, texts);
    const distractors = chooseDistractors(key, pool, random);
    if (!distractors) return [];
    return [
      {
        kind: 'cause',
        question: askWhy(sentence, story, texts.questions.why),
        key,
        distractors,
        difficulty: 'hard' as const,
        factId: sentenceFactId(sentence),
        explanation: sentence.text.slice(0, explanationMax),
      },
    ];
  });
}

/** The question for the reason of a sentence; `template` quotes the effect where no question can be built from it. */
export const askWhy = (sentence: StorySentence, story: Story, template: string): string =>
  whyQuestion(sentence, story) ?? fillIn(template, { effect: capitalise(sentence.cause!.effect) })!;

const isReason = (s: StorySentence) =>
  /^(?:fact|cause|narrative|number)$/.test(s.kind) &&
  s.tokens[0]?.pos !== 'VERB' &&
  s.words <= 16 &&
  fitsOption(s) &&
  !goesOn.test(s.text);

/** A clause as the answer to "Why?". */
export function asReason(clause: string, story: Story, texts: LanguageTexts): string {
  const start = staysCapital(clause, story) ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
  return fillIn(texts.questions.because, { cause: start.replace(/[.!?।]+$/u, '') })!.slice(0, 200);
}
