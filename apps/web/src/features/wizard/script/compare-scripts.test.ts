import { describe, expect, it } from 'vitest';
import { comparePanels, compareTexts } from './compare-scripts.ts';

const panel = (change: object = {}) => ({
  scene: 'A garden at noon',
  caption: 'Hot.',
  dialogue: [],
  ...change,
});
const scriptOf = (...pages: object[][]) =>
  JSON.stringify(pages.map((panels, i) => ({ pageNumber: i + 1, panels })));
const whole = (differs: string) => ({ before: '', differs, after: '' });

describe('two scripts', () => {
  it('differ in the words that differ, panel by panel', () => {
    const mine = scriptOf([panel(), panel({ scene: 'A garden at night' })], [panel()]);
    const other = scriptOf([panel(), panel()], [panel({ caption: '', shot: 'wide' })]);
    expect(comparePanels(mine, other)).toEqual([
      {
        page: 1,
        panel: 2,
        facts: [
          {
            name: 'Scene',
            mine: { before: 'A garden at ', differs: 'night', after: '' },
            other: { before: 'A garden at ', differs: 'noon', after: '' },
          },
        ],
      },
      {
        page: 2,
        panel: 1,
        facts: [
          { name: 'Caption', mine: whole('Hot.'), other: undefined },
          { name: 'shot', mine: undefined, other: whole('wide') },
        ],
      },
    ]);
  });

  it('differ in a line, in who says it and how, and in a panel that only one has', () => {
    const line = { speaker: 'Maya', text: 'So big!' };
    const [difference, added] = comparePanels(
      scriptOf([panel({ dialogue: [line] })]),
      scriptOf([panel({ dialogue: [{ ...line, kind: 'shout' }, line] }), panel()]),
    );
    expect(difference?.facts.map(({ name }) => name)).toEqual(['Line 1, kind', 'Line 2']);
    expect(added?.facts.every(({ mine, other }) => !mine && other)).toBe(true);
  });

  it('that cannot be read, or differ between the panels, are compared line by line', () => {
    expect(comparePanels('[{', scriptOf([panel()]))).toEqual([]);
    expect(comparePanels(scriptOf([panel()]), scriptOf([panel()]).replace('[', '[ '))).toEqual([]);
    const lines = (middle: string) => `a\nb\nc\nd\n${middle}e\nf\ng\nh`;
    expect(compareTexts(lines('mine\n'), lines(''))).toEqual({
      mine: { before: 'b\nc\nd\n', differs: 'mine\n', after: 'e\nf\ng\n' },
      other: { before: 'b\nc\nd\n', differs: '', after: 'e\nf\ng\n' },
    });
  });
});
