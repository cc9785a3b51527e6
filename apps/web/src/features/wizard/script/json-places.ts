import { ensureSyntaxTree, foldEffect, foldedRanges, syntaxTree, unfoldEffect } from '@codemirror/language';
import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import type { PanelPlace } from './script-text.ts';

/** How long the editor may take to understand a whole script, in ms. */
const parseMs = 500;

type Span = { from: number; to: number };

/** The value at a path of keys and places ("0", "panels", "3", "dialogue"), as far as the text has it. */
export function valueAt(state: EditorState, path: readonly (string | number)[]): Span | undefined {
  const node = nodeAt(state, path);
  return node ? { from: node.from, to: node.to } : undefined;
}

function nodeAt(state: EditorState, path: readonly (string | number)[]): SyntaxNode | undefined {
  const tree = ensureSyntaxTree(state, state.doc.length, parseMs) ?? syntaxTree(state);
  let node: SyntaxNode | null | undefined = tree.topNode.firstChild;
  let found: SyntaxNode | undefined;
  for (const key of path) {
    if (!node) break;
    found = node;
    node = node.name === 'Array' ? valuesOf(node)[Number(key)] : propertyOf(state, node, String(key));
  }
  return node ?? found;
}

const values = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

function valuesOf(array: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let node = array.firstChild; node; node = node.nextSibling)
    if (values.has(node.name)) found.push(node);
  return found;
}

function propertyOf(state: EditorState, object: SyntaxNode, key: string): SyntaxNode | undefined {
  for (const property of object.getChildren('Property')) {
    const name = property.getChild('PropertyName');
    if (name && state.sliceDoc(name.from + 1, name.to - 1) === key) return property.lastChild ?? undefined;
  }
  return undefined;
}

const setPanel = StateEffect.define<Span | undefined>();
const bar = Decoration.line({ class: 'cm-chosenPanel' });

/** The bar beside the lines of the chosen panel. */
export const chosenPanel = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(bars, { changes, effects, state }) {
    let next = bars.map(changes);
    for (const effect of effects)
      if (effect.is(setPanel)) {
        const lines = [];
        if (effect.value)
          for (let at = effect.value.from; at <= effect.value.to; ) {
            const line = state.doc.lineAt(at);
            lines.push(bar.range(line.from));
            at = line.to + 1;
          }
        next = Decoration.set(lines);
      }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const pathOf = ({ page, panel }: PanelPlace) => [page, 'panels', panel];

/** What the studio keeps in a panel for itself: nobody has to read or write it. */
const keptByStudio = ['factIds', 'understood', 'room'];
const beginsKept = new RegExp(`^,?\\s*"(?:${keptByStudio.join('|')})":`);

/** Whether a folded part of the text is what the studio keeps for itself. */
export const isKeptByStudio = (text: string) => beginsKept.test(text);

/** Where in a panel the studio's own keys stand, each run of them with the comma before it. */
function studioSpans(state: EditorState, panel: SyntaxNode): Span[] {
  const spans: Span[] = [];
  let end = panel.from + 1;
  let isOpen = false;
  for (const property of panel.getChildren('Property')) {
    const name = property.getChild('PropertyName');
    const isOurs = name !== null && keptByStudio.includes(state.sliceDoc(name.from + 1, name.to - 1));
    if (isOurs && isOpen) spans.at(-1)!.to = property.to;
    else if (isOurs) spans.push({ from: end, to: property.to });
    isOpen = isOurs;
    end = property.to;
  }
  return spans;
}

const fold = ({ from, to }: Span) => foldEffect.of({ from, to });

/** Puts the bar beside a panel and brings it into view, unfolded but for what the studio keeps in it for itself. */
export function showPanel(view: EditorView, at: PanelPlace): void {
  const span = nodeAt(view.state, pathOf(at));
  const effects: StateEffect<unknown>[] = [];
  if (span) {
    const ours = studioSpans(view.state, span);
    const isOurs = (from: number) => ours.some((one) => one.from === from);
    const folded = new Set<number>();
    foldedRanges(view.state).between(span.from, span.to, (from, to) => {
      folded.add(from);
      if (!isOurs(from)) effects.push(unfoldEffect.of({ from, to }));
    });
    effects.push(...ours.filter(({ from }) => !folded.has(from)).map(fold));
  }
  view.dispatch({
    effects: [
      ...effects,
      setPanel.of(span),
      ...(span ? [EditorView.scrollIntoView(span.from, { y: 'nearest', yMargin: 40 })] : []),
    ],
  });
}

/** Folds every page and panel but the chosen one. */
export function foldOthers(view: EditorView, at: PanelPlace): void {
  const tree = ensureSyntaxTree(view.state, view.state.doc.length, parseMs);
  const script = tree?.topNode.firstChild;
  if (script?.name !== 'Array') return;
  const inside = ({ from, to }: Span) => fold({ from: from + 1, to: to - 1 });
  const isLong = ({ from, to }: Span) => view.state.doc.lineAt(from).to < to;
  const effects = valuesOf(script).flatMap((page, p) => {
    if (p !== at.page) return isLong(page) ? [inside(page)] : [];
    const panels = propertyOf(view.state, page, 'panels');
    return (panels ? valuesOf(panels) : []).flatMap((panel, i) =>
      i !== at.panel && isLong(panel) ? [inside(panel)] : [],
    );
  });
  view.dispatch({ effects });
}
