import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { seedOf } from '@panelwise/contracts/domain/series';
import { loadPack } from '@panelwise/studio/write/packs/load-pack';
import { loadWriter } from '@panelwise/studio/write/writer';

/** The first part of a lesson's comic. @throws RangeError when there is no such lesson */
export async function lessonComic(lesson: string): Promise<{ script: Script; meta: ComicMeta }> {
  const country = 'USA';
  const pack = await loadPack(lesson, country);
  if (!pack) throw new RangeError(`There is no lesson "${lesson}".`);
  const [title, concept] = [pack.title, pack.match[0]!];
  const brief = {
    title,
    concept,
    lesson,
    pack,
    seed: seedOf(title, concept),
    subject: pack.subject,
    grade: '5',
    country,
    style: 'comic',
    story: 'Maya and Dr. Sol look at the garden and begin to wonder about it.',
  };
  const writer = await loadWriter();
  const script = writer.script(brief, writer.breakdown(brief), 1);
  return { script, meta: { ...brief, pageCount: script.length } };
}
