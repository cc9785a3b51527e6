import type { Faq } from '@panelwise/contracts/domain/learning';
import { fillIn, textsOf } from '../language/language.ts';
import type { Pair } from '../language/language-texts.ts';
import { askWhy, asReason } from './items/cause-items.ts';
import { isDark } from './reading/reading.ts';
import type { Story, StorySentence } from './story/analyse-story.ts';

const answerMax = 1_000;
const questionMax = 300;

/** Questions that a class asks about a story, answered in its own words; the most telling kinds first. */
export function storyFaqs(told: StorySentence[], story: Story): Faq[] {
  if (story.danger) return [];
  const sentences = told.filter(({ mood }) => !isDark(mood));
  const meanings = meaningFaqs(sentences, story);
  const reasons = reasonFaqs(sentences, story);
  const people = peopleFaqs(sentences, story);
  const numbers = numberFaqs(sentences, story);
  // Two of the first kinds, then a little of everything: five times "What is …?" is a word list.
  const all = [
    ...meanings.slice(0, 2),
    ...reasons.slice(0, 2),
    ...people,
    ...numbers,
    ...meanings.slice(2),
    ...reasons.slice(2),
  ];
  return all
    .map(([question, answer]) => ({ question, answer }))
    .filter(({ question, answer }) => question.length <= questionMax && answer.length <= answerMax);
}

const textOf = (sentences: StorySentence[]) => sentences.map((s) => s.text).join(' ');

function meaningFaqs(sentences: StorySentence[], { language }: Story): Pair[] {
  const { faqs } = textsOf(language);
  return sentences.flatMap(({ definition, text }): Pair[] =>
    definition ? [[definition.question ?? fillIn(faqs.meaning, { term: definition.term })!, text]] : [],
  );
}

function reasonFaqs(sentences: StorySentence[], story: Story): Pair[] {
  const texts = textsOf(story.language);
  return sentences.flatMap((sentence): Pair[] =>
    sentence.cause
      ? [[askWhy(sentence, story, texts.faqs.why), asReason(sentence.cause.cause, story, texts)]]
      : [],
  );
}

/** What we learn of the one told of most, and what somebody says. */
function peopleFaqs(sentences: StorySentence[], { people, language }: Story): Pair[] {
  const { faqs } = textsOf(language);
  const here = people.filter((name) => sentences.some((s) => s.named.includes(name)));
  const told = (name: string) =>
    sentences.filter((s) => !s.quote && s.text.startsWith(name) && !s.text.includes('"'));
  const hero = here.find((name) => told(name).length > 1);
  const speaker = here.find((name) => name !== hero && sentences.some((s) => s.quote?.speaker === name));
  const said = sentences.filter((s) => speaker && s.quote?.speaker === speaker).slice(0, 2);
  return [
    ...(hero ? [[fillIn(faqs.about, { name: hero })!, textOf(told(hero).slice(0, 3))] as const] : []),
    ...(speaker
      ? [
          [
            fillIn(faqs.says, { name: speaker })!,
            said.map((s) => `"${s.quote!.spoken.join(' ')}"`).join(' '),
          ] as const,
        ]
      : []),
  ];
}

function numberFaqs(sentences: StorySentence[], { language }: Story): Pair[] {
  const numbers = sentences.filter((s) => !s.quote && s.amounts.some((amount) => /[\d०-९]/.test(amount)));
  return numbers.length > 1 ? [[textsOf(language).faqs.numbers, textOf(numbers.slice(0, 3))]] : [];
}
