import type { Diagram } from '@panelwise/contracts/domain/diagram';
import { gameRules } from '@panelwise/contracts/domain/games';
import type { Language } from '@panelwise/contracts/domain/languages';
import { languageOf } from '@panelwise/studio/language/detect-language';
import type { Deck } from './deck.ts';
import { labelWords } from './label-words.ts';
import { distinctBy, shuffled } from './pick.ts';

/** A label, and the words of the spot where the diagram has it. */
type Labelled = { label: string; at: string };

/** The labels of a diagram, and where each stands in it: at a step, a time, a height, in a column. */
export const labelDeck: Deck = ({ content }, count, random) => {
  const language = languageOf(content.pages.flatMap(({ drawn }) => drawn ?? []));
  const diagrams = content.pages.flatMap(({ pageNumber, drawn }) =>
    (drawn?.panels ?? []).flatMap(({ diagram }, index) => {
      const labels = diagram ? labelsOf(diagram, language) : [];
      const isDistinct = distinctBy(labels, ({ label }) => label).length === labels.length;
      const enough = labels.length >= gameRules.leastPieces && isDistinct;
      return enough ? [{ labels, taughtAt: { page: pageNumber, panel: index + 1 } }] : [];
    }),
  );
  const [diagram] = shuffled(diagrams, random);
  if (!diagram) return undefined;
  const { labels, taughtAt } = diagram;
  // What is left out stays out of the places, too; the rest keeps its order.
  const kept = new Set(shuffled(labels, random).slice(0, count));
  const shown = labels.filter((one) => kept.has(one));
  const spots = [...new Set(shown.map(({ at }) => at))];
  if (spots.length < 2) return undefined;
  return {
    pieces: shown.map(({ label, at }) => ({ lead: null, text: label, taughtAt, spot: spots.indexOf(at) })),
    spots,
  };
};

/** @param index counted from January as 0 */
function monthName(index: number, language: Language): string {
  const date = new Date(Date.UTC(2026, index, 15));
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date);
}

/** None for diagrams whose labels have no place that words can tell. */
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
    default:
      return [];
  }
}
