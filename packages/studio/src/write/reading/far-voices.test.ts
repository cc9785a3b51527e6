import { describe, expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';

const opening = 'Mina was a girl. She sat in the kitchen with her brother Ravi.';
const last = (text: string) =>
  analyseStory({ story: `${opening} ${text}`, concept: 'a call' }).sentences.at(-1)!;

describe('who speaks from elsewhere', () => {
  it.each([
    ['"The street is flooded!" said Aunt Lila on the phone.', 'Aunt Lila'],
    ['Then the phone rang. It was Aunt Lila. "Are you well?" she asked.', 'Aunt Lila'],
    ['Mina phoned Aunt Lila. "I am well," said Aunt Lila.', 'Aunt Lila'],
    ['That night Aunt Lila called from London. "Are you well?" she asked on the phone.', 'Aunt Lila'],
    ['"I miss you all," Aunt Lila wrote in her letter.', 'Aunt Lila'],
    ['"Good morning!" said Aunt Lila from the screen.', 'Aunt Lila'],
  ])('is not in the room: %s', (text, speaker) => {
    const { quote, people, away } = last(text);
    expect(quote?.speaker).toBe(speaker);
    expect(quote?.far).toBeDefined();
    expect(people).not.toContain(speaker);
    expect(away).toContain(speaker);
  });

  it('goes on from there, and is seen when they come', () => {
    const call = '"Wait for me," said Aunt Lila on the phone. "I will come," she said.';
    expect(last(call).quote?.far).toBe('heard');
    expect(
      last(`${call} Aunt Lila came in at noon. "Here I am," said Aunt Lila.`).quote?.far,
    ).toBeUndefined();
  });

  it('is not who holds the telephone', () => {
    expect(last('"Hello?" said Ravi on the phone.').quote?.far).toBeUndefined();
    expect(last('Mina phoned Aunt Lila. "Hello," said Mina.').quote?.far).toBeUndefined();
  });

  it('is not who looks up from what speaks or turns away from it', () => {
    for (const text of [
      '"What is it?" said Grandfather, looking up from his radio.',
      'Grandfather turned away from the screen. "What is it?" said Grandfather.',
    ]) {
      expect(last(text).quote?.far).toBeUndefined();
      expect(last(text).people).toContain('Grandfather');
    }
  });

  it('is not who only watches a screen', () => {
    expect(last('Aunt Lila watched the match on TV.').people).toEqual(['Aunt Lila']);
  });
});
