import type { Fact } from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { asksTheSame } from './items/asks-the-same.ts';
import { packItems } from './items/pack-items.ts';
import { type Lesson, sectionOf, teachesFact } from './lesson.ts';
import { planLesson } from './lesson-plan.ts';
import { panelText } from './panel-text.ts';
import { extrasOfPart, leastExtras, wholeRoom } from './part-extras.ts';
import { storyFacts } from './story-facts.ts';
import { storyFaqs } from './story-faqs.ts';
import { plainWords } from './text/words.ts';

/**
 * Did-you-know facts, 3 to 5 from a lesson pack, no fact in two parts, filled up with what the part teaches; else at
 * most 5 that the story itself states, and nothing it does not say.
 */
export function writeFacts(lesson: Lesson): Fact[] {
  const plan = planLesson(lesson.brief, lesson.parts);
  if (plan.pack) {
    const { didYouKnow, facts } = plan.pack;
    const spare = Object.entries(facts).map(([fact, text]) => ({ fact, text }));
    // What the comic says word for word is no news to its reader, and better than a page left out.
    const said = lesson.script.flatMap(({ panels }) => panels.map(panelText)).join(' ');
    const news = spare.filter(({ text }) => !said.includes(text));
    const isAsked = asksTheSame(packItems(plan.pack, lesson.script));
    const deal = (extras: typeof spare, room: { least: number; most: number }) =>
      extrasOfPart(
        { own: didYouKnow, spare: extras },
        plan,
        lesson.part,
        teachesFact(lesson, plan.pack!),
        room,
        ({ text }) => isAsked({ answer: text }),
      );
    const dealt = deal(news, { least: 0, most: limits.facts });
    const enough =
      dealt.length >= leastExtras ? dealt : deal(spare, { least: leastExtras, most: leastExtras });
    return enough.map(({ text }) => ({ fact: text }));
  }
  const { story, sentences } = sectionOf(lesson);
  if (story.missing) return [];
  // What a question is answered with is no news beside it: other facts come first.
  const answers = storyFaqs(sentences, story).map(({ answer }) => plainText(answer.replace(/^Because /, '')));
  const told = storyFacts(sentences, story);
  const isAnswer = (fact: string) => answers.some((answer) => plainText(fact).includes(answer));
  const news = told.filter((fact) => !isAnswer(fact));
  const repeated = told.filter(isAnswer);
  return [...news, ...repeated.slice(0, Math.max(0, enoughFacts - news.length))]
    .slice(0, limits.facts)
    .map((fact) => ({ fact }));
}

const plainText = (text: string) => plainWords(text).join(' ');

/** All that there are, the ones of a set first. */
export function factsLeft(lesson: Lesson): Fact[] {
  const plan = planLesson(lesson.brief, lesson.parts);
  const set = writeFacts(lesson);
  const isInSet = (text: string) => set.some(({ fact }) => fact === text);
  if (plan.pack) {
    const { didYouKnow, facts } = plan.pack;
    const spare = Object.entries(facts).map(([fact, text]) => ({ fact, text }));
    const isTaught = teachesFact(lesson, plan.pack);
    const all = extrasOfPart({ own: didYouKnow, spare }, plan, lesson.part, isTaught, wholeRoom);
    return [...set, ...all.filter(({ text }) => !isInSet(text)).map(({ text }) => ({ fact: text }))];
  }
  const { story, sentences } = sectionOf(lesson);
  if (story.missing) return [];
  const told = storyFacts(sentences, story).filter((fact) => !isInSet(fact));
  return [...set, ...told.map((fact) => ({ fact }))];
}

/** So many facts are worth that some of them are told twice. */
const enoughFacts = 4;
