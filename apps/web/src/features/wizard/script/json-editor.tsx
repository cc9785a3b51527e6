import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentUnit } from '@codemirror/language';
import { Annotation, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Script } from '@panelwise/contracts/domain/script';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { inOurWords } from '../../../lib/our-words.ts';
import classes from './json-editor.module.css';
import { errorLines, showErrors } from './json-errors.ts';
import { jsonColours } from './json-look.ts';
import { chosenPanel, foldOthers, isKeptByStudio, showPanel } from './json-places.ts';
import type { PanelPlace, ReadScript } from './script-text.ts';

/** Marks a text that came from outside, which nobody typed here. */
const fromOutside = Annotation.define<boolean>();

/**
 * The script as the JSON that is stored: kept as typed, also while it is none. It opens at the chosen panel with the others
 * folded, and says under a line what is wrong with it. Undo is the script's own.
 */
export default function JsonEditor(props: {
  text: string;
  read: ReadScript;
  /** The last script that could be read: the pages beside show it. */
  good: Script;
  at: PanelPlace;
  onGo: (at: PanelPlace) => void;
  onChange: (text: string) => void;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}) {
  const { text, read, at } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;
  /** The whole text is another one, with nothing folded in it. */
  const isOther = useRef(false);
  const shownPath = useRef<string>(undefined);

  useEffect(() => {
    const step = (which: 'onUndo' | 'onRedo') => () => {
      latest.current[which]?.();
      return true;
    };
    const view = new EditorView({
      parent: host.current!,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          lineNumbers(),
          foldGutter(),
          codeFolding({ preparePlaceholder: nameFold, placeholderDOM: showFold }),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          EditorView.lineWrapping,
          indentUnit.of('  '),
          EditorState.tabSize.of(2),
          json(),
          jsonColours,
          chosenPanel,
          errorLines,
          keymap.of([
            { key: 'Mod-z', run: step('onUndo') },
            { key: 'Mod-y', run: step('onRedo') },
            { key: 'Mod-Shift-z', run: step('onRedo') },
            ...foldKeymap,
            ...defaultKeymap,
          ]),
          EditorView.contentAttributes.of({
            'aria-label': t`Script as JSON`,
            spellcheck: 'false',
            tabindex: '0',
          }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((one) => one.annotation(fromOutside))) return;
            if (update.changes.touchesRange(0, update.startState.doc.length) === 'cover')
              isOther.current = true;
            latest.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    editor.current = view;
    foldOthers(view, latest.current.at);
    return () => view.destroy();
  }, []);

  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === text) return;
    isOther.current = true;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: text },
      annotations: fromOutside.of(true),
    });
  }, [text]);
  useEffect(() => editor.current && showPanel(editor.current, at), [at]);
  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    const errorAt = showErrors(view, read, latest.current.good);
    const path = read.ok ? undefined : read.details[0]?.path;
    const isNew = path !== shownPath.current;
    const place = panelOf(path);
    if (read.ok ? isOther.current : place && (isNew || isOther.current)) {
      const at = place ?? latest.current.at;
      foldOthers(view, at);
      showPanel(view, at);
      // The panel with the mistake is the one that is worked on, here and on the page.
      if (place) latest.current.onGo(place);
    } else if (errorAt !== undefined && isOther.current)
      view.dispatch({ effects: EditorView.scrollIntoView(errorAt, { y: 'center' }) });
    shownPath.current = path;
    isOther.current = false;
  }, [read]);

  // What is wrong is said under its line; here, where that is.
  const place = read.ok ? undefined : panelOf(read.details[0]?.path);
  const count = read.ok ? 0 : Math.max(1, read.details.length);
  return (
    <div className={classes.json}>
      <div ref={host} className={classes.editor} />
      <div className={classes.foot} role="status" data-bad={!read.ok || undefined}>
        {read.ok ? (
          <p>
            <Trans>A list of pages. Each panel needs a scene and a caption; the rest is up to you.</Trans>
          </p>
        ) : (
          <p>
            <b>
              <IconAlertTriangle size={16} aria-hidden />{' '}
              <Plural value={count} one="# error" other="# errors" />
            </b>{' '}
            {place ? (
              <>
                {placeText(place)} <span className="visually-hidden">{inOurWords(read.message)} </span>
              </>
            ) : (
              `${inOurWords(read.message)} `
            )}
            <Trans>The pencil page keeps the last good words.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

/** The panel that a path of the script leads to; undefined where it leads to none. */
function panelOf(path: string | undefined): PanelPlace | undefined {
  const [, page, panel] = /^(\d+)\.panels\.(\d+)/.exec(path ?? '') ?? [];
  return page && panel ? { page: Number(page), panel: Number(panel), picked: true } : undefined;
}

function placeText(at: PanelPlace): string {
  const [page, panel] = [at.page + 1, at.panel + 1];
  return t`Page ${page}, panel ${panel}.`;
}

const nameFold = (state: EditorState, { from, to }: { from: number; to: number }) =>
  isKeptByStudio(state.sliceDoc(from, to)) ? t`kept by the studio` : '…';

function showFold(_view: EditorView, unfold: (event: Event) => void, words: string): HTMLElement {
  const fold = document.createElement('span');
  fold.className = 'cm-foldPlaceholder';
  fold.textContent = words;
  fold.title = t`Unfold`;
  fold.addEventListener('click', unfold);
  return fold;
}
