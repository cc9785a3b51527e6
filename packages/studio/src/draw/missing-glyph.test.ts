import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { languages, textsOf } from '../language/language.ts';
import { readPacks } from '../write/packs/read-packs.ts';
import { createFontBook, devanagariFont, fontFiles } from './fonts.ts';
import { loadFontBook } from './fonts-node.ts';
import { pageLetteringSvg } from './layers.ts';
import { graphemes, splitByFont } from './lettering/font-pieces.ts';
import { planPage } from './page-plan.ts';
import { getStyle, styleSlugs } from './styles.ts';

const fonts = await loadFontBook();
/** Letters of Europe's languages in the Latin script beyond a to z. */
const european =
  'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿß ąćęłńśźż čďěňřšťůž őű ăâîșț ğışİ āēģīķļņšūž ėįųū đ ĳ œ ŵŷ ċġħż ẞ ¿¡ªº ÀÉÎÕÜÇÑØÅÆ ĄĆĘŁŃŚŹŻ ČĎĚŇŘŠŤŮŽ ŐŰ ĂȘȚ ĞŞ ĀĒĢĪĶĻŅŪ ĖĮŲ Đ Œ ŴŶ ĊĠĦ';
const signs =
  'CO₂ H₂O C₆H₁₂O₆ ₀₁₂₃₄₅₆₇₈₉₊₋ x² m³ 10⁻⁴ ⁰¹²³⁴⁵⁶⁷⁸⁹⁺ⁿ π α β γ δ θ λ μ µ ρ σ φ ω Δ Σ Ω ° ½¼¾⅓⅔⅛ × ÷ − ± ≈ ≠ ≤ ≥ √ ∞ ∠ ⊥ ∥ ∴ → ← ↑ ↓ ↔ ⇒ ⇌ ✓ ✗ ′ ″ € £ ₹ ¥ $ % § © ™ “ ” ‘ ’ „ « » … – — • · / | @ # & ^ ~ < > { } [ ]';
const hindi =
  'अआइईउऊऋएऐओऔअंअः कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह क्ष त्र ज्ञ श्र क़ख़ग़ज़ड़ढ़फ़ किताब कीमत कुल कूद कृपा केला कैसे कोई कौन हाँ ऑक्सीजन र्य क्र द्ध द्व ह्म ०१२३४५६७८९ । ॥ ॐ ऽ';
const promised = `${european} ${signs} ${hindi}`;

type Words = { caption?: string; title?: string };

function planOf(style: string, { caption = '', title }: Words) {
  const meta = { title: '', concept: '', subject: '', grade: '5', style, seed: 's', pageCount: 1 };
  const panel = { scene: '', caption, dialogue: [], ...(title && { title }) };
  return planPage({ pageNumber: 1, panels: [panel] }, meta, fonts);
}

/** Every string of a lesson pack, whatever it is for. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function' || value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsIn);
}
/** Every character once. */
const charactersOf = (texts: string[]) =>
  [...new Set(texts.join(' ').normalize('NFC'))].filter((char) => char.trim()).join('');
const texts = {
  'every promised character': promised,
  'every character of the lesson packs': charactersOf(readPacks().flatMap(stringsIn)),
  'every character of the studio in its languages': charactersOf(languages.map(textsOf).flatMap(stringsIn)),
};
/** Marks of Devanagari are drawn on their letters only. */
const standsAlone = (grapheme: string) => grapheme.trim() !== '' && !/^\p{M}/u.test(grapheme);

