import { t } from '@lingui/core/macro';
import type { Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import { asUnderstood } from '@panelwise/studio/draw/staging/understood';
import { capitalised, inWords } from './staging-edits.ts';

/** Words of a scene in a name; fewer where a thing is named as well. */
const mostWords = { alone: 4, withThing: 3 };
/** For languages that put no spaces between words. */
const mostLetters = 32;

/**
 * What a panel is called in a list: a few words of its scene with the first thing in it, such as "Maya raises a hand" or
 * "Leo thinks: coins"; a diagram by its kind, a panel without a scene by its place.
 */
export function panelName(given: ScriptPanel): string {
  if (given.diagram) return capitalised(inWords(given.diagram.kind, 'diagram'));
  const { scene, background, props = [] } = asUnderstood(given);
  const clause = firstClause(scene);
  const [thing] = props;
  const shown = thing && 'icon' in thing ? inWords(thing.icon, 'thing') : undefined;
  if (clause && shown && !clause.toLowerCase().includes(shown.toLowerCase()))
    return `${shortened(clause, mostWords.withThing)}: ${shown}`;
  return (
    shortened(clause, mostWords.alone) || (background ? capitalised(inWords(background)) : t`Empty panel`)
  );
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

function shortened(clause: string, most: number): string {
  const words = clause.split(/\s+/);
  const kept = words.slice(0, most);
  // What was cut off leaves no article behind, and no preposition with half of its words.
  while (words.length > kept.length && kept.length > 2 && kept.at(-1)!.length <= 3) kept.pop();
  const preposition =
    words.length > kept.length ? kept.findIndex((word) => /^(?:with|from|into)$/.test(word)) : -1;
  if (preposition > 1) kept.length = preposition;
  return kept.join(' ').slice(0, mostLetters);
}
