import { type EditorState, type Range, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  gutterLineClass,
  WidgetType,
} from '@codemirror/view';
import { t } from '@lingui/core/macro';
import type { Script } from '@panelwise/contracts/domain/script';
import { inOurWords } from '../../../lib/our-words.ts';
import { valueAt } from './json-places.ts';
import { missingComma } from './missing-comma.ts';
import type { ReadScript } from './script-text.ts';

/** One press that puts a mistake right. */
type Repair = { label: string; from: number; to: number; insert: string };
type LineError = { at: number; message: string; repair: Repair | undefined };

const setErrors = StateEffect.define<LineError[]>();
const redLine = Decoration.line({ class: 'cm-errorLine' });
const redNumber = new (class extends GutterMarker {
  override elementClass = 'cm-errorNumber';
})();

/** Under each line that breaks a rule, what is wrong with it. */
export const errorLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state }) {
    let next = shown.map(changes);
    for (const effect of effects)
      if (effect.is(setErrors))
        next = Decoration.set(
          effect.value.flatMap((one) => mark(state, one)),
          true,
        );
    return next;
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    gutterLineClass.compute([field], (state) => {
      const lines: Range<GutterMarker>[] = [];
      state.field(field).between(0, state.doc.length, (from, to) => {
        if (from === to && state.doc.lineAt(from).from === from) lines.push(redNumber.range(from));
      });
      return RangeSet.of(lines, true);
    }),
  ],
});

function mark(state: EditorState, error: LineError): Range<Decoration>[] {
  const line = state.doc.lineAt(Math.min(error.at, state.doc.length));
  const words = Decoration.widget({ widget: new ErrorNote(error), block: true, side: 1 });
  return [redLine.range(line.from), words.range(line.to)];
}

class ErrorNote extends WidgetType {
  private readonly error: LineError;
  constructor(error: LineError) {
    super();
    this.error = error;
  }
  override eq({ error }: ErrorNote): boolean {
    return JSON.stringify(error) === JSON.stringify(this.error);
  }
  override toDOM(view: EditorView): HTMLElement {
    const note = document.createElement('div');
    note.className = 'cm-errorNote';
    note.append(Object.assign(document.createElement('span'), { textContent: this.error.message }));
    const { repair } = this.error;
    if (repair !== undefined) {
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: repair.label,
      });
      button.addEventListener('click', () => {
        const { from, to, insert } = repair;
        view.dispatch({ changes: { from, to, insert } });
        view.focus();
      });
      note.append(button);
    }
    return note;
  }
  override ignoreEvent(): boolean {
    return true;
  }
}

/**
 * Shows why a script cannot be read, at its lines; nothing for one that can.
 * @param good the last script that could be read: its words can be put back
 * @returns where the first mistake is, in the text
 */
export function showErrors(view: EditorView, read: ReadScript, good: Script): number | undefined {
  const errors =
    read.ok || view.state.doc.toString().trim() === '' ? [] : errorsIn(view.state, read.details, good);
  view.dispatch({ effects: setErrors.of(errors) });
  return errors[0]?.at;
}

const mostShown = 10;

function errorsIn(
  state: EditorState,
  details: { path: string; message: string }[],
  good: Script,
): LineError[] {
  return details.slice(0, mostShown).map(({ path, message }) => {
    const place = /^line (\d+), column (\d+)$/.exec(path);
    if (!place) {
      const keys = path.split('.');
      const span = valueAt(state, keys);
      const said = inOurWords(message);
      return { at: span?.from ?? 0, message: said, repair: span && oldWords(state, span, good, keys) };
    }
    const line = state.doc.line(Math.min(Number(place[1]), state.doc.lines));
    const at = Math.min(line.from + Number(place[2]) - 1, state.doc.length);
    const comma = missingComma(state.doc.toString(), at);
    const { number } = state.doc.lineAt(comma ?? line.from);
    if (comma === undefined)
      return { at, message: t`Line ${number}: this is not valid JSON.`, repair: comma };
    const repair = { label: t`Put it in`, from: comma, to: comma, insert: ',' };
    return { at: comma, message: t`Line ${number}: a comma is missing after this.`, repair };
  });
}

/** Puts back the words that stood in this place when the script could last be read, where there were others. */
function oldWords(
  state: EditorState,
  span: { from: number; to: number },
  good: Script,
  keys: string[],
): Repair | undefined {
  let old: unknown = good;
  for (const key of keys) old = (old as Record<string, unknown> | undefined)?.[key];
  const insert = JSON.stringify(old);
  if (typeof old !== 'string' || insert === state.sliceDoc(span.from, span.to)) return undefined;
  return { label: t`Put back the old words`, ...span, insert };
}
