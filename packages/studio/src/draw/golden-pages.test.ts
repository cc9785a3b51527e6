import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import golden from './golden-pages.json' with { type: 'json' };
import { type GoldenLesson, goldenLessons, loadGolden } from './golden-pages-hashes.ts';

const drawLesson = await loadGolden();
const approved: Partial<Record<string, GoldenLesson>> = golden;
const updating = Boolean(process.env.UPDATE_GOLDEN);
const drawn: Record<string, GoldenLesson> = {};

afterAll(async () => {
  if (!updating) return;
  await writeFile(new URL('golden-pages.json', import.meta.url), `${JSON.stringify(drawn, null, 2)}\n`);
});

/**
 * A change of drawing shows here, wanted or not. Look at the pages, then write the new hashes:
 * UPDATE_GOLDEN=1 npx vitest run --project unit packages/studio/src/draw/golden-pages.test.ts
 */
describe('one page of each lesson in each style', () => {
  it.each(goldenLessons)('can be published, and is drawn as it was last approved: %s', (lesson) => {
    const { hashes, problems } = drawLesson(lesson);
    drawn[lesson] = hashes;
    expect(problems, problems.join('; ')).toEqual([]);
    if (!updating) expect(drawn[lesson]).toEqual(approved[lesson]);
  });

  it.runIf(!updating)('approves no lesson that is gone', () => {
    expect(Object.keys(approved).sort()).toEqual([...goldenLessons].sort());
  });
});

describe('every tenth lesson', () => {
  const sample = goldenLessons.filter((_, i) => i % 10 === 3);

  it('has the same bytes when it is drawn again, and in another process', async () => {
    const child = fileURLToPath(new URL('golden-pages-child.ts', import.meta.url));
    const other = promisify(execFile)(process.execPath, [child, ...sample]);
    const again = Object.fromEntries(sample.map((lesson) => [lesson, drawLesson(lesson).hashes]));
    expect(again).toEqual(Object.fromEntries(sample.map((lesson) => [lesson, drawn[lesson]])));
    expect(JSON.parse((await other).stdout)).toEqual(again);
  });
});
