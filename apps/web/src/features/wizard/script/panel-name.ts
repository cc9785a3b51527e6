import { t } from '@lingui/core/macro';
import type { Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import { capitalised, inWords } from './staging-edits.ts';

const mostWords = 4;
/** For languages that put no spaces between words. */
const mostLetters = 32;

/**
 * What a panel is called in a list: two to four words of its scene, such as "Maya raises a hand"; a diagram by its kind, a
 * panel without a scene by its place.
 */
export function panelName({ scene, diagram, background }: ScriptPanel): string {
  if (diagram) return capitalised(inWords(diagram.kind, 'diagram'));
  return shortened(firstClause(scene)) || (background ? capitalised(inWords(background)) : t`Empty panel`);
}

/** What a page is about: its title, otherwise what its first panel is called. */
export function pageTitle(page: Script[number]): string {
  return (
    page.title ??
    page.panels.find((panel) => panel.title)?.title ??
    (page.panels[0] ? panelName(page.panels[0]) : t`No panels`)
  );
}

/** How somebody looks stands in brackets, and a full stop after "Mr" ends nothing. */
const brackets = /\s*\([^)]*\)/g;
const end = /[,;:–—。、]|(?<!(?<!\p{L})\p{Lu}\p{L}{0,3})[.!?](?=\s|$)/u;

const firstClause = (scene: string) => scene.replace(brackets, '').trim().split(end)[0]!.trim();

function shortened(clause: string): string {
  const words = clause.split(/\s+/);
  const kept = words.slice(0, mostWords);
  // What was cut off does not leave an article or a preposition behind.
  while (words.length > kept.length && kept.length > 2 && kept.at(-1)!.length <= 3) kept.pop();
  return kept.join(' ').slice(0, mostLetters);
}
