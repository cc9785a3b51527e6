import { parseScriptText } from '@panelwise/contracts/domain/read-script';
import {
  type DialogueLine,
  panelSchema,
  type Script,
  type ScriptPanel,
} from '@panelwise/contracts/domain/script';
import { type ErrorDetail, toDomainError } from '@panelwise/contracts/errors/domain-error';
import { wordsOf } from '@panelwise/studio/draw/staging/room-for-words';
import { unletteredIn } from './unlettered.ts';

export type ReadScript =
  | { ok: true; script: Script }
  | {
      ok: false;
      message: string;
      details: ErrorDetail[];
      /** The script, where only its letters are wrong. */
      readable?: Script;
    };

/** Reads the script text as the server will; a refusal says where (line and column, or page and panel). */
export function readScriptText(text: string): ReadScript {
  try {
    return withLetters(parseScriptText(text));
  } catch (error) {
    return refusalOf(error);
  }
}

/** A script that follows the rules, unless its words cannot be lettered: then why, as for any other mistake. */
export function withLetters(script: Script): ReadScript {
  const details = unletteredIn(script);
  const [first] = details;
  return first ? { ok: false, message: first.message, details, readable: script } : { ok: true, script };
}

/** Why a script cannot be read, in words for its creator. */
export function refusalOf(error: unknown): ReadScript {
  const { message, details } = toDomainError(error);
  return { ok: false, message, details };
}

/**
 * Opens the script text for the form, also while it breaks a rule (an emptied bubble, say); undefined when
 * it is not JSON or not a list of pages with panels.
 */
export function openScript(text: string): Script | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.length > 0 ? value.map(openPage) : undefined;
  } catch {
    return undefined;
  }
}

function openPage(value: unknown, index: number): Script[number] {
  const page = asObject(value);
  const panels = Array.isArray(page.panels) ? page.panels : [];
  return { ...page, pageNumber: index + 1, panels: panels.map(openPanel) };
}

function openPanel(value: unknown): ScriptPanel {
  const panel = asObject(value);
  const lines = Array.isArray(panel.dialogue) ? panel.dialogue.map(asObject) : [];
  return {
    ...panel,
    scene: asText(panel.scene),
    caption: asText(panel.caption),
    dialogue: lines.map((line) => ({ ...line, speaker: asText(line.speaker), text: asText(line.text) })),
    ...(panel.room !== undefined && { room: panelSchema.shape.room.safeParse(panel.room).data }),
  };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Where a panel stands in a script; both count from 0. `picked` when somebody chose this very panel, `toWrite` when they
 * want to write in it at once.
 */
export type PanelPlace = { page: number; panel: number; picked?: boolean; toWrite?: boolean };

/** The script with one panel changed. */
export function withPanel(script: Script, at: PanelPlace, change: Partial<ScriptPanel>): Script {
  return script.map((page, p) =>
    p === at.page
      ? { ...page, panels: page.panels.map((panel, i) => (i === at.panel ? { ...panel, ...change } : panel)) }
      : page,
  );
}

/** A picture with room for the words as they are now; no change while these break a rule. */
export function newRoom(panel: ScriptPanel): Pick<ScriptPanel, 'room'> {
  const { data } = panelSchema.shape.room.safeParse(wordsOf(panel));
  return data ? { room: data } : {};
}

export function withLine(
  panel: ScriptPanel,
  index: number,
  change: Partial<DialogueLine>,
): Pick<ScriptPanel, 'dialogue'> {
  return { dialogue: panel.dialogue.map((line, i) => (i === index ? { ...line, ...change } : line)) };
}

export function withoutLine(panel: ScriptPanel, index: number): Pick<ScriptPanel, 'dialogue'> {
  return { dialogue: panel.dialogue.filter((_, i) => i !== index) };
}

/** Adds an empty line for who would speak next: the other one of the two who last spoke, or somebody new. */
export function withNewLine(panel: ScriptPanel): Pick<ScriptPanel, 'dialogue'> {
  const speakers = panel.dialogue.map((line) => line.speaker);
  const last = speakers.at(-1);
  const speaker =
    speakers.findLast((name) => name !== last) ??
    panel.cast?.find((c) => c.name !== last)?.name ??
    last ??
    'Narrator';
  return { dialogue: [...panel.dialogue, { speaker, text: '' }] };
}

export function countPanels(script: Script): number {
  return script.reduce((sum, page) => sum + page.panels.length, 0);
}
