import { describe, expect, it } from 'vitest';
import { change, redo, startHistory, undo } from './history.ts';

describe('script history', () => {
  it('takes a burst of typing back in one go, and a later change on its own', () => {
    let history = startHistory('a');
    history = change(history, 'ab', 1_000);
    history = change(history, 'abc', 1_300);
    history = change(history, 'abcd', 9_000);
    expect(undo(history).present).toBe('abc');
    expect(undo(undo(history)).present).toBe('a');
    expect(undo(undo(undo(history))).present).toBe('a');
  });

  it('brings back what was taken back, until something else is typed', () => {
    const typed = change(startHistory('a'), 'b', 1_000);
    expect(redo(undo(typed)).present).toBe('b');
    const other = change(undo(typed), 'c', 1_100);
    expect(redo(other).present).toBe('c');
    expect(undo(other).present).toBe('a');
  });

  it('does not count the same text as a change', () => {
    const history = startHistory('a');
    expect(change(history, 'a', 1_000)).toBe(history);
  });
});
