import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import beliefs from '../../../../contracts/src/curricula/data/beliefs.json' with { type: 'json' };
import { propNames } from '../../draw/prop-names.ts';
import { writeBreakdown } from '../breakdown.ts';
import { writeFacts } from '../facts.ts';
import { writeFaqs } from '../faqs.ts';
import { briefFor } from '../fixtures/brief.ts';
import { lintItems } from '../item-lint.ts';
import { writeHardcoreQuiz, writeQuiz } from '../quiz.ts';
import { writeScript } from '../script.ts';
import { iconsOfRules } from '../stage/picture-for.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { findLesson } from './catalogue.ts';
import { checkPack } from './check-pack.ts';
import { lessonPackJsonSchema } from './json-schema.ts';
import jsonSchema from './lesson-pack.schema.json' with { type: 'json' };
import { type LessonPack, lessonPackSchema } from './lesson-pack.ts';
import { loadPack, withLesson } from './load-pack.ts';
import { writePath } from './pack-fault.ts';
import { packInCountry } from './pack-in-country.ts';
import { packInAllUnits } from './quantities.ts';
import { readBeliefs, readCatalogue, readPack, readPackFiles } from './read-packs.ts';

const emoji: { icons: Record<string, unknown> } = createRequire(import.meta.url)(
  '@iconify-json/fluent-emoji-flat/icons.json',
);
const canDraw = (icon: string) => icon in emoji.icons || (propNames as readonly string[]).includes(icon);
const iconsIn = (value: unknown): string[] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'icon' && typeof inner === 'string' ? [inner] : iconsIn(inner),
      )
    : [];

it('says of a misconception behind an answer that there has to be such an answer and such a misconception', () => {
  const pack = readPack('moon-phases')!;
  const at = pack.quiz.findIndex(({ believes }) => believes);
  const { believes = {}, ...question } = pack.quiz[at]!;
  const faultsOf = (changed: Record<string, string>) =>
    checkPack({ ...pack, quiz: pack.quiz.with(at, { ...question, believes: changed }) }).map(
      (fault) => fault.at,
    );
  expect(faultsOf(believes)).toEqual([]);
  expect(faultsOf({ Cheese: 'earth-shadow' })).toEqual([['quiz', at, 'believes', 'Cheese']]);
  const [answer] = Object.keys(believes);
  expect(faultsOf({ [answer!]: 'cheese' })).toEqual([['quiz', at, 'believes', answer]]);
});

describe.each(readPackFiles().map((one) => [one.pack.id, one] as const))('lesson pack %s', (id, one) => {
  const { file, pack } = one;

  it('has the form of one, names the schema of it, and lies in a file of its name', () => {
    expect(lessonPackSchema.safeParse(pack).error?.issues).toBeUndefined();
    expect(pack.$schema).toBe('../lesson-pack.schema.json');
    expect(file.split('/')[1]).toBe(`${id}.json`);
  });

  it('is loaded by its id', async () => {
    expect(await loadPack(id, 'India')).toEqual(packInCountry(pack, 'India'));
  });

  it('is sound: references, lengths, enough questions for each chapter', () => {
    expect(checkPack(pack)).toEqual([]);
  });

  it('names only icons that can be drawn', () => {
    expect(iconsIn(packInAllUnits(pack)).filter((icon) => !canDraw(icon))).toEqual([]);
  });

  it('is found by each of its phrases', () => {
    const phrases = [...pack.match, ...(pack.alone ?? [])];
    expect(phrases.filter((phrase) => findLesson(phrase)?.id !== id)).toEqual([]);
  });

  it('writes the titles of its parts as titles', () => {
    const parts = writeBreakdown(briefFor({ concept: pack.match[0]!, story: 'Maya asks a question.' }));
    const small = /^(?:from|into|with)$/;
    const words = parts.flatMap(({ title }) => title.split(' '));
    expect(words.filter((word) => /^\p{Ll}{4,}/u.test(word) && !small.test(word))).toEqual([]);
    for (const { title } of parts) expect(title).toMatch(/^\P{Ll}/u);
  });

  it('gives each part fair questions, and none of them to two parts', () => {
    const brief = briefFor({ concept: pack.match[0]!, story: 'Maya asks a question.' });
    const parts = writeBreakdown(brief);
    const all: string[] = [];
    for (const { part } of parts) {
      const lesson = { brief, parts, part, script: writeScript(brief, parts, part) };
      const [quiz, hardcore] = [writeQuiz(lesson), writeHardcoreQuiz(lesson)];
      expect(lintItems(quiz, lesson.script)).toEqual([]);
      expect(lintItems(hardcore, lesson.script)).toEqual([]);
      // What the story leaves no room for is not asked.
      expect(quiz.length).toBeGreaterThanOrEqual(4);
      expect(hardcore.length).toBeGreaterThanOrEqual(2);
      all.push(...[...quiz, ...hardcore].map(({ question }) => question));
    }
    expect(all).toEqual([...new Set(all)]);
  });

  it('gives each part three to five FAQs and facts, and none of them to two parts', () => {
    const brief = briefFor({ concept: pack.match[0]!, story: 'Maya asks a question.' });
    const parts = writeBreakdown(brief);
    const lessons = parts.map(({ part }) => ({
      brief,
      parts,
      part,
      script: writeScript(brief, parts, part),
    }));
    for (const sets of [lessons.map(writeFaqs), lessons.map(writeFacts)]) {
      for (const set of sets) {
        expect(set.length).toBeGreaterThanOrEqual(3);
        expect(set.length).toBeLessThanOrEqual(5);
      }
      const all = sets.flat().map((extra) => JSON.stringify(extra));
      expect(all.filter((extra, i) => all.indexOf(extra) !== i)).toEqual([]);
    }
  });
});

