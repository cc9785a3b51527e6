import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import { type Script, type ScriptPanel, stripTermMarks } from '@panelwise/contracts/domain/script';

type DrawnPanel = DrawnPage['panels'][number];

/** The panels, as "page.panel", whose scene or words are others in the script than on the pages that were drawn. */
export function changedPanels(script: Script, drawn: readonly DrawnPage[]): ReadonlySet<string> {
  return placesWhere(script, drawn, isOther);
}

/** Those of them whose scene is another one: they get a new picture. */
export function newPictures(script: Script, drawn: readonly DrawnPage[]): ReadonlySet<string> {
  return placesWhere(script, drawn, (now, panel) => now.scene !== panel.scene);
}

function placesWhere(
  script: Script,
  drawn: readonly DrawnPage[],
  isMeant: (now: ScriptPanel, drawn: DrawnPanel) => boolean,
): ReadonlySet<string> {
  return new Set(
    drawn.flatMap(({ pageNumber, panels }) =>
      panels.flatMap((panel) => {
        const now = script[pageNumber - 1]?.panels[panel.panel - 1];
        return now && panel.state === 'done' && isMeant(now, panel) ? [`${pageNumber}.${panel.panel}`] : [];
      }),
    ),
  );
}

/** Of what is said only the picture's description knows how it was when it was drawn. */
function isOther(now: ScriptPanel, drawn: DrawnPanel): boolean {
  const said = [now.title, now.subtitle, now.captionBottom, ...now.dialogue.map(({ text }) => text)];
  return (
    now.scene !== drawn.scene ||
    now.caption !== drawn.caption ||
    said.some((words) => !drawn.alt.includes(stripTermMarks(words ?? '').trim()))
  );
}

/** How many of them are on a page. */
export function countOnPage(changed: ReadonlySet<string>, page: number): number {
  return [...changed].filter((place) => place.startsWith(`${page}.`)).length;
}
