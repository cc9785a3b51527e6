import { describe, expect, it } from 'vitest';
import { addStep, change, redo, startHistory, undo } from './history.ts';
import { packSteps, unpackSteps } from './history-steps.ts';

const state = (text: string) => ({ text });
const shown = ({ present }: { present: { text: string } }) => present.text;

describe('script history', () => {
  it('takes a burst of typing back in one go, and a later change on its own', () => {
    let history = startHistory(state('a'));
    history = change(history, state('ab'), 1_000);
    history = change(history, state('abc'), 1_300);
    history = change(history, state('abcd'), 9_000);
    expect(shown(undo(history))).toBe('abc');
    expect(shown(undo(undo(history)))).toBe('a');
    expect(shown(undo(undo(undo(history))))).toBe('a');
  });

  it('brings back what was taken back, until something else is typed', () => {
    const typed = change(startHistory(state('a')), state('b'), 1_000);
    expect(shown(redo(undo(typed)))).toBe('b');
    const other = change(undo(typed), state('c'), 1_100);
    expect(shown(redo(other))).toBe('c');
    expect(shown(undo(other))).toBe('a');
  });

  it('does not count the same text as a change', () => {
    const history = startHistory(state('a'));
    expect(change(history, state('a'), 1_000)).toBe(history);
  });
});

describe('a kept script history', () => {
  const texts = ['one', 'one two', 'one 2 two', 'two', ''];
  const whole = texts
    .slice(1)
    .reduce((history, text) => addStep(history, state(text)), startHistory(state('one')));
  const halfBack = undo(undo(whole));

  it('is the same after it was packed, with what was taken back', () => {
    const back = unpackSteps(packSteps(halfBack), halfBack.present, state);
    expect(back && [...back.past, back.present, ...back.future].map(({ text }) => text)).toEqual(texts);
    expect(back && shown(back)).toBe('one 2 two');
  });

  it('is dropped where the script has become another one meanwhile', () => {
    expect(unpackSteps(packSteps(halfBack), state('one 3 two'), state)).toBeUndefined();
  });

  it('forgets the oldest steps first, and steps that would fill the browser', () => {
    let long = startHistory(state('a'.repeat(150_000)));
    for (const letter of ['b', 'c', 'd']) long = addStep(long, state(letter.repeat(150_000)));
    const back = unpackSteps(packSteps(long), long.present, state);
    expect(back?.past.map(({ text }) => text[0])).toEqual(['b', 'c']);
  });
});