it('names only icons that can be drawn in the rules of languages', () => {
  expect(iconsOfRules.filter((icon) => !canDraw(icon))).toEqual([]);
});

it.each([
  ['cell division', undefined],
  ['the division of labour', undefined],
  ['golden ratio', undefined],
  ['literature circles', undefined],
  ['camera angles', undefined],
  ['Introduction to Division', 'division'],
  ['What is sound?', 'sound'],
  ['Photosynthesis in desert plants', 'photosynthesis'],
  ['gravity on the moon', 'gravity'],
])('knows what "%s" is about', (concept, id) => {
  expect(findLesson(concept)?.id).toBe(id);
});

it('does not take a concept for another that shares letters with it', () => {
  expect(findLesson('billboards')).toBeUndefined();
  expect(findLesson('')).toBeUndefined();
});

it('says in the catalogue and in the schema what the packs and their type say: else run npm run studio:packs', () => {
  expect(catalogue).toEqual(readCatalogue());
  expect(beliefs).toEqual(readBeliefs());
  expect(jsonSchema).toEqual(JSON.parse(JSON.stringify(lessonPackJsonSchema())));
});

it('loads no pack for a brief without a lesson, and for one whose lesson there is not', async () => {
  const { pack: _pack, ...brief } = briefFor({ concept: 'a kite', story: 'Maya flies a kite.' });
  expect((await withLesson(brief)).pack).toBeUndefined();
  expect((await withLesson({ ...brief, lesson: '../art/colour-wheel' })).pack).toBeUndefined();
  expect((await withLesson({ ...brief, lesson: 'colour-wheel' })).pack?.title).toBe('The Colour Wheel');
});

describe('checkPack', () => {
  const photosynthesis = readPack('photosynthesis')!;
  const broken = (change: Partial<LessonPack>) =>
    checkPack({ ...photosynthesis, ...change })
      .map(({ at, says }) => `${writePath(at)}: ${says}`)
      .join('\n');

  it('refuses a reference to no fact, and a fact that nobody uses', () => {
    expect(broken({ faqs: photosynthesis.faqs.map((faq) => ({ ...faq, fact: 'nowhere' })) })).toContain(
      '"nowhere"',
    );
    expect(broken({ facts: { ...photosynthesis.facts, spare: 'A spare fact.' } })).toContain(
      'nothing uses fact "spare"',
    );
  });

  it('refuses text above the grade band, and a hard word in an item that the lesson never explains', () => {
    const first = photosynthesis.faqs[0]!;
    const wordy = { ...first, answer: 'It is the electromagnetic phosphorylation of adenosine.' };
    expect(broken({ faqs: [wordy, ...photosynthesis.faqs.slice(1)] })).toContain(
      '"phosphorylation" is too hard',
    );
    const heavy =
      'Notwithstanding considerable experimental difficulties, photosynthetic organisms continuously accumulate carbohydrates.';
    const facts = { ...photosynthesis.facts, makes: heavy.repeat(30) };
    expect(broken({ facts })).toContain('read at grade 18');
  });

  it('refuses a pack without a standard of each place', () => {
    expect(broken({ standards: photosynthesis.standards.slice(0, 2) })).toContain('no standard of ICSE');
  });

  it('refuses a chapter with too few questions and a misconception without correction', () => {
    expect(broken({ quiz: photosynthesis.quiz.slice(0, 4) })).toContain('quiz questions');
    const extra = { id: 'extra', says: 'x', truth: 'y', fact: 'makes' };
    expect(broken({ misconceptions: [...photosynthesis.misconceptions, extra] })).toContain(
      'no beat corrects "extra"',
    );
  });

  it('refuses a fact that a chapter claims and never tells, and a key term that it never speaks of', () => {
    const [first, second] = photosynthesis.chapters;
    const silent = { beat: 'think' as const, learner: 'Hm.', teaches: ['web'] };
    const claims = { ...first, beats: [silent, ...first.beats] };
    expect(broken({ chapters: [claims, second] })).toContain('claims to teach "web"');
    const terms = { ...first, keyTerms: ['glucose'] };
    expect(broken({ chapters: [terms, second] })).toContain('never speaks of its key term "glucose"');
  });

  it('refuses a fact that leans on one before it', () => {
    const facts = { ...photosynthesis.facts, makes: 'They make their own food.' };
    expect(broken({ facts })).toContain('does not stand alone');
  });

  it('refuses an answer that comes twice, and a title in small letters', () => {
    const [faq] = photosynthesis.faqs;
    expect(broken({ faqs: [...photosynthesis.faqs, { ...faq!, question: 'And why?' }] })).toContain(
      'comes twice',
    );
    expect(broken({ title: 'Light and leaves' })).toContain('is not written as one');
  });
});
