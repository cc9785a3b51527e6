import { expect, test } from 'vitest';
import { analyseStory } from './analyse-story.ts';

test('animals of a French fable say their lines, also where only “il” or what they are stands there', () => {
  const { sentences } = analyseStory({
    concept: 'La fable',
    story:
      "Un loup marchait dans la forêt. « Bonjour, madame la chèvre, dit-il, comme vous êtes belle ! » La chèvre ne bougea pas. « Si vous descendez, continua le loup, je vous montrerai une prairie. » Le loup attendit et s'en alla en riant. « Qui parle trop n'attrape rien », murmura-t-il.",
  });
  expect(sentences.flatMap(({ quote }) => (quote ? [quote.speaker] : []))).toEqual(['Loup', 'Loup', 'Loup']);
});
