import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { propNames } from '../../draw/prop-names.ts';
import { writeBreakdown } from '../breakdown.ts';
import { writeFacts } from '../facts.ts';
import { writeFaqs } from '../faqs.ts';
import { briefFor } from '../fixtures/brief.ts';
import { lintItems } from '../item-lint.ts';
import { writeHardcoreQuiz, writeQuiz } from '../quiz.ts';
import { writeScript } from '../script.ts';
import { iconsOfRules } from '../stage/picture-for.ts';
import { checkPack } from './check-pack.ts';
import { findPack, lessonPacks } from './index.ts';
import type { LessonPack } from './lesson-pack.ts';
import { photosynthesis } from './life-science/photosynthesis.ts';

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

describe.each(lessonPacks.map((pack) => [pack.id, pack] as const))('lesson pack %s', (_, pack) => {
  it('is sound: references, lengths, enough questions for each chapter', () => {
    expect(checkPack(pack)).toEqual([]);
  });

  it('names only icons that can be drawn', () => {
    expect(iconsIn(pack).filter((icon) => !canDraw(icon))).toEqual([]);
  });

  it('is found by each of its phrases', () => {
    const phrases = [...pack.match, ...(pack.alone ?? [])];
    expect(phrases.filter((phrase) => findPack(phrase) !== pack)).toEqual([]);
  });

  it('writes the titles of its parts as titles', () => {
    const parts = writeBreakdown(briefFor({ concept: pack.match[0]!, story: 'Maya asks a question.' }));
    const small = /^(?:from|into|with)$/;
    const words = parts.flatMap(({ title }) => title.split(' '));
    expect(words.filter((word) => /^\p{Ll}{4,}/u.test(word) && !small.test(word))).toEqual([]);
    for (const { title } of parts) expect(title).toMatch(/^\P{Ll}/u);
  });

  it('gives each part fair questions', () => {
    const brief = briefFor({ concept: pack.match[0]!, story: 'Maya asks a question.' });
    const parts = writeBreakdown(brief);
    for (const { part } of parts) {
      const lesson = { brief, parts, part, script: writeScript(brief, parts, part) };
      const [quiz, hardcore] = [writeQuiz(lesson), writeHardcoreQuiz(lesson)];
      expect(lintItems(quiz, lesson.script)).toEqual([]);
      expect(lintItems(hardcore, lesson.script)).toEqual([]);
      // What the story leaves no room for is not asked.
      expect(quiz.length).toBeGreaterThanOrEqual(4);
      expect(hardcore.length).toBeGreaterThanOrEqual(2);
    }
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
  expect(findPack(concept)?.id).toBe(id);
});

it('does not take a concept for another that shares letters with it', () => {
  expect(findPack('billboards')).toBeUndefined();
  expect(findPack('')).toBeUndefined();
});

describe('checkPack', () => {
  const broken = (change: Partial<LessonPack>) => checkPack({ ...photosynthesis, ...change }).join('\n');

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
    expect(broken({ facts })).toContain('reads at grade');
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
