import { findIcon } from '../../draw/props/icons.ts';
import { markWordInAnyCase, theWord } from '../text/marked-word.ts';
import { singular } from '../text/words.ts';

const names = 'red|orange|yellow|green|blue|purple|violet|pink|brown|black';
const colour = new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'giu');
/** What ends the words that stand before a noun as its own. */
const ends =
  /^(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|some|any|no|of|in|on|at|by|for|with|from|to|into|is|was|are|were|has|had|have|than|(?!red$)\p{L}+ed)$/iu;
/** Pictures of what takes the colour of whatever is in it, all drawn with clear water. */
const ofWater =
  /^(?:x-glass|droplet|x-beaker|x-jug|x-bucket-of-water|test-tube|x-flask|x-drop|pouring-liquid|glass-of-milk)$/;

/**
 * Whether a sentence gives a thing a colour that its picture does not have: green eggs are no brown one. By the fills of
 * the picture itself; white and grey are in every picture. English.
 * @param noun as the sentence names it, in lower case
 */
export function isOfOtherColour(icon: string, noun: string, text: string): boolean {
  const told = [...coloursBefore(noun, text), ...coloursSaidOf(noun, text)];
  if (ofWater.test(icon)) told.push(...(text.match(colour) ?? []));
  if (told.length === 0) return false;
  return hasNoneOf(told, coloursIn(icon));
}

const hasNoneOf = (told: readonly string[], shown: ReadonlySet<string>): boolean =>
  told.every((one) => !shown.has(one.toLowerCase().replace('violet', 'purple')));

const wordsBefore = new RegExp(`(?<before>(?:[\\p{L}'’-]+,? ){1,5})${theWord}`, 'iu');

/** "Eight big dark green eggs". */
function coloursBefore(noun: string, text: string): string[] {
  const before = wordsBefore.exec(markWordInAnyCase(text, noun))?.groups?.before;
  const words = before?.trim().split(/,? /) ?? [];
  const from = words.findLastIndex((word) => ends.test(word));
  return words.slice(from + 1).flatMap((word) => word.match(colour) ?? []);
}

const saidOf = new RegExp(
  `${theWord} (?:is|are|was|were|turn(?:s|ed)|went|goes|became|becomes|look(?:s|ed)) (?<what>(?:[\\p{L}-]+ ){0,2}?(?:${names}))(?!\\p{L})`,
  'iu',
);

/** "The eggs were dark green", "the water turned bright pink". */
function coloursSaidOf(noun: string, text: string): string[] {
  const said = saidOf.exec(markWordInAnyCase(text, noun))?.groups?.what;
  return said?.match(colour) ?? [];
}

/** Of an animal its coat counts, and no hoof, beak or inner ear; one that is white or grey has none of these colours. */
const coats: Readonly<Record<string, string>> = {
  llama: '',
  ewe: '',
  ram: '',
  donkey: '',
  rabbit: '',
  mouse: '',
  chicken: '',
  elephant: '',
  wolf: '',
  cow: 'black',
  rat: 'black',
  horse: 'brown',
  ox: 'brown',
  bear: 'brown',
  monkey: 'brown',
  dog: 'brown orange yellow',
  cat: 'brown orange yellow',
  goat: 'brown orange yellow',
  camel: 'brown orange yellow',
  fox: 'orange red',
  bird: 'red pink',
};

const known = new Map<string, ReadonlySet<string>>();

/** The colours that the fills and lines of a picture have. */
function coloursIn(icon: string): ReadonlySet<string> {
  const found = known.get(icon);
  if (found) return found;
  const coat = coats[icon];
  if (coat !== undefined) return new Set(coat.split(' '));
  const hexes = findIcon(icon)?.match(/#[\da-f]{6}(?![\da-f])|#[\da-f]{3}(?![\da-f])/giu) ?? [];
  // What people call a red cabbage is purple.
  const called = icon.split('-').filter((word) => new RegExp(`^(?:${names})$`).test(word));
  const colours = new Set([...hexes.flatMap(coloursOfHex), ...called]);
  known.set(icon, colours);
  return colours;
}

/** A colour is called by more than one name where people would not agree: what is tan may be brown, orange or yellow. */
function coloursOfHex(hex: string): string[] {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/giu, '$&$&') : hex;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const light = (most + least) / 2;
  const spread = most - least;
  if (most < 0.3) return ['black'];
  if (spread < 0.12) return [];
  const turn =
    most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const hue = turn * 60;
  const names: string[] = [];
  if (hue >= 340 || hue < 16) names.push(light > 0.68 ? 'pink' : 'red');
  if (hue >= 8 && hue < 48)
    names.push(...(light < 0.72 ? ['brown'] : []), ...(light > 0.45 ? ['orange'] : []));
  if (hue >= 14 && hue < 42 && spread > 0.5) names.push('orange');
  if (hue >= 36 && hue < 68) names.push('yellow');
  if (hue >= 62 && hue < 170) names.push('green');
  if (hue >= 165 && hue < 258) names.push('blue');
  if (hue >= 245 && hue < 312) names.push('purple');
  if (hue >= 296 && hue < 346) names.push('pink');
  return names;
}

/**
 * Whether a sentence, or another one of its story by what stands before the noun, gives it a colour that its picture does not
 * have: once there was a brown llama, no grey one is shown.
 */
export function isOfOtherColourInStory(
  icon: string,
  noun: string,
  text: string,
  sentences: readonly { text: string }[],
): boolean {
  if (isOfOtherColour(icon, noun, text)) return true;
  const one = singular(noun);
  const told = sentences.flatMap(({ text: other }) => coloursBefore(one, other));
  return told.length > 0 && hasNoneOf(told, coloursIn(icon));
}
