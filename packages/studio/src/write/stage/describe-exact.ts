import type { Diagram } from '@panelwise/contracts/domain/diagram';
import { angleBetween, thirdSide } from '@panelwise/contracts/domain/diagram-measured';
import { amount } from '../../draw/diagrams/amount.ts';
import { areaText } from '../../draw/diagrams/area.ts';
import { batteryText, partText } from '../../draw/diagrams/circuit.ts';
import { axisText } from '../../draw/diagrams/plot.ts';
import { levelText } from '../../draw/diagrams/pyramid.ts';
import { sideAmount } from '../../draw/diagrams/triangle.ts';
import { waveText } from '../../draw/diagrams/waves.ts';
import { listWords } from '../text/words.ts';

type ExactKind =
  | 'triangle'
  | 'area'
  | 'waves'
  | 'wave-fronts'
  | 'plot'
  | 'pyramid'
  | 'division'
  | 'seasons'
  | 'circuit'
  | 'web';
export type ExactDiagram = Extract<Diagram, { kind: ExactKind }>;

/** A diagram that is true to its numbers, in words, with those numbers. */
export function describeExact(diagram: ExactDiagram): string {
  switch (diagram.kind) {
    case 'triangle': {
      const right = Math.abs(angleBetween(diagram) - 90) < 0.05;
      const angle = right || diagram.angle === undefined ? '' : ` and an angle of ${diagram.angle}°`;
      const squares = diagram.squares ? `, with a square on each side: ${listWords(squaresOf(diagram))}` : '';
      return `a ${right ? 'right ' : ''}triangle with the sides ${listWords(sidesOf(diagram))}${angle}${squares}`;
    }
    case 'area': {
      const { shape, width, height, unit } = diagram;
      const what = shape === 'triangle' ? 'a right triangle, half of a rectangle' : 'a rectangle';
      return `${what} of ${amount(width, unit)} by ${amount(height, unit)} on squares: ${areaText(diagram)}`;
    }
    case 'waves': {
      const { waves, unit } = diagram;
      const lowest = Math.min(...waves.map(({ frequency }) => frequency));
      const largest = Math.max(...waves.map(({ amplitude = 1 }) => amplitude));
      const told = waves.map((wave) => {
        const closer = wave.frequency / lowest;
        const lower = (wave.amplitude ?? 1) / largest;
        const notes = [
          ...(closer > 1 ? [`${amount(closer, undefined)} times as many waves as the lowest`] : []),
          ...(lower < 1 ? [`${amount(lower * 100, '%')} as high as the loudest`] : []),
        ];
        return `${waveText(wave, unit)}${notes.length ? ` (${notes.join(', ')})` : ''}`;
      });
      return `waves one under the other: ${told.join('; ')}`;
    }
    case 'wave-fronts': {
      const { source, speed, ahead, behind } = diagram;
      const how =
        speed > 0
          ? `moves to the right at ${amount(speed * 100, '%')} of the speed of its waves, which crowd ahead of it and thin out behind it`
          : 'stands still, and its waves are even all round';
      const words = [ahead && `ahead: ${ahead}`, behind && `behind: ${behind}`].filter(Boolean);
      return [`${source.label} ${how}`, ...words].join('; ');
    }
    case 'plot': {
      const { x, y, points, line } = diagram;
      const told = points.map((point) => `${point.name ?? point.x}: ${point.y}`);
      return `${line ? 'a line' : 'points'} for ${axisText(y)} by ${axisText(x)}: ${told.join(', ')}`;
    }
    case 'pyramid':
      return `a pyramid, from the top down: ${listWords(diagram.levels.map((level) => levelText(level, diagram.unit)))}`;
    case 'division':
      return `a cell with ${diagram.pairs * 2} chromosomes divides: ${diagram.phases.map(({ label }) => label).join(', then ')}`;
    case 'seasons':
      return `the Earth, tilted by 23.4°, at four places of its way around the sun: ${listWords([diagram.march, diagram.june, diagram.september, diagram.december])}`;
    case 'circuit':
      return describeCircuit(diagram);
    case 'web': {
      const { beings, eats } = diagram;
      const meals = eats.flatMap(({ eater, eaten }) => {
        const [who, whom] = [beings[eater], beings[eaten]];
        return who && whom ? [`from ${whom.label} to ${who.label}`] : [];
      });
      return `who is eaten by whom: arrows ${listWords(meals)}`;
    }
  }
}

/** The words and numbers of such a diagram that need no language around them; undefined where its labels say all. */
export function exactWords(diagram: Diagram): string[] | undefined {
  switch (diagram.kind) {
    case 'triangle':
      return diagram.squares ? squaresOf(diagram) : sidesOf(diagram);
    case 'area':
      return [areaText(diagram)];
    case 'waves':
      return diagram.waves.map((wave) => waveText(wave, diagram.unit));
    case 'wave-fronts':
      return [diagram.source.label, diagram.behind, diagram.ahead].flatMap((text) => text ?? []);
    case 'plot':
      return [
        axisText(diagram.x),
        axisText(diagram.y),
        ...diagram.points.map(({ x, y, name }) => `${name ?? x}: ${y}`),
      ];
    case 'pyramid':
      return diagram.levels.map((level) => levelText(level, diagram.unit));
    case 'circuit':
      return circuitValues(diagram);
    case 'web':
      return diagram.eats.map(
        ({ eater, eaten }) => `${diagram.beings[eaten]?.label} → ${diagram.beings[eater]?.label}`,
      );
    default:
      return undefined;
  }
}

type Of<Kind extends ExactKind> = Extract<Diagram, { kind: Kind }>;

function sidesOf(triangle: Of<'triangle'>): string[] {
  const sides = { a: triangle.a, b: triangle.b, c: thirdSide(triangle) };
  return (['a', 'b', 'c'] as const).map((key) =>
    [triangle.names?.[key], sideAmount(sides[key], triangle.unit)].filter(Boolean).join(' '),
  );
}

const squaresOf = (triangle: Of<'triangle'>) =>
  [triangle.a, triangle.b, thirdSide(triangle)].map(
    (side) => `${amount(side, undefined)}² = ${amount(side * side, undefined)}`,
  );

function circuitValues(circuit: Of<'circuit'>): string[] {
  const { parts, amps } = circuit;
  return [
    ...(batteryText(circuit) ? [batteryText(circuit)] : []),
    ...parts.map(partText).filter(Boolean),
    ...(amps === undefined ? [] : [amount(amps, 'A')]),
  ];
}

function describeCircuit({ wiring, cells = 1, volts, parts, switch: state, amps }: Of<'circuit'>): string {
  const battery = `${cells > 1 ? `a battery of ${cells} cells` : 'a battery'}${volts === undefined ? '' : ` (${amount(volts, 'V')})`}`;
  const things = parts.map((part) => {
    const text = partText(part);
    return `a ${part.broken ? 'broken ' : ''}${part.part}${text ? ` (${text})` : ''}`;
  });
  const rest = [
    ...(state ? [`${state === 'open' ? 'an open' : 'a closed'} switch`] : []),
    ...(amps === undefined ? [] : [`an ammeter that shows ${amount(amps, 'A')}`]),
  ];
  const how =
    parts.length < 2 ? 'a circuit' : wiring === 'series' ? 'a series circuit' : 'a parallel circuit';
  return `${how} of ${listWords([battery, ...things, ...rest])}`;
}
