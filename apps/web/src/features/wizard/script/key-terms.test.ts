import { stripTermMarks } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { retyped, termChoice, termsIn, withTermChanged } from './key-terms.ts';

const marked = 'So *green leaves* drink *sunlight*.';

describe('key terms', () => {
  it.each([
    ['before them', 'Oh, so green leaves drink sunlight.', 'Oh, so *green leaves* drink *sunlight*.'],
    ['between them', 'So green leaves love sunlight.', 'So *green leaves* love *sunlight*.'],
    ['inside one', 'So green old leaves drink sunlight.', 'So *green old leaves* drink *sunlight*.'],
    ['at the end of one', 'So green leaves drink sunlights.', 'So *green leaves* drink *sunlight*s.'],
    ['over a whole one', 'So roots drink sunlight.', 'So *roots* drink *sunlight*.'],
    ['over the end of one', 'So green sunlight.', 'So green *sunlight*.'],
    ['over everything', 'Hello', 'Hello'],
  ])('stay where words are typed %s', (_, plain, expected) => {
    const text = retyped(marked, plain);
    expect(stripTermMarks(text)).toBe(plain);
    expect(text).toBe(expected);
  });

  it('are made of selected words, without the spaces around them, and unmade again', () => {
    const choice = termChoice('Every edge again', 5, 11)!;
    expect(choice).toMatchObject({ words: 'edge', isTerm: false });
    const made = withTermChanged('Every edge again', choice);
    expect(made).toBe('Every *edge* again');
    const again = termChoice(made, 7, 7)!;
    expect(again).toMatchObject({ words: 'edge', isTerm: true });
    expect(withTermChanged(made, again)).toBe('Every edge again');
    expect(termsIn(marked)).toEqual(['green leaves', 'sunlight']);
  });

  it('are offered for no spaces, no lines and no caret', () => {
    expect(termChoice('a  b', 1, 3)).toBeUndefined();
    expect(termChoice('a\nb', 0, 3)).toBeUndefined();
    expect(termChoice('a b', 1, 1)).toBeUndefined();
  });

  it('give way to a longer term over them', () => {
    const choice = { words: 'leaves drink', start: 9, end: 21, isTerm: false };
    expect(withTermChanged(marked, choice)).toBe('So green *leaves drink* *sunlight*.');
  });
});
