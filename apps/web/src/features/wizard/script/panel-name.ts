import { t } from '@lingui/core/macro';
import { type Script, type ScriptPanel, stripTermMarks } from '@panelwise/contracts/domain/script';
import { asUnderstood } from '@panelwise/studio/draw/staging/understood';
import { capitalised, inWords } from './staging-edits.ts';

/** How long a name may be, in letters. */
const mostLetters = 44;
/** Words of a scene in a name. */
const mostWords = 4;

/**
 * What a panel is called wherever panels are listed: the first words that are spoken in it, else told, such as "“No dog is that
 * thirsty.”"; without words a diagram by its kind, and anything else by a few words of its scene or by its place.
 */
export function panelName(given: ScriptPanel): string {
  const words = wordsOf(given.dialogue[0]?.text);
  if (words) return t`“${words}”`;
  const told = wordsOf(given.caption) || wordsOf(given.captionBottom);
  if (told) return told;
  if (given.diagram) return capitalised(inWords(given.diagram.kind, 'diagram'));
  const { scene, background } = asUnderstood(given);
  return shortened(firstClause(scene)) || (background ? capitalised(inWords(background)) : t`Empty panel`);
}

/** Words as they are read, cut between two of them where they are many. */
function wordsOf(marked: string | undefined): string {
  const words = stripTermMarks(marked ?? '').trim();
  if (words.length <= mostLetters) return words;
  const cut = words.slice(0, mostLetters);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:.!?–—]+$/u, '')}…`;
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
  // What was cut off leaves no article behind, and no preposition with half of its words.
  while (words.length > kept.length && kept.length > 2 && kept.at(-1)!.length <= 3) kept.pop();
  const preposition =
    words.length > kept.length ? kept.findIndex((word) => /^(?:with|from|into)$/.test(word)) : -1;
  if (preposition > 1) kept.length = preposition;
  return kept.join(' ').slice(0, mostLetters);
}
