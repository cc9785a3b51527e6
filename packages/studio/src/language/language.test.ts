import { describe, expect, it } from 'vitest';
import { languageStories, twelveStories } from '../write/fixtures/twelve-stories.ts';
import { loadWriter } from '../write/writer.ts';
import { detectLanguage, languageOf } from './detect-language.ts';
import { fillIn, type Language, languages, textsOf } from './language.ts';

const writer = await loadWriter();

describe('detectLanguage', () => {
  const cases: [Language, string][] = [
    ['en', 'The water rises and the boat goes with it.'],
    ['hi', 'पानी बहुत ठंडा है और मटका गीला है।'],
    ['hi', 'मीरा ने photosynthesis के बारे में पढ़ा।'],
    ['es', 'La niña vive con su abuela en el pueblo.'],
    ['fr', "L'eau de la rivière est froide et claire."],
    ['de', 'Das Wasser ist kalt, und der Fluss steigt.'],
    ['en', ''],
    ['en', 'Xylophone 123 !!!'],
    ['en', 'O rato roeu a roupa do rei de Roma e não foi embora.'],
    ['en', 'Il gatto è sul tavolo e non vuole mangiare con noi.'],
    ['en', 'De kat zit op de tafel en het is een grote kat van mijn oma.'],
    ['en', 'मी शाळेत जातो आणि तो घरी आहे.'],
    ['en', 'كانت قطرة صغيرة تعيش في البحر.'],
    ['en', 'Café Olé opens in El Paso on the first of May.'],
  ];
  it.each(cases)('%s: %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });
});

/** Every string of a language with the path that leads to it. */
function stringsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${path}.${key}`));
}
const slotsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

describe.each(languages)('the strings of %s', (language) => {
  const own = stringsIn(textsOf(language));

  it('are all there and not empty', () => {
    for (const [path, text] of own) expect(text.trim(), path).not.toBe('');
  });

  it('have the slots of the English ones', () => {
    const english = new Map(stringsIn(textsOf('en')));
    // Lines are lists of any length: a slot there must be one that English uses for that kind.
    for (const [path, text] of own) {
      const kind = path.replace(/\.\d+(?:\.\d+)?$/, '');
      const known = [...english].filter(([other]) => other.replace(/\.\d+(?:\.\d+)?$/, '') === kind);
      const allowed = new Set(known.flatMap(([, other]) => slotsOf(other)));
      for (const slot of slotsOf(text)) expect([...allowed], `${path}: ${text}`).toContain(slot);
      if (kind === path) expect(slotsOf(text), path).toEqual(slotsOf(english.get(path)!));
    }
  });

  it('say nothing twice among the lines of a kind', () => {
    const { lines, youngLines, olderLines } = textsOf(language);
    for (const set of [youngLines, olderLines])
      for (const [kind, list] of Object.entries(lines)) {
        const all = [...list, ...(set[kind as keyof typeof lines] ?? [])];
        expect(new Set(all).size, kind).toBe(all.length);
      }
  });
});

it('fills slots, and gives nothing where one is missing', () => {
  expect(fillIn('{a} and {b}', { a: 'x', b: 'y' })).toBe('x and y');
  expect(fillIn('{a} and {b}', { a: 'x' })).toBeUndefined();
});

const codes: Record<string, Language> = { hindi: 'hi', spanish: 'es', french: 'fr', german: 'de' };

describe.each(Object.entries(languageStories))('the comic of the %s story', (name, brief) => {
  const parts = writer.breakdown(brief);
  const lessons = parts.map(({ part }) => ({
    brief,
    parts,
    part,
    script: writer.script(brief, parts, part),
  }));
  const english = new Set(stringsIn(textsOf('en')).map(([, text]) => text));

  it('is in its language, its own lines and its learning content as well', () => {
    for (const lesson of lessons) {
      expect(languageOf(lesson.script)).toBe(codes[name]);
      const content = [
        writer.quiz(lesson),
        writer.hardcoreQuiz(lesson),
        writer.faqs(lesson),
        writer.facts(lesson),
      ];
      const texts = [...stringsIn(lesson.script), ...stringsIn(content)].map(([, text]) => text);
      expect(texts.filter((text) => text.includes(' ') && english.has(text))).toEqual([]);
      const asked = [...writer.quiz(lesson), ...writer.faqs(lesson)].map(({ question }) => question);
      expect(detectLanguage(asked.join(' '))).toBe(codes[name]);
    }
  });

  it('gives speech to its speakers', () => {
    const speakers = new Set(
      lessons.flatMap(({ script }) =>
        script.flatMap((page) => page.panels.flatMap((panel) => panel.dialogue.map((line) => line.speaker))),
      ),
    );
    const expected: Record<string, string[]> = {
      hindi: ['अमन', 'दादी', 'मीरा'],
      spanish: ['Lucía', 'Abuela', 'Mateo'],
      french: ['Camille', 'Monsieur Bernard'],
      german: ['Jonas', 'Frau Brandt', 'Lena'],
    };
    for (const speaker of expected[name]!) expect([...speakers]).toContain(speaker);
  });
});

it('tells a known concept from its own story when that is not in English', () => {
  const lesson = 'photosynthesis';
  const brief = { ...languageStories.spanish!, concept: 'photosynthesis', lesson };
  const parts = writer.breakdown(brief);
  const script = writer.script(brief, parts, 1);
  expect(languageOf(script)).toBe('es');
  expect(JSON.stringify(script)).toContain('Lucía vive con su');
  const english = writer.breakdown({ ...twelveStories.oneSentence!, lesson });
  expect(english[0]!.keyTerms.join(' ')).toContain('carbon dioxide');
});
