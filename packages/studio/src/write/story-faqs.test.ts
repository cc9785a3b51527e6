import { expect, it } from 'vitest';
import { analyseStory } from './story/analyse-story.ts';
import { storyFaqs } from './story-faqs.ts';

const faqsOf = (story: string) => {
  const read = analyseStory({ concept: 'Earthquake safety', story });
  return storyFaqs(read.sentences, read);
};

it('asks what somebody asks and another one answers at once', () => {
  const story =
    'Haruto and Yui hide under a desk. "Why can\'t we just run outside?" Haruto asks Yui. "Because glass and tiles can fall on you," says Yui.';
  expect(faqsOf(story)[0]).toEqual({
    question: "Why can't we just run outside?",
    answer: 'Because glass and tiles can fall on you.',
  });
});

it.each([
  'Haruto and Yui hide under a desk. "Why did he do that?" Haruto asks Yui. "Because he was afraid of it," says Yui.',
  'Haruto and Yui hide under a desk. "Why does the ground shake?" Haruto asks Yui. "I do not know," says Yui.',
  'Haruto hides under a desk. "Why does the ground shake?" Haruto asks. "Because of the plates," Haruto says.',
])('and nothing that only this moment answers: %s', (story) => {
  expect(faqsOf(story).map(({ question }) => question)).not.toContainEqual(
    expect.stringMatching(/^Why (?:did he|does)/),
  );
});