describe.each(styleSlugs)('in %s', (slug) => {
  const style = getStyle(slug);

  describe.each(Object.entries(texts))('has or borrows %s', (_, text) => {
    it.each(['font', 'displayFont'] as const)('in its %s', (role) => {
      expect(fonts.missing(style[role], text)).toEqual([]);
      const printed = fonts.printable(style[role], text);
      expect(printed.split('?')).toHaveLength(text.split('?').length);
      for (const { font, text: piece } of splitByFont(fonts, style[role], printed))
        for (const grapheme of graphemes(piece).filter(standsAlone))
          expect(fonts.outline(font, 20, grapheme, 0, 0), `${grapheme} in ${font}`).not.toBe('');
    });
  });

  it('what is printed is what was written', () => {
    const plan = planOf(slug, { caption: promised.replace('µ ', '') });
    expect(plan.verdict.problems.filter(({ code }) => code === 'missing-glyph')).toEqual([]);
    const printed = plan.groups
      .filter((group) => group.role === 'caption')
      .flatMap((group) => group.runs.map((run) => run.text))
      .join('');
    expect(printed.replaceAll(' ', '')).toBe(promised.replace('µ ', '').normalize('NFC').replaceAll(' ', ''));
  });

  it('a title is drawn, and read, in every font that it needs', () => {
    const title = 'प्रकाश: CO₂ → Łódź';
    const plan = planOf(slug, { title });
    const { runs } = plan.groups.find((group) => group.role === 'title')!;
    expect(
      runs
        .map((run) => run.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(title.replaceAll(' ', ''));
    expect(runs.some((run) => run.font === 'kalam-devanagari')).toBe(true);
    expect(plan.verdict.problems).toEqual([]);
  });

  it('every run stands in the outlines of the page', () => {
    const plan = planOf(slug, { caption: 'Łódź हिन्दी CO₂' });
    const svg = pageLetteringSvg(plan, { text: 'outlines' });
    for (const run of plan.groups.find((group) => group.role === 'caption')!.runs) {
      const outline = fonts.outline(run.font, run.size, run.text, run.x, run.y);
      expect(outline).not.toBe('');
      expect(svg).toContain(outline);
    }
  });
});

it('shapes Devanagari: a conjunct is narrower than its letters, a short i stands before its consonant', () => {
  const width = (text: string) => fonts.advance('kalam-devanagari', text);
  expect(width('क्ष')).toBeLessThan(width('क') + width('ष'));
  expect(width('द्व')).toBeLessThan(width('द') + width('व'));
  const outline = (text: string) => fonts.outline('kalam-devanagari', 100, text, 0, 0);
  expect(outline('की').startsWith(outline('क'))).toBe(true);
  expect(outline('कि').startsWith(outline('क'))).toBe(false);
});

it('shapes Hindi alike with HarfBuzz and, where that may not run, without', async () => {
  const { package: name, file } = fontFiles[devanagariFont];
  const woff = await readFile(createRequire(import.meta.url).resolve(`${name}/${file}`));
  const plain = createFontBook({ files: { [devanagariFont]: woff } });
  const words = stringsIn(textsOf('hi')).flatMap((text) => text.match(/\p{Script=Devanagari}+/gu) ?? []);
  expect(words.length).toBeGreaterThan(200);
  for (const word of [...words, ...hindi.split(' ')])
    expect(plain.outline(devanagariFont, 20, word, 0, 0), word).toBe(
      fonts.outline(devanagariFont, 20, word, 0, 0),
    );
});

it.each(['A party 🎉', '👍🏽 Well done', '🇮🇳 India', '❤️ heart', '1️⃣ first', '👩‍🔬'])(
  'leaves the picture out of %s and says nothing of it',
  (caption) => {
    for (const style of styleSlugs) {
      const { verdict, groups } = planOf(style, { caption });
      expect(verdict.problems).toEqual([]);
      const printed = groups.filter(({ role }) => role === 'caption').flatMap(({ runs }) => runs);
      expect(printed.map(({ text }) => text).join(' ')).toBe(caption.replace(/[^ A-Za-z0-9]/gu, '').trim());
    }
  },
);

it.each([
  ['Say Привет, Leo', '“Привет”'],
  ['مرحبا', '“مرحبا”'],
  ['光合作用', '“光合作用”'],
])('says which words of %s it cannot print, and in which panel', (text, words) => {
  for (const style of styleSlugs) {
    const { verdict } = planOf(style, { caption: text });
    expect(verdict.ok).toBe(false);
    expect(verdict.problems).toMatchObject([{ code: 'missing-glyph', panel: 0 }]);
    expect(verdict.problems[0]!.message).toContain(words);
  }
});
