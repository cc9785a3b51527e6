import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { curriculumIds } from '../domain/curriculum.ts';
import { gradeValues } from '../domain/grades.ts';
import { limits } from '../domain/limits.ts';
import { curricula, curriculumFile, findKnownStandard, knownStandards, unitsOf } from './curricula.ts';
import lessons from './data/lessons.json' with { type: 'json' };
import { standardsForComic } from './lesson-standards.ts';

const chapterCode = /^\d+\.[A-Z]+\.\d+\.\d+$/;
const codes = {
  ccss: /^(?:(?:K|[1-8])\.[A-Z]+\.[A-D]\.\d+(?:\.[a-d])?|(?:RL|L)\.[1-8]\.\d(?:\.[a-k])?)$/,
  ngss: /^(?:K|[1-5]|MS|HS|K-2|3-5)-(?:PS|LS|ESS|ETS)\d-\d$/,
  'ncert-2023': chapterCode,
  'ncert-new': chapterCode,
  icse: chapterCode,
} as const;
const gradesOf = {
  ccss: ['K', '8'],
  ngss: ['K', '12'],
  'ncert-2023': ['3', '10'],
  'ncert-new': ['6', '8'],
  icse: ['6', '10'],
} as const;

const words = z.string().trim().min(1).max(limits.standardTitleMax);
const fileSchema = (id: keyof typeof codes) =>
  z.strictObject({
    id: z.literal(id),
    name: words,
    country: z.string().length(2),
    edition: words,
    about: z.string().min(20),
    leftOut: z.string().min(20),
    units: z
      .array(
        z.strictObject({
          id: words,
          grades: z.array(z.enum(gradeValues)).min(1),
          subject: words,
          title: words,
          chapter: z.int().min(1).optional(),
          standards: z
            .array(z.tuple([z.string().regex(codes[id]).max(limits.standardCodeMax), words]))
            .min(1),
        }),
      )
      .min(1),
  });

test.each(curriculumIds)('%s has codes as its curriculum writes them, each once, in its grades', (id) => {
  const { units } = fileSchema(id).parse(curriculumFile(id));
  const all = units.flatMap(({ standards }) => standards.map(([code]) => code));
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(units.map((unit) => unit.id)).size).toBe(units.length);
  const [first, last] = gradesOf[id].map((grade) => gradeValues.indexOf(grade));
  for (const unit of units)
    for (const grade of unit.grades) {
      expect(gradeValues.indexOf(grade)).toBeGreaterThanOrEqual(first!);
      expect(gradeValues.indexOf(grade)).toBeLessThanOrEqual(last!);
    }
});

test('a code says the grade of its unit', () => {
  for (const { code, unit, curriculum } of knownStandards) {
    if (/^(?:MS|HS|K-2|3-5)-/.test(code)) continue;
    const grade = curriculum === 'ngss' ? code.split('-')[0] : code.replace(/^R?L\./, '').split('.')[0];
    expect(unit.grades, code).toEqual([grade]);
  }
});

test('chapters are counted without gaps in each book', () => {
  for (const id of ['ncert-2023', 'ncert-new'] as const)
    for (const [book, units] of Map.groupBy(curriculumFile(id).units, (unit) =>
      unit.id.replace(/\.\d+$/, ''),
    ))
      expect(
        units.map(({ chapter }) => chapter),
        book,
      ).toEqual(units.map((_, at) => at + 1));
});

test('there is as much of each as is said', () => {
  const of = (id: string) => knownStandards.filter(({ curriculum }) => curriculum === id);
  expect(of('ccss').filter(({ unit }) => unit.subject === 'Mathematics').length).toBeGreaterThanOrEqual(300);
  expect(of('ngss')).toHaveLength(208);
  expect(curriculumFile('ncert-2023').units).toHaveLength(278);
  expect(curricula.map(({ _id }) => _id)).toEqual([...curriculumIds]);
});

test('every lesson that is tagged exists, and so does every standard that it teaches', () => {
  const file = path.join(import.meta.dirname, '../../../studio/src/write/packs/catalogue.json');
  const known = (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => id);
  for (const [lesson, keys] of Object.entries(lessons)) {
    expect(known).toContain(lesson);
    expect(new Set(keys).size, lesson).toBe(keys.length);
    for (const key of keys) {
      const at = key.indexOf(':');
      expect(findKnownStandard(key.slice(0, at), key.slice(at + 1)), `${lesson}: ${key}`).toBeDefined();
    }
  }
});

test('a comic gets the standards of its lesson that are for its grade', () => {
  const of = (lesson: string | null, grade: string) =>
    standardsForComic(lesson, grade).map(({ curriculum, code }) => `${curriculum}:${code}`);
  expect(of('photosynthesis', '5')).toEqual(['ngss:5-LS1-1', 'ngss:MS-LS1-6']);
  expect(of('photosynthesis', '7')).toContain('ncert-2023:7.SCI.1.1');
  expect(of('photosynthesis', '7')).not.toContain('ngss:5-LS1-1');
  expect(of('taxes', '7')).toEqual([]);
  expect(of(null, '7')).toEqual([]);
});

test('a grade, a subject and a unit narrow a curriculum down', () => {
  expect(unitsOf('ncert-2023', { grade: '7', subject: 'Science' })).toHaveLength(13);
  expect(unitsOf('ngss', { grade: '7', unit: 'MS-PS1' })).toHaveLength(1);
  expect(unitsOf('nothing')).toEqual([]);
});
