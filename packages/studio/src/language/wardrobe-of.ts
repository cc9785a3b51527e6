import type { RankName, WardrobeName } from '../draw/vocabulary.ts';

type Turn = [before: number, wardrobe: WardrobeName];

/** What the towns of Europe and America wore; after the last turn people wear what they wear today. */
const west: Turn[] = [
  [480, 'rome'],
  [1480, 'medieval'],
  [1700, 'renaissance'],
  [1800, '1700s'],
  [1900, 'victorian'],
  [1936, 'early-1900s'],
  [1972, 'mid-1900s'],
];
const recent = west.slice(-2);

/** Regions and what was worn there until which year, the narrower region first. */
const regions: [RegExp, Turn[]][] = [
  [/Egypt/, [[640, 'egypt'], [1900, 'golden-age'], ...recent]],
  [/Mesopotamia|Babylon|Sumer|Assyria|Persia/, [[640, 'mesopotamia'], [1920, 'golden-age'], ...recent]],
  [/South Africa/, [[1650, 'west-africa'], ...west.slice(2)]],
  [
    /North Africa|Middle East|Ottoman|Arabia|Baghdad|caliph/,
    [[480, 'mesopotamia'], [1920, 'golden-age'], ...recent],
  ],
  [
    /India/,
    [
      [1200, 'ancient-india'],
      [1757, 'mughal'],
      [1972, 'colonial-india'],
    ],
  ],
  // Kings of Indian customs, until Europe's clothes came.
  [/Southeast Asia/, [[1850, 'ancient-india'], ...west.slice(4)]],
  [/China/, [[1912, 'china'], ...recent]],
  [/Japan/, [[1900, 'japan'], ...recent]],
  [
    /Silk Road|Mongol|Central Asia|\bAsia\b/,
    [
      [1700, 'silk-road'],
      [1972, 'mid-1900s'],
    ],
  ],
  [/Mali|Africa|Angola|Ghana|Benin|Nigeria|Songhai|Ethiopia/, [[1960, 'west-africa']]],
  [/Mexico|Aztec|Maya/, [[1560, 'mexica'], ...west.slice(2)]],
  [/Peru|Inca/, [[1560, 'inca'], ...west.slice(2)]],
  [/first peoples/, [[1900, 'native-america'], ...recent]],
  [/Viking|Norse/, [[1100, 'viking'], ...west.slice(1)]],
];

/**
 * What people wore at a time and in a region.
 * @param period as the reading and the list of history write it: "ancient Egypt", "1848 India", "1400s to 1500s Italy"
 * @returns undefined where that is what people wear today
 */
export function wardrobeOf(period: string): WardrobeName | undefined {
  const year = yearOfPeriod(period);
  if (year === undefined) return undefined;
  const [, turns] = regions.find(([region]) => region.test(period)) ?? [undefined, west];
  return turns.find(([before]) => year < before)?.[1];
}

/** The latest year that a period tells; a whole century that is not over long ago counts by its middle. */
export function yearOfPeriod(period: string): number | undefined {
  if (/^ancient|BCE?\b/.test(period)) return -500;
  const last = [...period.matchAll(/\b(\d{3,4})(s?)\b/g)].at(-1);
  if (!last) return undefined;
  return last[1] === '1900' && last[2] ? 1945 : Number(last[1]);
}

const ranks: [RegExp, RankName][] = [
  [
    /^(?:ruler|king|queen|emperor|empress|pharaoh|sultan|sultana|caliph|shah|tsar|maharaja|rani|raja|khan|shogun)$/,
    'ruler',
  ],
  [
    /^(?:leader|noble|nobleman|noblewoman|lord|lady|duke|duchess|count|countess|prince|princess|senator|governor|viceroy|president|minister|official|spokesman|spokeswoman|ambassador|secretary|chancellor|explorer|traveller|diplomat|politician|mayor|judge)$/,
    'noble',
  ],
  [
    /^(?:thinker|philosopher|scholar|scientist|mathematician|astronomer|physicist|chemist|doctor|physician|writer|poet|printer|artist|painter|sculptor|composer|musician|engineer|inventor|teacher|professor|scribe|historian|lawyer|librarian)$/,
    'scholar',
  ],
  [
    /^(?:soldier|soldiers|corporal|sergeant|lieutenant|colonel|general|captain|officer|knight|knights|legionary|centurion|gladiator|samurai|warrior|warriors|guard|guards)$/,
    'soldier',
  ],
  [/^(?:monk|monks|nun|nuns|priest|friar|abbot|pilgrim)$/, 'monk'],
];

/** What a calling is as far as clothes go: "scientist" is a scholar. */
export const rankOf = (role: string): RankName =>
  ranks.find(([calling]) => calling.test(role))?.[1] ?? 'worker';
