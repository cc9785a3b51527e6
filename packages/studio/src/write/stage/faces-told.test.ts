import { describe, expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { facesByName, looksTold, posturesOf } from './faces-told.ts';

const opening = `Mina was a girl. Ravi was a boy. "Hello," said Mina to Ravi. "Good morning," said Ravi.`;

function looks(sentence: string) {
  const { entities, language, sentences } = analyseStory({
    concept: 'a day',
    story: `${opening} ${sentence}`,
  });
  return looksTold(sentences.at(-1)!, { entities, language })
    .map(({ who, face, pose }) => `${who}: ${face ?? '-'}${pose ? ` ${pose}` : ''}`)
    .join(', ');
}

describe('the faces that words tell', () => {
  it.each([
    ['"It is late," sighed Mina.', 'Mina: sad slump'],
    ['"I miss you," sobbed Ravi.', 'Ravi: sad cry'],
    ['"That is funny," Mina laughed.', 'Mina: joy'],
    ['"Go away," muttered Ravi angrily.', 'Ravi: angry'],
    ['"It is done," said Mina proudly.', 'Mina: proud'],
    ['Ravi crossed his arms and frowned.', 'Ravi: determined arms-crossed'],
    ['Ravi scratched his head.', 'Ravi: think think'],
    ['Mina yawned.', 'Mina: sleepy'],
    ['Mina was tired.', 'Mina: sleepy'],
    ['Mina laughed and Ravi yawned.', 'Mina: joy, Ravi: sleepy'],
    // What is told last, lasts.
    ['Ravi sighed and then he smiled.', 'Ravi: smile'],
  ])('%s', (sentence, told) => {
    expect(looks(sentence)).toBe(told);
  });

  it.each([
    'Mina did not smile.',
    'Ravi wanted to laugh.',
    'It was a happy day for Mina.',
    '"I cried," said Ravi.',
  ])('are none where nobody has them: %s', (sentence) => {
    expect(looks(sentence)).toBe('');
  });

  it('smiles at nothing that is sad', () => {
    expect(looks('Mina smiled, but she felt so sad and lonely.')).not.toMatch(/smile|happy|joy|grin/);
  });
});

it('bends nobody who does something that is seen', () => {
  const told = [{ who: 'Ravi', face: 'sad', pose: 'slump' }] as const;
  expect(posturesOf(told, [{ who: 'Ravi', pose: 'run' }])).toEqual([]);
  expect(posturesOf(told, [])).toEqual([{ who: 'Ravi', pose: 'slump' }]);
  expect(facesByName(told)).toEqual({ Ravi: 'sad' });
});
