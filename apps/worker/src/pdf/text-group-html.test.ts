import { loadFontBook } from '@panelwise/studio/draw/fonts-node';
import type { TextGroup, TextRun } from '@panelwise/studio/draw/page-plan';
import { expect, test } from 'vitest';
import { textGroupHtml } from './text-group-html.ts';

const fonts = await loadFontBook();
const size = 30;

function run(text: string, x: number, y: number, change: Partial<TextRun> = {}): TextRun {
  const width = fonts.advance('balsamiq', text) * size;
  return { text, x, y, width, size, font: 'balsamiq', fill: '#000000', ...change };
}
const group = (text: string, ...runs: TextRun[]): TextGroup => ({ role: 'speech', panel: 0, text, runs });
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

test('lines are joined by a space', () => {
  const html = textGroupHtml(group('one two', run('one', 10, 20), run('two', 10, 55)), fonts, 'p');
  expect(textOf(html)).toBe('one two');
});

test('pieces of one line are joined as they stand', () => {
  const word = run('leaf', 10, 20);
  const html = textGroupHtml(group('leaf!', word, run('!', 10 + word.width, 20)), fonts, 'p');
  expect(textOf(html)).toBe('leaf!');
});

test('a compound broken after its hyphen stays one word, a dash does not join', () => {
  const compound = group('a solar-powered kitchen', run('a solar-', 10, 20), run('powered kitchen', 10, 55));
  expect(textOf(textGroupHtml(compound, fonts, 'p'))).toBe('a solar-powered kitchen');
  const dash = group('wait - no', run('wait -', 10, 20), run('no', 10, 55));
  expect(textOf(textGroupHtml(dash, fonts, 'p'))).toBe('wait - no');
});

test('text is spread to its planned width, and left alone where it has it', () => {
  const natural = run('WIDE', 0, 0);
  const wide = { ...natural, width: natural.width + 9 };
  expect(textGroupHtml(group('WIDE', wide), fonts, 'p')).toContain('letter-spacing:3px');
  expect(textGroupHtml(group('WIDE', natural), fonts, 'p')).not.toContain('letter-spacing');
});

test('nothing of a run becomes markup or style', () => {
  const text = `</span><script>x</script>"'&`;
  const fill = 'red;background:url(http://127.0.0.1/)';
  const html = textGroupHtml(
    group(text, run(text, 0, 0, { fill, stroke: { color: fill, width: 1 } })),
    fonts,
    'p',
  );
  expect(html.match(/<[a-z]+/g)).toEqual(['<p', '<span']);
  expect(html).toContain('&lt;/span&gt;&lt;script&gt;x&lt;/script&gt;&quot;&#39;&amp;');
  expect(html).not.toContain('url(');
});
