import type { Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import { stripTermMarks } from '@panelwise/contracts/domain/script';
import { sceneNames } from '@panelwise/studio/draw/vocabulary';
import { findIn, type Span, spansOf, touching } from './align-sentences.ts';
import { placeClasses } from './place-classes.ts';

export type ToldPanel = {
  sentences: number[];
  lines: { sentence: number; speaker: string | null }[];
  place: string;
  pictures: string[];
  people: { name: string; as?: string; expression?: string }[];
};

export type Told = {
  story: string;
  /** How the file cuts the story; the product's own cut where it does not. */
  sentences: readonly string[];
  /** How the product cuts it: `s3` in a panel is the fourth of these. */
  ownSentences: readonly string[];
  /** Who is meant by a name in a balloon: "narrator" for who tells the story. */
  meant(name: string): string;
  /** What a name is drawn as on the pages: "child", "adult", "animal" or "group". */
  drawnAs(name: string): string | undefined;
};

/** What each panel of a script shows and tells, sentence by sentence of the story. */
export function toldPanels(script: Script, told: Told): ToldPanel[] {
  const spans = spansOf(told.story, told.sentences);
  const ownSpans = spansOf(told.story, told.ownSentences);
  const find = findIn(told.story);
  return script.flatMap((page) =>
    page.panels.map((panel) => {
      const own = (panel.factIds ?? []).flatMap((id) => ownSpans[Number(/^s(\d+)$/.exec(id)?.[1])] ?? []);
      const placeOf = (text: string) => inSpans(find, own, stripTermMarks(text));
      const pieces = [panel.caption, ...panel.dialogue.map((line) => line.text), panel.captionBottom ?? ''];
      const found = pieces.flatMap(placeOf);
      const shown = found.length > 0 ? found : own;
      return {
        sentences: unique(shown.flatMap((span) => touching(spans, span))),
        lines: panel.dialogue.flatMap(({ speaker, text }) =>
          unique(placeOf(text).flatMap((span) => touching(spans, span))).map((sentence) => ({
            sentence,
            speaker: told.meant(speaker),
          })),
        ),
        place: placeClasses[sceneNames.find((name) => name === panel.background) ?? 'burst'],
        pictures: picturesOf(panel),
        people: (panel.cast ?? []).map(({ name, expression }) => ({
          name: told.meant(name),
          as: told.drawnAs(name),
          expression,
        })),
      };
    }),
  );
}

/** Shorter pieces, in characters, could stand in any sentence. */
const leastPiece = 8;

const leastRest = 2;

const unique = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b);
/** Where a piece of a panel stands in the sentences that the panel tells; the studio's own words stand nowhere. */
function inSpans(find: ReturnType<typeof findIn>, own: readonly Span[], text: string): Span[] {
  const whole = inOne(find, own, text);
  if (whole) return [whole];
  // Two sentences joined into one caption, or speech without the "she said" in its middle: piece by piece.
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  for (let count = words.length - 1; count >= 1; count--) {
    const piece = words.slice(0, count).join(' ');
    const found = piece.length >= leastPiece ? inOne(find, own, piece) : undefined;
    if (found) return [found, ...inSpans(find, own, words.slice(count).join(' '))];
  }
  // A single word before "she said" is too little to be found: what follows it may be enough.
  return words.length > leastRest ? inSpans(find, own, words.slice(1).join(' ')) : [];
}

function inOne(find: ReturnType<typeof findIn>, own: readonly Span[], text: string): Span | undefined {
  for (const { from, to } of own) {
    const span = find(text, from);
    if (span && span.from < to) return span;
  }
  return undefined;
}

/** Icons of things and of diagrams. Lettered cards and labels are words, not pictures. */
function picturesOf(panel: ScriptPanel): string[] {
  const icons: string[] = (panel.props ?? []).flatMap((prop) => ('icon' in prop ? [prop.icon] : []));
  const collect = (value: unknown): void => {
    if (!value || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'icon' && typeof inner === 'string') icons.push(inner);
      else collect(inner);
    }
  };
  collect(panel.diagram);
  return icons;
}
