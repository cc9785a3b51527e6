import type { TermPicture } from '@panelwise/contracts/domain/term-pictures';
import { describe, expect, it } from 'vitest';
import { writeBreakdown } from './breakdown.ts';
import { briefFor } from './fixtures/brief.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { writeScript } from './script.ts';
import { whoIsInIt } from './who-is-in-it.ts';

const magnets = briefFor({
  concept: 'magnets',
  story:
    'Ben has a magnet. The magnet pulls a paper clip. "A magnet has two poles," says Ben. The magnet does not pull the coin. Ben puts the magnet near a compass. The needle turns.',
  lesson: undefined,
});
const lesson = briefFor({
  concept: 'photosynthesis',
  story:
    'Maya and Leo look at a plant on the window. "Why is it green?" asks Maya. Leo waters it every day. The sun shines on its leaves.',
});

/** The comic with these terms in both parts, told with these pictures. */
function told(brief: BriefWithLesson, pictures: TermPicture[], keyTerms?: string[]) {
  const parts = writeBreakdown(brief).map((plan) => (keyTerms ? { ...plan, keyTerms } : plan));
  const wished = { ...brief, partWishes: parts.map(({ part }) => ({ part, pictures })) };
  const panels = parts.flatMap(({ part }) => writeScript(wished, parts, part)).flatMap((page) => page.panels);
  const icons = panels.map(({ props = [] }) => props.flatMap((one) => ('icon' in one ? [one.icon] : [])));
  return { panels, icons, all: JSON.stringify(panels), terms: whoIsInIt(wished, parts).terms };
}
const shownBy = ({ terms }: ReturnType<typeof told>, term: string) =>
  terms.find((one) => one.term === term)?.picture;

describe('the key terms of a comic', () => {
  it('are told with the picture that its panels show, or with none', () => {
    const read = told(magnets, [], ['magnet', 'poles']);
    expect(read.terms).toEqual([
      { term: 'magnet', picture: 'magnet', parts: [1] },
      { term: 'poles', picture: undefined, parts: [1], proposed: ['paperclip', 'compass'] },
    ]);
  });

  it('of a lesson are those of its panels and diagrams, each once with all its parts', () => {
    const read = told(lesson, [], ['oxygen', 'stomata', 'equator']);
    expect(read.terms).toEqual([
      {
        term: 'oxygen',
        picture: 'x-o2',
        parts: [1, 2],
        means: 'the gas that plants let out and animals breathe in',
      },
      {
        term: 'stomata',
        picture: 'x-stomata-open',
        parts: [1, 2],
        means: 'tiny holes in a leaf that let gases in and out',
      },
      { term: 'equator', picture: undefined, parts: [1, 2], proposed: [] },
    ]);
  });

  it('are never drawn where their creator wants no picture, and nothing else changes', () => {
    const before = told(magnets, []);
    const after = told(magnets, [{ term: 'Magnet', picture: null }]);
    expect(before.icons.flat()).toContain('magnet');
    expect(after.icons).toEqual(before.icons.map((one) => one.filter((icon) => icon !== 'magnet')));
    expect(after.icons.flat()).toContain('compass');
    expect(shownBy(after, 'magnet')).toBeUndefined();
    expect(after.panels.map(({ caption, dialogue }) => [caption, dialogue])).toEqual(
      before.panels.map(({ caption, dialogue }) => [caption, dialogue]),
    );
  });

  it('are drawn by the chosen picture wherever the studio would have drawn its own', () => {
    const before = told(magnets, []);
    const after = told(magnets, [{ term: 'magnet', picture: 'horse' }]);
    expect(after.icons).toEqual(
      before.icons.map((one) => one.map((icon) => (icon === 'magnet' ? 'horse' : icon))),
    );
    expect(shownBy(after, 'magnet')).toBe('horse');
    // What is to be seen is told in words, too.
    expect(after.panels.find(({ props }) => props?.length)!.scene).toContain('horse');
  });

  it('get a picture where they had none, in the first panel that speaks of them and has room', () => {
    const after = told(magnets, [{ term: 'poles', picture: 'globe-showing-americas' }], ['magnet', 'poles']);
    const at = after.icons.findIndex((icons) => icons.includes('globe-showing-americas'));
    expect(after.panels[at]!.dialogue.map(({ text }) => text).join(' ')).toContain('poles');
    expect(after.icons.flat().filter((icon) => icon === 'globe-showing-americas')).toHaveLength(1);
    expect(shownBy(after, 'poles')).toBe('globe-showing-americas');
  });

  it('change in the diagrams of a lesson, too', () => {
    expect(told(lesson, []).all).toContain('"icon":"x-o2"');
    const without = told(lesson, [{ term: 'oxygen', picture: null }]);
    expect(without.all).not.toContain('x-o2');
    expect(without.all).toMatch(/"label":"oxygen"(?!,"icon")/i);
    const other = told(lesson, [{ term: 'oxygen', picture: 'balloon' }]);
    expect(other.all).not.toContain('x-o2');
    expect(other.all).toMatch(/"label":"oxygen"[^}]*"icon":"balloon"/i);
  });

  it('leave the picture of another thing that looks the same', () => {
    const brief = briefFor({
      concept: 'rocks',
      story: 'Ana finds a rock. Tom throws a stone. The stone sinks into the lake.',
      lesson: undefined,
    });
    const rocks = (pictures: TermPicture[]) =>
      told(brief, pictures, ['rock'])
        .icons.flat()
        .filter((icon) => icon === 'rock').length;
    expect(rocks([])).toBe(3);
    expect(rocks([{ term: 'rock', picture: null }])).toBe(1);
  });

  it('change nothing any more once no part has them', () => {
    const wish = [{ term: 'magnet', picture: null }];
    expect(told(magnets, wish, ['poles']).icons).toEqual(told(magnets, [], ['poles']).icons);
  });

  it('change in other languages as in English', () => {
    const brief = briefFor({
      concept: 'Magnete',
      story:
        'Ben hat einen Magneten. Der Magnet zieht eine Büroklammer an. Auf dem Tisch liegt ein Buch. Ben nimmt das Buch.',
      lesson: undefined,
    });
    expect(told(brief, [], ['Magnet', 'Buch']).terms.map(({ picture }) => picture)).toEqual([
      'magnet',
      'open-book',
    ]);
    const icons = told(brief, [{ term: 'Buch', picture: null }], ['Magnet', 'Buch']).icons.flat();
    expect(icons).not.toContain('open-book');
    expect(icons).toContain('magnet');
  });
});
