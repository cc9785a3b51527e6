import type { Diagram } from '@panelwise/contracts/domain/diagram';
import { totalOhms } from '@panelwise/contracts/domain/diagram-linked';
import type { StorySentence } from '../../story/analyse-story.ts';
import { number, type Told, textOf } from './told.ts';

type Part = Extract<Diagram, { kind: 'circuit' }>['parts'][number];

const valuesOf = (text: string, unit: string) => [
  ...new Set(
    [...text.matchAll(new RegExp(`(?<![\\d.\\w])(${number}) ?(?:${unit})(?!\\w)`, 'g'))].map(([, value]) =>
      Number(value),
    ),
  ),
];
const several = new RegExp(
  `\\b([23]) (${number})[ -]?(?:Ω|ohms?) (lamps|bulbs|resistors) in (series|parallel)\\b`,
  'i',
);

/**
 * A battery with what it drives, where one sentence or two in a row tell voltage and current. A resistance that is told
 * with them has to obey Ohm's law: where any does not, nothing is drawn.
 */
export function toldCircuit(sentences: StorySentence[]): Told | undefined {
  const whole = textOf(sentences);
  if (!/\b(?:batter(?:y|ies)|cells?)\b/i.test(whole)) return undefined;
  if (/\b(?:mains|socket|plug(?:s|ged)?|outlet)\b/i.test(whole)) return undefined;
  // More currents than voltages are of two circuits or of two branches, of which a picture would show one.
  if (valuesOf(whole, 'A|amps?|amperes?').length > valuesOf(whole, 'V|volts?').length) return undefined;
  const spans = [1, 2].flatMap((length) =>
    sentences
      .slice(0, sentences.length - length + 1)
      .map((_, i) => ({ from: sentences.slice(i, i + length), last: i + length })),
  );
  const read = spans.map(({ from, last }) => readSpan(from, textOf(sentences.slice(0, last))));
  if (read.includes('contradiction')) return undefined;
  const told = read.filter((one): one is Told => one !== undefined && one !== 'contradiction');
  const withOhms = ({ diagram }: Told) =>
    diagram.kind === 'circuit' && diagram.parts.every(({ ohms }) => ohms !== undefined);
  return told.find(withOhms) ?? told[0];
}

function readSpan(from: StorySentence[], before: string): Told | 'contradiction' | undefined {
  const text = textOf(from);
  const [volts, amps, ohms] = [
    valuesOf(text, 'V|volts?'),
    valuesOf(text, 'A|amps?|amperes?'),
    valuesOf(text, 'Ω|ohms?'),
  ];
  if (volts.length !== 1 || amps.length !== 1 || ohms.length > 1 || !volts[0] || !amps[0]) return undefined;
  const group = several.exec(text);
  const wired = /\b(?:in|a) (?:series|parallel)\b/i.test(text);
  if (wired && !group) return undefined;
  const wiring = group?.[4]?.toLowerCase() === 'parallel' ? 'parallel' : 'series';
  const part = partIn(group?.[3] ?? text) ?? partIn(before);
  if (!part) return undefined;
  const one: Part = { part, ...(ohms[0] && { ohms: ohms[0] }) };
  const parts = Array.from({ length: group ? Number(group[1]) : 1 }, () => one);
  if (ohms[0]) {
    const expected =
      volts[0] /
      totalOhms(
        parts.map(({ ohms }) => ohms!),
        wiring,
      );
    if (Math.abs(amps[0] - expected) > 0.03 * expected) return 'contradiction';
  }
  return {
    diagram: { kind: 'circuit', wiring, volts: volts[0], parts, switch: 'closed', amps: amps[0] },
    from,
  };
}

/** "R" and a wire are drawn as a resistor: its symbol stands for anything with a resistance. */
function partIn(text: string): Part['part'] | undefined {
  if (/\b(?:lamps?|bulbs?)\b/i.test(text)) return 'lamp';
  return /\b(?:resistors?|resistance|ohms?|wires?)\b|Ω/i.test(text) ? 'resistor' : undefined;
}
