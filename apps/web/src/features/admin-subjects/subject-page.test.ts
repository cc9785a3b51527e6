import type { Subject } from '@panelwise/contracts/http/catalogue';
import { expect, test } from 'vitest';
import { sampleId } from '../../testing/samples.ts';
import { pageOfSubjects } from './subject-page.ts';

const subjects: Subject[] = ['Music', 'art', 'Maths'].map((name, i) => ({
  _id: sampleId(i),
  name,
  image: null,
  thumbnail: null,
  ishowads: false,
  createdAt: `2026-0${i + 1}-01T00:00:00.000Z`,
}));
const request = { page: 1, limit: 2, search: '', sort: 'name', order: 'asc' } as const;
const names = (changes: object) =>
  pageOfSubjects(subjects, { ...request, ...changes }).rows.map((subject) => subject.name);

test('finds by name whatever the case, orders and cuts', () => {
  expect(names({ search: 'MA' })).toEqual(['Maths']);
  expect(names({})).toEqual(['art', 'Maths']);
  expect(names({ page: 2 })).toEqual(['Music']);
  expect(names({ sort: 'createdAt', order: 'desc' })).toEqual(['Maths', 'art']);
});

test('counts all that are found, and a page that is gone is the last one', () => {
  expect(pageOfSubjects(subjects, { ...request, page: 9 })).toMatchObject({
    page: 2,
    totalPages: 2,
    total: 3,
  });
  expect(pageOfSubjects([], request)).toEqual({ rows: [], page: 1, totalPages: 1, total: 0 });
});
