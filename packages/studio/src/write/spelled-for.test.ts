import { expect, it } from 'vitest';
import { english } from '../language/en.ts';
import { briefFor } from './fixtures/brief.ts';
import { spelledFor } from './spelled-for.ts';
import { lessonLines } from './story-lesson/lesson-lines.ts';
import { inAmericanSpelling } from './text/american-spelling.ts';
import { loadWriter } from './writer.ts';

const writer = await loadWriter();
const story =
  'Mr. Grey paints the colour of honour on a wall in the street. Ana walks down the street. Because the wall is wet, the paint runs. Paint means a liquid that dries on a wall. On 4 July 1950 Mr. Grey was born in the street.';
const written = (country: string) => {
  const brief = briefFor({ title: 'My Favourite Wall', concept: 'paint', story, country, lesson: undefined });
  const parts = writer.breakdown(brief);
  const script = writer.script(brief, parts, 1);
  const lesson = { brief, parts, part: 1, script };
  const items = [writer.quiz(lesson), writer.hardcoreQuiz(lesson), writer.faqs(lesson), writer.facts(lesson)];
  return { script, items, all: JSON.stringify([script, items]) };
};

it.each(['US', 'United States'])(
  'spells what the studio says of a free story for %s as it is spelled there',
  (country) => {
    const scenes = written(country)
      .script.flatMap(({ panels }) => panels)
      .map(({ scene }) => scene)
      .join(' ');
    expect(scenes).toContain('neighborhood');
    expect(scenes).not.toContain('neighbourhood');
    const elsewhere = written('India').all;
    expect(elsewhere).toContain('neighbourhood');
  },
);

it('never changes a word of the writer: in captions, names, titles and what is asked about them', () => {
  const { script, items } = written('US');
  const panels = script.flatMap((page) => page.panels);
  const words = panels.map(({ caption, captionBottom = '' }) => `${caption} ${captionBottom}`).join(' ');
  for (const own of ['colour of honour', 'Mr. Grey', '4 July 1950'])
    expect(words.replaceAll('*', '')).toContain(own);
  expect(panels[0]!.title).toBe('My Favourite Wall');
  expect(JSON.stringify([script, items])).not.toMatch(/Mr\. Gray|honor(?!u)|July 4/);
  expect(spelledFor('Mr. Grey sees grey walls.', briefFor({ concept: 'x', story, country: 'US' }))).toContain(
    'Mr. Grey',
  );
});

it('leaves other languages alone', () => {
  const french = {
    concept: 'la couleur',
    story: 'Ana a six metres de tissu. Elle centre le mur. Il est grand et beau.',
    country: 'US',
  };
  expect(spelledFor('un metre', briefFor({ ...french, lesson: undefined }))).toBe('un metre');
});

it('has fixed lines that are spelled alike in both countries', () => {
  for (const lines of [english, lessonLines]) {
    const text = JSON.stringify(lines);
    expect(inAmericanSpelling(text)).toBe(text);
  }
});
