import type { Faq } from '@panelwise/contracts/domain/learning';
import { limits } from '@panelwise/contracts/domain/limits';
import { findCause, staysCapital } from './items/cause-items.ts';
import { taughtFirst } from './items/pack-items.ts';
import type { Lesson } from './lesson.ts';
import { planLesson } from './lesson-plan.ts';
import type { Story, StorySentence } from './story/analyse-story.ts';
import { capitalise, shorten } from './text/words.ts';
import { topicOf } from './topic.ts';

/** 5 questions with answers: from the lesson pack, else from what the story itself explains. */
export function writeFaqs({ brief, parts, part, script }: Lesson): Faq[] {
  const plan = planLesson(brief, parts);
  if (plan.pack) {
    const faqs = plan.pack.faqs.map((faq) => ({ ...faq, factId: faq.fact }));
    return taughtFirst(faqs, script, limits.faqs)
      .slice(0, limits.faqs)
      .map(({ question, answer }) => ({ question, answer }));
  }
  const section = plan.sections[Math.min(Math.max(part, 1), plan.sections.length) - 1]!;
  const own = storyFaqs(section.sentences, plan.story);
  return [...own, ...learningFaqs(topicOf(brief))].slice(0, limits.faqs);
}

function storyFaqs(sentences: StorySentence[], story: Story): Faq[] {
  const faqs: Faq[] = [];
  for (const { definition, text } of sentences) {
    if (definition) faqs.push({ question: definition.question, answer: text });
    const cause = findCause(text);
    if (cause)
      faqs.push({
        question: `What is the reason that ${asClause(cause.effect, story)}?`,
        answer: `Because ${cause.cause}.`,
      });
  }
  return faqs
    .filter(
      (faq, i) =>
        faq.question.length <= 300 && faqs.findIndex((other) => other.question === faq.question) === i,
    )
    .map((faq) => ({ ...faq, answer: shorten(capitalise(faq.answer), 1_000) }));
}

const asClause = (text: string, story: Story) =>
  staysCapital(text, story) ? text : text.charAt(0).toLowerCase() + text.slice(1);

function learningFaqs(topic: string): Faq[] {
  return [
    {
      question: `How can I find out more about "${topic}"?`,
      answer:
        'Write down what you want to know, look it up in a book and on a good website, and compare what they say.',
    },
    {
      question: 'How do I know whether a source can be trusted?',
      answer: 'See who wrote it, how they know, and when. Then check whether another source says the same.',
    },
    {
      question: 'What can I do when I do not understand a panel?',
      answer:
        'Read the panel before it again, say in your own words what you see, and ask about the first word that is unclear.',
    },
    {
      question: 'How can I remember what I have read?',
      answer:
        'Close the comic and tell it to somebody from memory. Then look up what you forgot, and try again tomorrow.',
    },
    {
      question: 'How can I check that I have understood it?',
      answer: 'Explain it with an example of your own. If the example works, you have understood the idea.',
    },
  ];
}
