import { createHash } from 'node:crypto';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { seedOf } from '@panelwise/contracts/domain/series';
import { briefFor } from '../write/fixtures/brief.ts';
import { lessons } from '../write/packs/catalogue.ts';
import { loadWriter } from '../write/writer.ts';
import { loadFontBook } from './fonts-node.ts';
import { pageLetteringSvg, panelArtSvg } from './layers.ts';
import { planPage } from './page-plan.ts';
import { type StyleSlug, styleSlugs } from './styles.ts';

/** What one page looks like, in short: its place in the comic, and hashes of its two layers. */
export type GoldenPage = { page: string; art: string; lettering: string };
export type GoldenLesson = Record<StyleSlug, GoldenPage>;

export const goldenLessons: readonly string[] = lessons.map(({ id }) => id);

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A lesson as it is drawn: one page per style, another page for each style. */
export type DrawnLesson = {
  hashes: GoldenLesson;
  /** What the verdicts on its pages complain of. */
  problems: string[];
};

/** Loads writer and fonts, and draws lessons. */
export async function loadGolden(): Promise<(lesson: string) => DrawnLesson> {
  const [writer, fonts] = await Promise.all([loadWriter(), loadFontBook()]);
  return (lesson) => {
    const at = goldenLessons.indexOf(lesson);
    const pages = pagesOf(lesson);
    const problems: string[] = [];
    const hashes = styleSlugs.map((style, turn): [StyleSlug, GoldenPage] => {
      const { name, page, meta } = pages[(at + turn) % pages.length]!;
      const plan = planPage(page, { ...meta, style }, fonts);
      for (const { code, panel, message } of plan.verdict.problems)
        problems.push(`${style}, page ${name}, panel ${panel + 1}: ${code}. ${message}`);
      const art = plan.panels.map(({ index }) => panelArtSvg(plan, index)).join('\n');
      const lettering = pageLetteringSvg(plan, { text: 'outlines' });
      return [style, { page: name, art: shortHash(art), lettering: shortHash(lettering) }];
    });
    return { hashes: Object.fromEntries(hashes) as GoldenLesson, problems };
  };

  function pagesOf(lesson: string): { name: string; page: ScriptPage; meta: Omit<ComicMeta, 'style'> }[] {
    const pack = lessons.find(({ id }) => id === lesson)!;
    const brief = briefFor({
      title: pack.title,
      concept: pack.match[0]!,
      subject: pack.subject,
      grade: String(pack.grades[0]),
      story: 'On the way home two friends begin to wonder about it.',
    });
    const parts = writer.breakdown(brief);
    return parts.flatMap(({ part }) => {
      const script = writer.script(brief, parts, part);
      const meta = { ...brief, seed: seedOf(brief.title, brief.concept), pageCount: script.length };
      return script.map((page) => ({ name: `${part}.${page.pageNumber}`, page, meta }));
    });
  }
}
