import { lessons } from '@panelwise/studio/write/packs/catalogue';
import { expect, it } from 'vitest';
import { findLessons } from './find-lessons.ts';
import { gradesInWords, nearestGrade } from './lesson-grades.ts';

const any = { search: '', subject: '', grade: '' };
const idsOf = (filter: Partial<typeof any>) =>
  findLessons(lessons, { ...any, ...filter }).map(({ id }) => id);

it('lists every lesson once, the first ones of different subjects', () => {
  expect(idsOf({}).toSorted()).toEqual(lessons.map(({ id }) => id).toSorted());
  const first = findLessons(lessons, any).slice(0, 8);
  expect(new Set(first.map(({ subject }) => subject)).size).toBe(8);
});

it('finds by the beginnings of words, in title, terms and other names, by subject and by grade', () => {
  expect(idsOf({ search: 'Vot democ' })).toEqual(['democracy']);
  expect(idsOf({ search: 'camouflage' })).toContain('animal-adaptations');
  expect(idsOf({ search: 'no such thing' })).toEqual([]);
  expect(idsOf({ search: 'water', subject: 'Math' })).not.toContain('water-cycle');
  expect(idsOf({ subject: 'Biology', grade: '5' })).not.toContain('dna-and-heredity');
  expect(idsOf({ subject: 'Biology', grade: '12' })).toContain('dna-and-heredity');
  expect(idsOf({ grade: 'K' }).length).toBeGreaterThan(0);
});

it('says for whom a lesson is, and takes the nearest grade', () => {
  expect(gradesInWords({ grades: [0, 4] })).toBe('grades K to 4');
  expect(gradesInWords({ grades: [3, 3] })).toBe('grade 3');
  const nearest = (grade: string) => nearestGrade({ grades: [3, 8] }, grade);
  expect(['K', '5', 'PG'].map(nearest)).toEqual(['3', '5', '8']);
  expect(nearestGrade({ grades: [0, 4] }, 'K')).toBe('K');
});
