import { expect, it } from 'vitest';
import { loadFontBook } from './fonts-node.ts';
import { pageLetteringSvg } from './layers.ts';
import { planPage } from './page-plan.ts';
import { styleSlugs } from './styles.ts';

const fonts = await loadFontBook();
/** Letters of Europe's languages in the Latin script beyond a to z. */
const european =
  'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿß ąćęłńśźż čďěňřšťůž őű ăâîșț ğış āēģīķļņšūž ėįųū đ ĳ œ ŵŷ ċġħż ÀÉÎÕÜÇÑØÅÆ ĄĆĘŁŃŚŹŻ ČĎĚŇŘŠŤŮŽ ŐŰ ĂȘȚ ĞİŞ ĀĒĢĪĶĻŅŪ ĖĮŲ Đ Œ ŴŶ ĊĠĦ';

function planOf(caption: string, style: string, title?: string) {
  const meta = { title: '', concept: '', subject: '', grade: '5', style, seed: 's', pageCount: 1 };
  const panel = { scene: '', caption, dialogue: [], ...(title && { title }) };
  return planPage({ pageNumber: 1, panels: [panel] }, meta, fonts);
}

it.each(styleSlugs)('prints the letters of Europe in %s', (style) => {
  const plan = planOf(european, style, 'Żółć và Ångström');
  expect(plan.verdict.problems.map(({ message }) => message)).toEqual([]);
  const printed = plan.groups
    .filter((group) => group.role === 'caption')
    .flatMap((group) => group.runs)
    .map((run) => run.text)
    .join('');
  expect(printed).not.toContain('?');
  // What is printed is what was written, save for the ĳ that is drawn as i and j.
  expect(printed.replaceAll(' ', '')).toBe(
    european.replaceAll(' ', '').replace('ĳ', printed.includes('ĳ') ? 'ĳ' : 'ij'),
  );
});

it.each(styleSlugs)('draws letters of both font files in %s without an empty glyph', (style) => {
  const plan = planOf('Łódź', style);
  const svg = pageLetteringSvg(plan, { text: 'outlines' });
  const runs = plan.groups.find((group) => group.role === 'caption')!.runs;
  for (const run of runs) {
    const outline = fonts.outline(run.font, run.size, run.text, run.x, run.y);
    expect(outline).not.toBe('');
    expect(svg).toContain(outline);
    expect([...run.text].every((char) => fonts.fontFor(run.font, char) === run.font)).toBe(true);
  }
});

it.each([
  ['Привет', 'П'],
  ['مرحبا', 'م'],
  ['光合作用', '光'],
  ['A party 🎉', '🎉'],
])('says which characters of %s it cannot print, and in which panel', (text, char) => {
  for (const style of styleSlugs) {
    const { verdict } = planOf(text, style);
    expect(verdict.ok).toBe(false);
    expect(verdict.problems).toMatchObject([{ code: 'missing-glyph', panel: 0 }]);
    expect(verdict.problems[0]!.message).toContain(char);
  }
});
