import { readFileSync } from 'node:fs';
import { checkContent } from '@panelwise/content-check/check-content';
import { saveScript } from '@panelwise/contracts/http/comics';
import type { Endpoint } from '@panelwise/contracts/http/endpoint';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { subjects } from '@panelwise/db/schema/catalogue';
import { comics } from '@panelwise/db/schema/comics';
import { runs } from '@panelwise/db/schema/runs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOfDanger } from '../apps/api/src/content/is-of-danger.ts';
import { createComic, createUser, type TestUser } from '../apps/api/src/testing/fixtures.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';

/*
 * Sentences that do not belong before children, those that no rule was made from, on every way by which words become
 * pictures. How many of all such sentences the check of words knows for certain is measured beside it; each of these has to
 * stop before anything is ordered.
 */
const read = (name: string): { text: string }[] =>
  JSON.parse(
    readFileSync(
      new URL(`../packages/content-check/src/fixtures/must-not-pass-${name}.json`, import.meta.url),
      'utf8',
    ),
  );
const certain = [...read('keep'), ...read('tried')]
  .map(({ text }) => text)
  .filter((text) => checkContent([{ place: 'story', text }], {}).outcome === 'refused')
  .slice(0, 240);

let site: TestApp;
let ada: TestUser;
let subjectId: string;
beforeAll(async () => {
  site = await startTestApp({ RUNS_PER_MINUTE: '1000000' });
  ada = await createUser(site);
  const [subject] = await site.deps.database.db.select().from(subjects).limit(1);
  subjectId = subject!.id;
});
afterAll(() => site.close());

/** @returns the sentences that were not refused for what they are */
async function notRefused(
  endpoint: Endpoint,
  bodyOf: (text: string) => object,
  { id = '', texts = certain } = {},
) {
  const passed: string[] = [];
  for (const text of texts) {
    const response = await site.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(':id', id)}`,
      headers: { authorization: `Bearer ${ada.token}`, prefer: 'respond-async' },
      payload: bodyOf(text),
    });
    if (response.statusCode !== 422 || response.json().code !== 'content-refused') passed.push(text);
  }
  return passed;
}
const scriptOf = (text: string) => [
  {
    pageNumber: 1,
    panels: [{ scene: 'A room.', caption: 'Somebody talks.', dialogue: [{ speaker: 'Ada', text }] }],
  },
];
const runsOf = (ownerId: string) => site.deps.database.db.$count(runs, eq(runs.ownerId, ownerId));
const promptOf = async (id: string) =>
  (await site.deps.database.db.select().from(comics).where(eq(comics.id, id)))[0]!.prompt;

test('two hundred unsafe stories are refused, and nothing is ordered of any', async () => {
  // A child in danger is not turned away: no comic is made of such a story, and whoever reads it says where help is.
  const texts = certain.filter((text) => !isOfDanger(text));
  expect(texts.length).toBeGreaterThanOrEqual(200);
  const story = { title: 'A day', concept: 'a day', subjectId, grade: '5', country: 'IN', again: true };
  expect(
    await notRefused(stepEndpoint('refine-prompt'), (text) => ({ ...story, story: text }), { texts }),
  ).toEqual([]);
  expect(await runsOf(ada.userId)).toBe(0);
});

test('nor do they come in by an edited script, and nothing is drawn of any', async () => {
  const id = await createComic(site, ada.userId, { script: true });
  const before = await promptOf(id);
  const typed = (text: string) => ({ prompt: JSON.stringify(scriptOf(text)) });
  expect(await notRefused(saveScript, typed, { id })).toEqual([]);
  const drawn = (text: string) => ({ comicId: id, pages: scriptOf(text) });
  expect(await notRefused(stepEndpoint('generate-comic'), drawn)).toEqual([]);
  expect(await promptOf(id)).toBe(before);
  expect(await runsOf(ada.userId)).toBe(0);
});
