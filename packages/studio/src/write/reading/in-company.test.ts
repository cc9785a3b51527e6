import { describe, expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const opening = `Nora was a girl. Eli was her brother. "Hello," said Nora to Eli. Grandma waved. Rex was a dog.`;
const seenIn = (sentence: string) =>
  analyseStory({ story: `${opening} ${sentence}`, concept: 'a day' }).sentences.at(-1)!.people;

describe('who is there', () => {
  it.each([
    ['Nora sat by the pond with her brother Eli.', ['Nora', 'Eli']],
    ['Nora went to the market with Grandma.', ['Nora', 'Grandma']],
    ['Nora sat on the bench next to Eli.', ['Nora', 'Eli']],
    ['Eli walked to school with the dog Rex.', ['Eli', 'Rex']],
  ])('shows together who is together: %s', (sentence, people) => {
    expect(seenIn(sentence)).toEqual(people);
  });

  it.each([
    ['Nora was angry with Eli.', ['Nora']],
    ['Nora remembered how Eli had moved away.', ['Nora']],
    ['Nora dreamed of Grandma.', ['Nora']],
    ['Nora wrote a long letter to Grandma.', ['Nora']],
    ['Nora waited for Eli at the gate.', ['Nora']],
  ])('leaves out who is only thought of: %s', (sentence, people) => {
    expect(seenIn(sentence)).toEqual(people);
  });

  it.each([
    ['Nobody came, and there was no dog.', []],
    ['Everyone except Eli laughed.', []],
    ['Eli was not at school.', []],
    ['Eli could not come.', []],
    ['Grandma was not at home.', []],
    ['If Eli had been there, he would have laughed.', []],
    ['Nora sat where Eli used to sit.', ['Nora']],
    ['Nora hoped that Eli would come.', ['Nora']],
    ['Nora did not see Eli.', ['Nora']],
  ])('shows nobody who is not there: %s', (sentence, people) => {
    expect(seenIn(sentence)).toEqual(people);
  });

  it('keeps who does something after the thought', () => {
    expect(seenIn('Nora missed the ball and Eli caught it.')).toEqual(['Nora', 'Eli']);
  });
});

it('has nobody there where anybody is meant', () => {
  const { sentences } = analyseStory({
    concept: 'ice',
    story:
      'Pekka drilled a hole. A person needs at least five centimetres of ice. A child came over the ice.',
  });
  expect(sentences[1]!.people).toEqual([]);
  expect(sentences[2]!.people).toEqual(['Child']);
});
