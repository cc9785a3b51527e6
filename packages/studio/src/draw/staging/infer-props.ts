import type { Prop } from '@panelwise/contracts/domain/script';
import { hasIcon } from '../props/icons.ts';
import { sceneNames } from '../vocabulary.ts';

/** Icons for words that a scene description is likely to use; anything else must be an icon's exact name. */
const icons: Record<string, string> = {
  plant: 'potted-plant',
  leaf: 'x-leaf',
  leaves: 'x-leaf',
  sunlight: 'sun',
  lamp: 'light-bulb',
  idea: 'light-bulb',
  water: 'droplet',
  rain: 'cloud-with-rain',
  oxygen: 'x-o2',
  'carbon dioxide': 'x-co2',
  sugar: 'x-sugar',
  glucose: 'x-sugar',
  stomata: 'x-stomata',
  roots: 'x-roots',
  root: 'x-roots',
  atom: 'x-atom',
  cell: 'x-animal-cell',
  magma: 'x-magma',
  lava: 'x-magma',
  money: 'money-bag',
  coins: 'x-coins3',
  coin: 'coin',
  savings: 'x-piggy',
  piggy: 'x-piggy',
  interest: 'chart-increasing',
  tree: 'deciduous-tree',
  flower: 'sunflower',
  bee: 'honeybee',
  seed: 'seedling',
  seeds: 'seedling',
  earth: 'globe-showing-americas',
  globe: 'globe-showing-americas',
  planet: 'ringed-planet',
  star: 'star',
  rocket: 'rocket',
  map: 'world-map',
  book: 'open-book',
  books: 'books',
  letter: 'envelope',
  scroll: 'scroll',
  bill: 'x-bill',
  law: 'balance-scale',
  gavel: 'x-gavel',
  veto: 'x-stamp',
  vote: 'ballot-box-with-ballot',
  congress: 'x-capitol',
  capitol: 'x-capitol',
  pizza: 'pizza',
  fraction: 'x-pie-quarter',
  cake: 'birthday-cake',
  apple: 'red-apple',
  clock: 'hourglass-not-done',
  microscope: 'microscope',
  magnet: 'magnet',
  battery: 'battery',
  electricity: 'high-voltage',
  energy: 'high-voltage',
  fire: 'fire',
  ice: 'ice',
  cloud: 'cloud',
  volcano: 'volcano',
  mountain: 'mountain',
  camel: 'camel',
  ship: 'sailboat',
  train: 'locomotive',
  engine: 'locomotive',
  car: 'automobile',
  computer: 'laptop',
  robot: 'robot',
  heart: 'anatomical-heart',
  brain: 'brain',
  bone: 'bone',
  dna: 'dna',
  dog: 'dog',
  cat: 'cat',
  fish: 'tropical-fish',
  bird: 'bird',
  frog: 'frog',
  dinosaur: 't-rex',
  castle: 'castle',
  crown: 'crown',
};
/** Words that have an icon of their name but mostly mean something else, signs of the zodiac among them. */
const misleading = new Set(
  'watch house page spring bow seat key stop play pin check vs man woman person drop place top end back on new up cool free soon id x o ring eye nose mouth ear leg foot tooth bed door window mirror chair child baby glasses fly hook match pick minus plus divide multiply information warning collision construction copyright customs registered locked unlocked link label pager prohibited dress coat dvd om bat bear duck fan wing hole rose ram seal station turkey chicken metro tent tram zzz dizzy toilet briefs lipstick axe radioactive biohazard crutch pill ogre goblin kaaba razor plunger moai light wave time half date custom orange cancer leo aries aquarius capricorn gemini libra ophiuchus pisces sagittarius scorpio taurus virgo'.split(
    ' ',
  ),
);

/** Named places are drawn as the scene, not once more as a thing. */
const places: ReadonlySet<string> = new Set([...sceneNames, 'snowflake']);

/** Up to two things named in the words of a scene, in the order they are named. A person's name is no thing. */
export function inferProps(words: string, people: string[] = []): Prop[] {
  const named = new Set(people.flatMap((name) => name.split(/[^\p{L}]+/u)));
  const text = words.replace(/\p{L}+/gu, (word) => (named.has(word) ? '' : word)).toLowerCase();
  const found: string[] = [];
  if (text.includes('carbon dioxide')) found.push('x-co2');
  for (const [word] of text.matchAll(/[a-z]+/g)) {
    const icon = iconFor(word);
    if (icon && !found.includes(icon) && !places.has(icon)) found.push(icon);
    if (found.length === 2) break;
  }
  return found.map((icon) => ({ icon }));
}

function iconFor(word: string): string | undefined {
  for (const form of [
    word,
    word
      .replace(/(ch|sh|x|ss)es$/, '$1')
      .replace(/ies$/, 'y')
      .replace(/([^su])s$/, '$1'),
  ]) {
    if (misleading.has(form)) return undefined;
    if (Object.hasOwn(icons, form)) return icons[form];
    if (form.length > 2 && hasIcon(form)) return form;
  }
  return undefined;
}
