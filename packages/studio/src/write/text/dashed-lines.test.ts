import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { quoteDashedLines } from './dashed-lines.ts';

it('puts into quotes what is said behind a dash, and not who says it or what is done', () => {
  expect(
    quoteDashedLines(
      "– Can I have it? asks Marcos, who comes in.\n– On Sunday, says Grandma Amparo and gives him the bag.\n– The machine has one, says his cousin Nerea, it's faster.\n– And this quarter?\nMarcos runs.",
    ),
  ).toBe(
    '"Can I have it?" asks Marcos, who comes in.\n"On Sunday," says Grandma Amparo and gives him the bag.\n"The machine has one," says his cousin Nerea, "it\'s faster."\n"And this quarter?"\nMarcos runs.',
  );
});

it('ends a speech with its sentence where speeches follow each other in one paragraph', () => {
  expect(
    quoteDashedLines('– Can I? asks Ana. – Half for you, but five colours. Marcos runs. – Rice, he says.'),
  ).toBe('"Can I?" asks Ana. "Half for you, but five colours." Marcos runs. "Rice," he says.');
});

it.each([
  '- two eggs\n- a cup of milk\n- salt',
  'The tower – the old one – fell. Ana laughed.',
  'Scores: Ana – 3. Ben – 4.',
])('leaves lists and other dashes alone: %s', (text) => {
  expect(quoteDashedLines(text)).toBe(text);
});

it('gives each of them to who says it', () => {
  const { sentences, narrator } = analyseStory({
    concept: 'food',
    story:
      '– Can I have it? asks Marcos. – On Sunday, says Grandma Amparo. – But I want it, says his cousin Nerea.',
  });
  expect(sentences.map(({ quote }) => quote?.speaker)).toEqual(['Marcos', 'Grandma Amparo', 'Nerea']);
  expect(narrator).toBe('none');
});
