import type { Diagram } from '@panelwise/contracts/domain/diagram';
import { gameRules } from '@panelwise/contracts/domain/games';
import type { Language } from '@panelwise/contracts/domain/languages';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import type { StoredBox } from '@panelwise/db/schema/games';
import { languageOf } from '@panelwise/studio/language/detect-language';
import type { Deck, GameComic } from './deck.ts';
import { labelWords } from './label-words.ts';
import { distinctBy, shuffled } from './pick.ts';
import { picturePanels } from './picture-panels.ts';
import { seenInPanel } from './seen-in-panel.ts';

/** A label, and the words of the spot where the diagram has it; null where only its picture can tell. */
type Labelled = { label: string; at: string | null };
/** The same with its place in the picture of the panel. */
type Placed = Labelled & { box: StoredBox };

/**
 * The labels of a diagram, and where each stands in it. Where the picture is known to have all of them, they are put back into
 * it; else their places are told in words: at a step, a time, a height, in a column.
 */
export const labelDeck: Deck = ({ content }, count, random) => {
  const language = languageOf(content.pages.flatMap(({ drawn }) => drawn ?? []));
  const diagrams = content.pages.flatMap(({ pageNumber, drawn }) =>
    (drawn?.panels ?? []).flatMap(({ diagram }, index) => {
      const labels = diagram ? labelsOf(diagram, language) : [];
      const isDistinct = distinctBy(labels, ({ label }) => label).length === labels.length;
      if (labels.length < gameRules.leastPieces || !isDistinct) return [];
      const taughtAt = { page: pageNumber, panel: index + 1 };
      const placed = placedIn(content, taughtAt, labels);
      return placed || labels.every(({ at }) => at !== null) ? [{ labels, placed, taughtAt }] : [];
    }),
  );
  const [diagram] = shuffled(diagrams, random);
  if (!diagram) return undefined;
  const { labels, placed, taughtAt } = diagram;
  // What is left out stays out of the places, too; the rest keeps its order.
  const kept = new Set(
    shuffled(labels, random)
      .slice(0, count)
      .map(({ label }) => label),
  );
  if (placed) {
    const shown = placed.filter(({ label }) => kept.has(label));
    return {
      pieces: shown.map(({ label }, spot) => ({ lead: null, text: label, taughtAt, spot })),
      spots: shown.map(({ at, box }) => at ?? labelWords[language].areas[areaOf(box)]!),
      spotPanels: shown.map(() => taughtAt),
      spotBoxes: shown.map(({ box }) => box),
    };
  }
  const shown = labels.flatMap(({ label, at }) => (kept.has(label) && at !== null ? [{ label, at }] : []));
  const spots = [...new Set(shown.map(({ at }) => at))];
  if (spots.length < 2) return undefined;
  return {
    pieces: shown.map(({ label, at }) => ({ lead: null, text: label, taughtAt, spot: spots.indexOf(at) })),
    spots,
  };
};

/** Undefined where labels share a place, or where one of them is not known to be in the picture. */
function placedIn(
  content: GameComic['content'],
  taughtAt: TaughtAt,
  labels: readonly Labelled[],
): Placed[] | undefined {
  const told = labels.flatMap(({ at }) => at ?? []);
  const hasPicture = picturePanels(content).some(
    ({ page, panel }) => page === taughtAt.page && panel === taughtAt.panel,
  );
  if (!hasPicture || new Set(told).size < told.length) return undefined;
  const seen = seenInPanel(content, taughtAt).filter(({ kind }) => kind === 'label');
  const placed = labels.flatMap((one) => {
    const here = seen.find(({ name }) => name === one.label);
    return here ? [{ ...one, box: here.box }] : [];
  });
  return placed.length === labels.length ? placed : undefined;
}

/** Which of nine areas of the picture a box is in, row by row from the top left. */
function areaOf({ x, y, width, height }: StoredBox): number {
  const third = (middle: number) => Math.min(2, Math.floor(middle * 3));
  return 3 * third(y + height / 2) + third(x + width / 2);
}

/** @param index counted from January as 0 */
function monthName(index: number, language: Language): string {
  const date = new Date(Date.UTC(2026, index, 15));
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date);
}

/** Names that only the picture beside each tells where they belong. */
const byPicture = (nodes: readonly { label: string; icon?: string | undefined }[]): Labelled[] =>
  nodes.every(({ icon }) => icon) ? nodes.map(({ label }) => ({ label, at: null })) : [];

/** None for diagrams whose labels are numbers, or stand where nothing tells which is which. */
function labelsOf(diagram: Diagram, language: Language): Labelled[] {
  const words = labelWords[language];
  switch (diagram.kind) {
    case 'chain':
      return diagram.nodes.map(({ label }, index) => ({ label, at: words.step(index + 1) }));
    case 'timeline':
      return distinctBy(diagram.events, ({ when }) => when).length === diagram.events.length
        ? diagram.events.map(({ when, label }) => ({ label, at: when }))
        : [];
    case 'compare':
      return diagram.columns.flatMap(({ title, items }) => items.map((label) => ({ label, at: title })));
    case 'cutaway': {
      const layer = diagram.shape === 'ball' ? words.fromTheInside : words.fromTheTop;
      return diagram.layers.map(({ label }, index) => ({ label, at: layer(index + 1) }));
    }
    case 'hub':
      return [
        ...diagram.ins.map(({ label }) => ({ label, at: words.goesInto(diagram.hub.label) })),
        ...diagram.outs.map(({ label }) => ({ label, at: words.comesOutOf(diagram.hub.label) })),
      ];
    case 'bars': {
      const bars = diagram.bars.map(({ label, value, text }) => ({
        label,
        at: text ?? `${value} ${diagram.unit ?? ''}`.trim(),
      }));
      return distinctBy(bars, ({ at }) => at).length === bars.length ? bars : [];
    }
    case 'seasons':
      return (['march', 'june', 'september', 'december'] as const).map((month, index) => ({
        label: diagram[month],
        at: monthName(2 + 3 * index, language),
      }));
    case 'cycle':
      return byPicture(diagram.nodes);
    case 'web':
      return byPicture(diagram.beings);
    case 'labelled':
      return diagram.icon ? diagram.parts.map(({ label }) => ({ label, at: null })) : [];
    case 'map':
      return diagram.places.map(({ label }) => ({ label, at: null }));
    default:
      return [];
  }
}
