import { type EditorState, type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { t } from '@lingui/core/macro';
import { valueAt } from './json-places.ts';
import { missingComma } from './missing-comma.ts';
import type { ReadScript } from './script-text.ts';

type LineError = { at: number; message: string; repair: number | undefined };

const setErrors = StateEffect.define<LineError[]>();
const redLine = Decoration.line({ class: 'cm-errorLine' });

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
  provide: (field) => EditorView.decorations.from(field),
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
    return error.message === this.error.message && error.repair === this.error.repair;
  }
  override toDOM(view: EditorView): HTMLElement {
    const note = document.createElement('div');
    note.className = 'cm-errorNote';
    note.append(Object.assign(document.createElement('span'), { textContent: this.error.message }));
    const { repair } = this.error;
    if (repair !== undefined) {
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: t`Put it in`,
      });
      button.addEventListener('click', () => {
        view.dispatch({ changes: { from: repair, insert: ',' } });
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

/** Shows why a script cannot be read, at its lines; nothing for one that can. */
export function showErrors(view: EditorView, read: ReadScript): void {
  const errors = read.ok || view.state.doc.toString().trim() === '' ? [] : errorsIn(view.state, read.details);
  view.dispatch({ effects: setErrors.of(errors) });
}

const mostShown = 10;

function errorsIn(state: EditorState, details: { path: string; message: string }[]): LineError[] {
  return details.slice(0, mostShown).map(({ path, message }) => {
    const place = /^line (\d+), column (\d+)$/.exec(path);
    if (!place) {
      const span = valueAt(state, path.split('.'));
      return { at: span?.from ?? 0, message, repair: undefined };
    }
    const line = state.doc.line(Math.min(Number(place[1]), state.doc.lines));
    const at = Math.min(line.from + Number(place[2]) - 1, state.doc.length);
    const repair = missingComma(state.doc.toString(), at);
    const { number } = state.doc.lineAt(repair ?? line.from);
    return repair === undefined
      ? { at, message: t`Line ${number}: this is not valid JSON.`, repair }
      : { at: repair, message: t`Line ${number}: a comma is missing after this.`, repair };
  });
}
