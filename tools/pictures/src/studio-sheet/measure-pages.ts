import { parseArgs } from 'node:util';
import { seedOf } from '@panelwise/contracts/domain/series';
import { briefFor } from '@panelwise/studio/write/fixtures/brief';
import { lessons } from '@panelwise/studio/write/packs/catalogue';
import { loadWriter } from '@panelwise/studio/write/writer';
import { drawPage } from './draw-page.ts';

/*
 * Draws pages of lessons in one style as a worker does, for the benchmark, and prints one line of JSON: what the first
 * page of this fresh process took, what each page after it took (ms), how many bytes each has, and the most memory (MB).
 *   node measure-pages.ts --style comic --pages 16
 */
const { values } = parseArgs({
  options: { style: { type: 'string', default: 'comic' }, pages: { type: 'string', default: '16' } },
});
const writer = await loadWriter();
const wanted = Number(values.pages);
const [first, ...rest] = Array.from({ length: wanted + 1 }, (_, i) => pageOf(i));

const ms: number[] = [];
const bytes: number[] = [];
let rssMb = 0;
const firstMs = await draw(first!);
for (const page of rest) ms.push(await draw(page));
console.log(JSON.stringify({ firstMs, ms, bytes, rssMb }));

/** A page of another lesson for each number, so that no page profits from the one before. */
function pageOf(i: number) {
  const pack = lessons[(i * 7) % lessons.length]!;
  const brief = briefFor({
    title: pack.title,
    concept: pack.match[0]!,
    lesson: pack.id,
    subject: pack.subject,
    grade: String(pack.grades[0]),
    story: 'On the way home two friends begin to wonder about it.',
  });
  const script = writer.script(brief, writer.breakdown(brief), 1);
  const meta = {
    ...brief,
    style: values.style,
    seed: seedOf(brief.title, brief.concept),
    pageCount: script.length,
  };
  return { page: script[i % script.length]!, meta };
}

async function draw({ page, meta }: ReturnType<typeof pageOf>): Promise<number> {
  const started = performance.now();
  const { images } = await drawPage(page, meta);
  const took = performance.now() - started;
  bytes.push(images.page.length);
  rssMb = Math.max(rssMb, process.memoryUsage.rss() / 1e6);
  return took;
}
