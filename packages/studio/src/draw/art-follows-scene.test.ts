import type { ComicMeta, ScriptPage, ScriptPanel } from '@panelwise/contracts/domain/script';
import type { Brief } from '@panelwise/contracts/domain/series';
import { expect, it } from 'vitest';
import { twelveStories } from '../write/fixtures/twelve-stories.ts';
import { loadWriter } from '../write/writer.ts';
import { loadFontBook } from './fonts-node.ts';
import { panelArtSvg } from './layers.ts';
import { type PagePlan, planPage } from './page-plan.ts';
import { stagePage } from './staging/stage-page.ts';

const [writer, fonts] = await Promise.all([loadWriter(), loadFontBook()]);

/** Things, places and feelings, by their length: words that would show if anybody looked at them. */
const banks = 'I|an|sea|lake|beach|rocket|volcano|elephant|telescope|basketball|lighthouses'.split('|');
const wordOf = (length: number) =>
  banks.find((word) => word.length === length) ?? 'starlight'.repeat(9).slice(0, length);

/** The same panel saying other words of the same lengths. */
function resaid(panel: ScriptPanel): ScriptPanel {
  const other = (text: string) => text.replace(/\p{L}+/gu, (word) => wordOf(word.length));
  return {
    ...panel,
    caption: other(panel.caption),
    dialogue: panel.dialogue.map((line) => ({ ...line, text: other(line.text) })),
  };
}

function pagesOf(brief: Brief): { page: ScriptPage; meta: ComicMeta }[] {
  const { title, concept, subject, grade, style, seed } = brief;
  const script = writer.script(brief, writer.breakdown(brief), 1);
  return script.map((page) => ({
    page,
    meta: { title, concept, subject, grade, style, seed, pageCount: script.length },
  }));
}

const withPanel = (page: ScriptPage, at: number, panel: ScriptPanel): ScriptPage => ({
  ...page,
  panels: page.panels.map((one, i) => (i === at ? panel : one)),
});

/** Who, where and what, whatever room the words leave. */
const shown = (page: ScriptPage, meta: ComicMeta, at: number) => {
  const { actors, scene, tone, night, props, shot } = stagePage(page, meta)[at]!;
  return { actors, scene, tone, night, props, shot };
};
const drawn = (plan: PagePlan, at: number) => panelArtSvg(plan, at);

it.each(Object.entries(twelveStories))('other words change no picture: %s', (_, brief) => {
  for (const { page, meta } of pagesOf(brief)) {
    const before = planPage(page, meta, fonts);
    for (const [at, panel] of page.panels.entries()) {
      const changed = withPanel(page, at, resaid(panel));
      expect(shown(changed, meta, at)).toEqual(shown(page, meta, at));
      const after = planPage(changed, meta, fonts);
      for (const other of page.panels.keys())
        if (other !== at)
          expect(drawn(after, other) === drawn(before, other), `p${page.pageNumber} ${at}→${other}`).toBe(
            true,
          );
    }
  }
});
