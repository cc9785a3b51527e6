import type { ComicMeta, ScriptPage, ScriptPanel } from '@panelwise/contracts/domain/script';
import { expect, it } from 'vitest';
import { twelveStories } from '../write/fixtures/twelve-stories.ts';
import type { BriefWithLesson } from '../write/packs/load-pack.ts';
import { loadWriter } from '../write/writer.ts';
import { loadFontBook } from './fonts-node.ts';
import { panelArtSvg } from './layers.ts';
import { planPage } from './page-plan.ts';

const [writer, fonts] = await Promise.all([loadWriter(), loadFontBook()]);

/** Things, places and feelings: words that would show if anybody looked at them. */
const loud = 'A rocket! An elephant on a volcano, at night by the sea? How sad, a telescope and ten dogs.';

/** The same panel with other words, from none to far more than there is room for. */
const rewordings: Record<string, (panel: ScriptPanel) => Partial<ScriptPanel>> = {
  'as long': ({ caption, dialogue }) => ({
    caption: loud.slice(0, caption.length),
    dialogue: dialogue.map((line) => ({ ...line, text: loud.slice(0, line.text.length) })),
  }),
  'one word': ({ dialogue }) => ({
    caption: 'No.',
    dialogue: dialogue.map((line) => ({ ...line, text: 'No!' })),
  }),
  'three times as long': ({ caption, dialogue }) => ({
    caption: `${caption} ${loud} ${caption}`,
    dialogue: dialogue.map((line) => ({ ...line, text: `${line.text} ${loud} ${line.text}` })),
  }),
  none: () => ({ caption: '', captionBottom: undefined, title: undefined, sfx: undefined, dialogue: [] }),
  'somebody else, and a title': ({ dialogue }) => ({
    title: 'An elephant!',
    dialogue: [...dialogue, { speaker: 'Zebulon', text: loud, kind: 'shout' }],
  }),
};

function pagesOf(brief: BriefWithLesson): { page: ScriptPage; meta: ComicMeta }[] {
  const { title, concept, subject, grade, style, seed } = brief;
  const script = writer.script(brief, writer.breakdown(brief), 1);
  return script.map((page) => ({
    page,
    meta: { title, concept, subject, grade, style, seed, pageCount: script.length },
  }));
}

const arts = (page: ScriptPage, meta: ComicMeta): string[] => {
  const plan = planPage(page, meta, fonts);
  return plan.panels.map(({ index }) => panelArtSvg(plan, index));
};

it.each(['dialogue', 'howTo', 'historicalScene', 'oneWord'])('other words change no picture: %s', (name) => {
  for (const { page, meta } of pagesOf(twelveStories[name]!)) {
    const before = arts(page, meta);
    for (const [how, reword] of Object.entries(rewordings)) {
      const panels = page.panels.map((panel) => ({ ...panel, ...reword(panel) }));
      const changed = arts({ ...page, panels }, meta);
      const redrawn = changed.flatMap((art, i) =>
        art === before[i] ? [] : [`${how}: ${page.pageNumber}.${i + 1}`],
      );
      expect(redrawn).toEqual([]);
    }
  }
});

it('new words are lettered and judged', () => {
  const { page, meta } = pagesOf(Object.values(twelveStories)[0]!)[0]!;
  const at = page.panels.findIndex(({ dialogue }) => dialogue.length > 0);
  const say = (text: string) => {
    const panels = page.panels.map((panel, i) =>
      i === at ? { ...panel, dialogue: panel.dialogue.map((line) => ({ ...line, text })) } : panel,
    );
    return planPage({ ...page, panels }, meta, fonts);
  };
  const short = say('Yes, we do!');
  expect(short.verdict.problems).toEqual([]);
  expect(short.groups.filter(({ panel }) => panel === at).map(({ text }) => text)).toContain('Yes, we do!');
  const long = say(`${loud} `.repeat(4).trim());
  expect(long.verdict.problems.map(({ panel }) => panel)).toContain(at);
});

it('a new scene redraws its panel', () => {
  const { page, meta } = pagesOf(Object.values(twelveStories)[0]!)[0]!;
  const before = arts(page, meta);
  const panels = page.panels.map((panel, i) =>
    i === 1 ? { ...panel, scene: 'At night on a beach, a mouse looks at the moon.' } : panel,
  );
  expect(arts({ ...page, panels }, meta)[1]).not.toBe(before[1]);
});
