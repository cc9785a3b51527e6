import type { Script } from '@panelwise/contracts/domain/script';
import type { TermPicture } from '@panelwise/contracts/domain/term-pictures';
import { whatIsSeen } from '../draw/staging/what-is-seen.ts';
import type { BriefWithLesson } from './packs/load-pack.ts';
import { spelledFor } from './spelled-for.ts';
import { withTermPictures } from './stage/term-pictures.ts';
import { analyseStory } from './story/analyse-story.ts';

/**
 * A script that another writer wrote, with its key terms shown as their creator wants. It leaves its things to the words of
 * its scenes; where these would show another picture of a term, the things are given.
 */
export function toldWithPictures(
  script: Script,
  chosen: readonly TermPicture[],
  brief: BriefWithLesson,
): Script {
  if (chosen.length === 0) return script;
  const meta = { ...brief, pageCount: script.length };
  const moments = script.flatMap((page) => {
    const seen = whatIsSeen(page, meta);
    return page.panels.map((panel, at) => ({
      ...panel,
      kind: 'narration' as const,
      lines: panel.dialogue,
      props: seen[at]!.things,
    }));
  });
  const about = { story: analyseStory(brief), spell: (text: string) => spelledFor(text, brief) };
  const wanted = withTermPictures(moments, chosen, about);
  let at = -1;
  return script.map((page) => ({
    ...page,
    panels: page.panels.map((panel) => {
      at++;
      const [moment, next] = [moments[at]!, wanted[at]!];
      if (next === moment) return panel;
      return { ...panel, props: next.props, ...(next.diagram && { diagram: next.diagram }) };
    }),
  }));
}
