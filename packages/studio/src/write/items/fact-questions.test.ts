import { describe, expect, it } from 'vitest';
import { analyseStory, type Story, type StorySentence } from '../story/analyse-story.ts';
import { howManyQuestion, whatQuestion, whenQuestion } from './fact-questions.ts';
import { orderedSentences } from './order-items.ts';
import { isTeaching } from './teaching.ts';

const read = (text: string, concept = 'things') => analyseStory({ concept, story: text });
const ask = (
  how: (sentence: StorySentence, story: Story) => { question: string } | undefined,
  text: string,
) => {
  const story = read(text);
  return how(story.sentences.at(-1)!, story)?.question;
};

describe('questions that a sentence answers', () => {
  it.each([
    [whenQuestion, 'The tunnel opened in 1903.', 'When did the tunnel open?'],
    [
      howManyQuestion,
      'A whale can hold 40 tons in its mouth.',
      'How many tons can a whale hold in its mouth?',
    ],
    [howManyQuestion, 'A whale can hold forty-two tons.', 'How many tons can a whale hold?'],
    [howManyQuestion, 'The path is two hundred metres long.', 'How long is the path?'],
    [howManyQuestion, 'A whale can be 15 metres long.', undefined],
    [whatQuestion, 'Electricity needs a path.', 'What does electricity need?'],
    [howManyQuestion, 'The bridge was 90 metres long.', 'How long was the bridge?'],
    [whatQuestion, 'The stem contains small tubes.', 'What does the stem contain?'],
    [howManyQuestion, 'By 1500 printers had made 900 books.', 'How many books had printers made by 1500?'],
    [howManyQuestion, 'The Earth takes 365 days and a quarter for it.', undefined],
    [whatQuestion, 'The stem is green.', undefined],
    [whatQuestion, 'Hot water makes the scales open.', undefined],
    [whenQuestion, 'He opened it in 1903.', undefined],
    [whenQuestion, 'In 1748 workers began to dig it out.', undefined],
    [whenQuestion, 'In 1930 the British ruled India.', undefined],
  ])('%#: %s', (how, text, question) => {
    expect(ask(how, text)).toBe(question);
  });
});

it('takes what is always so for teaching, and what somebody did once for none', () => {
  const story = read(
    'Noor filled a pot with soil. The pot stood on a shelf. Roots take in water. "I am glad," said Noor. They need light.',
  );
  expect(story.sentences.filter((s) => isTeaching(s, story)).map(({ text }) => text)).toEqual([
    'Roots take in water.',
  ]);
});

describe('what stands in an order', () => {
  it('is a process told in steps, or years that rise', () => {
    const paper = read(
      'Paper starts as wood. First, the bark is taken off the logs. Then machines cut the wood into chips. Next, the chips are cooked in water. Finally, rollers press the sheet dry.',
    );
    expect(orderedSentences({ sentences: paper.sentences, story: paper })).toHaveLength(5);
  });

  it('is not what happens to somebody', () => {
    const day = read(
      'Noor woke up late. Then Noor ran to the bus. Later Noor lost her hat. At last Noor came to school.',
    );
    expect(orderedSentences({ sentences: day.sentences, story: day })).toEqual([]);
  });
});
