import { limits } from '@panelwise/contracts/domain/limits';
import type { Script, ScriptPage, ScriptPanel } from '@panelwise/contracts/domain/script';
import type { PanelPlace } from './script-text.ts';

/**
 * What a creator does to the pages of a script. Places count from 0; pages that do not change stay the same objects. An edit
 * that a limit forbids gives undefined, so that a screen can ask beforehand whether it is possible.
 */

const emptyPanel: ScriptPanel = { scene: '', caption: '', dialogue: [] };

export const isFull = (page: ScriptPage) => page.panels.length >= limits.panelsPerPageMax;

/** A new panel at the end of a page. */
export function addPanel(script: Script, page: number): Script | undefined {
  const here = script[page];
  if (!here || isFull(here)) return undefined;
  return withPanels(script, page, [...here.panels, emptyPanel]);
}

/** A new page at the end, with a panel to fill. */
export function addPage(script: Script): Script | undefined {
  if (script.length >= limits.pagesMax) return undefined;
  return [...script, { pageNumber: script.length + 1, panels: [emptyPanel] }];
}

/** Takes a panel out, and with the last one its page; undefined for the only panel of a script. */
export function removePanel(script: Script, at: PanelPlace): Script | undefined {
  const here = script[at.page];
  if (!here || (script.length === 1 && here.panels.length === 1)) return undefined;
  return without(script, at);
}

/** Takes a page out with all its panels; undefined for the only one. */
export function removePage(script: Script, page: number): Script | undefined {
  if (!script[page] || script.length === 1) return undefined;
  return numbered(script.toSpliced(page, 1));
}

/**
 * Makes two panels of one: the scene is cut after half of its sentences, the lines after half of them. What has only one
 * sentence is seen twice, where there are lines to share.
 */
export function splitPanel(script: Script, at: PanelPlace): Script | undefined {
  const page = script[at.page];
  const panel = page?.panels[at.panel];
  if (!page || !panel || isFull(page)) return undefined;
  const sentences = panel.scene.match(/[^.!?]+[.!?]*\s*/g) ?? [];
  const lines = panel.dialogue;
  if (sentences.length < 2 && lines.length < 2) return undefined;
  const middle = Math.ceil(sentences.length / 2);
  const scenes =
    sentences.length < 2
      ? [panel.scene, panel.scene]
      : [sentences.slice(0, middle).join('').trim(), sentences.slice(middle).join('').trim()];
  const half = Math.ceil(lines.length / 2);
  const { room: _room, alt: _alt, ...rest } = panel;
  const { title: _title, subtitle: _subtitle, sfx: _sfx, diagram: _diagram, ...later } = rest;
  const { captionBottom, ...first } = rest;
  return withPanels(script, at.page, [
    ...page.panels.slice(0, at.panel),
    { ...first, scene: scenes[0]!, dialogue: lines.slice(0, half) },
    {
      ...later,
      scene: scenes[1]!,
      caption: '',
      dialogue: lines.slice(half),
      ...(captionBottom !== undefined && { captionBottom }),
    },
    ...page.panels.slice(at.panel + 1),
  ]);
}

/** Makes one panel of this and the next; undefined where their words are too many for one. */
export function joinPanels(script: Script, at: PanelPlace): Script | undefined {
  const page = script[at.page];
  const [first, second] = page?.panels.slice(at.panel, at.panel + 2) ?? [];
  if (!page || !first || !second || second.title || (first.diagram && second.diagram)) return undefined;
  const together = (a = '', b = '') => [a, a === b ? '' : b].filter((text) => text.trim()).join(' ');
  const { room: _room, alt: _alt, ...kept } = first;
  const captionBottom = together(first.captionBottom, second.captionBottom);
  const joined: ScriptPanel = {
    ...(second.diagram && { diagram: second.diagram }),
    ...kept,
    scene: together(first.scene, second.scene),
    caption: together(first.caption, second.caption),
    dialogue: [...first.dialogue, ...second.dialogue],
    ...(captionBottom && { captionBottom }),
  };
  const fits =
    joined.scene.length <= limits.sceneMax &&
    joined.caption.length <= limits.captionMax &&
    captionBottom.length <= limits.captionMax &&
    joined.dialogue.length <= limits.dialogueMax;
  if (!fits) return undefined;
  return withPanels(script, at.page, page.panels.toSpliced(at.panel, 2, joined));
}

/** A panel at another place of its page, or of another one. A page that is left without a panel goes. */
export function movePanel(script: Script, from: PanelPlace, to: PanelPlace): Script | undefined {
  const panel = script[from.page]?.panels[from.panel];
  const goal = script[to.page];
  if (!panel || !goal || (from.page !== to.page && isFull(goal))) return undefined;
  if (from.page === to.page)
    return withPanels(script, from.page, goal.panels.toSpliced(from.panel, 1).toSpliced(to.panel, 0, panel));
  return without(withPanels(script, to.page, goal.panels.toSpliced(to.panel, 0, panel)), from);
}

/** Where a panel is found after it was moved: the page before it may have gone. */
export function placeAfterMove(script: Script, from: PanelPlace, to: PanelPlace): PanelPlace {
  const pageGoes = from.page !== to.page && script[from.page]?.panels.length === 1;
  return { page: pageGoes && to.page > from.page ? to.page - 1 : to.page, panel: to.panel, picked: true };
}

/** The lines of a panel with one at another place. */
export function movedLine(panel: ScriptPanel, from: number, to: number): Pick<ScriptPanel, 'dialogue'> {
  const line = panel.dialogue[from];
  return { dialogue: line ? panel.dialogue.toSpliced(from, 1).toSpliced(to, 0, line) : panel.dialogue };
}

function withPanels(script: Script, page: number, panels: ScriptPanel[]): Script {
  return script.map((one, p) => (p === page ? { ...one, panels } : one));
}

function without(script: Script, at: PanelPlace): Script {
  const left = script[at.page]!.panels.toSpliced(at.panel, 1);
  if (left.length > 0) return withPanels(script, at.page, left);
  return numbered(script.toSpliced(at.page, 1));
}

/** The pages with their numbers in order; one that keeps its number stays the same object. */
function numbered(script: Script): Script {
  return script.map((page, p) => (page.pageNumber === p + 1 ? page : { ...page, pageNumber: p + 1 }));
}
