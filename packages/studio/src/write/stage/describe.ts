import type { Diagram } from '@panelwise/contracts/domain/diagram';
import { limits } from '@panelwise/contracts/domain/limits';
import type { Casting, Prop } from '@panelwise/contracts/domain/script';
import { animalIn, animalNamed, speciesOf } from '../../draw/animals/animal.ts';
import {
  animalDoes,
  animalLooksLike,
  animalPhrases,
  kindOfAnimal,
} from '../../draw/animals/animal-phrases.ts';
import { crowdPose } from '../../draw/cast/crowd.ts';
import { wardrobes } from '../../draw/cast/wardrobes.ts';
import { amount } from '../../draw/diagrams/amount.ts';
import { openPlaces } from '../../draw/scenes/at-night.ts';
import { lookNamed } from '../../draw/staging/look-named.ts';
import { type PoseName, poseNames, type SceneName, type WardrobeName } from '../../draw/vocabulary.ts';
import { fillIn, type Language, languages, textsOf } from '../../language/language.ts';
import { numberWord } from '../../words/how-many.ts';
import { escapeRegExp, listWords, plural, shorten } from '../text/words.ts';
import { posePhrases } from './act.ts';
import type { Beat } from './beat.ts';
import { describeExact, exactWords } from './describe-exact.ts';
import { type CastMeta, lookOf } from './looks.ts';
import { atNight, placePhrases } from './places.ts';

export type Picture = {
  beat: Beat;
  cast: Casting[];
  place: SceneName;
  props: Prop[];
  /** What players and their looks go by. */
  meta: CastMeta;
};

/** The picture in one or two sentences for any artist: who (with looks), what they do, where, with what. No words to letter. */
export function describeScene({ beat, cast, place, props, meta }: Picture): string {
  if (beat.diagram) return shorten(diagramScene(beat.diagram), limits.sceneMax);
  const people = cast.map(
    ({ name, as, pose }) => `${name} (${lookAs(as, name, meta, place)}) ${doing(pose, as)}`,
  );
  const things = props.flatMap((prop) => ('icon' in prop ? [countedPhrase(prop)] : []));
  const told = beat.picture ? ` (${inTheStory}${beat.picture.replace(/\s*[()]\s*/g, ' ').trim()})` : '';
  return shorten(`${staging(people, place, beat.night)}${shownLarge(things)}${told}`, limits.sceneMax);
}

/** What can be seen in a panel. */
export type Shown = {
  /** `look` is told of those who are no single person: "a brown dog". */
  people: { name: string; as?: string | undefined; look?: string | undefined; pose?: string | undefined }[];
  place: SceneName | undefined;
  things: Prop[];
  diagram: Diagram | undefined;
};

/** The picture for a reader who cannot see it, without what is said in balloons and captions. */
export function describeShown({ people, place, things, diagram }: Shown, language: Language): string {
  if (language !== 'en') return describeBriefly(people, things, diagram, language);
  const acts = people.map(({ name, as, look = kindAs(as), pose }) =>
    [name, look && `(${look})`, doing(pose, as)].filter(Boolean).join(' '),
  );
  if (diagram) return `${diagramScene(diagram)}${acts.length ? ` ${acts.join('; ')}.` : ''}`;
  return `${staging(acts, place)}${shownLarge([...new Set(things.map(thingPhrase))])}`;
}

/** In a language whose words for poses and places the studio lacks: who is seen, what a diagram shows, what is lettered. */
function describeBriefly(
  people: Shown['people'],
  things: Prop[],
  diagram: Diagram | undefined,
  language: Language,
): string {
  const { alt, and } = textsOf(language);
  const names = listWords(
    people.map(({ name }) => name),
    and,
  );
  const shown = diagram && fillIn(alt.diagram, { labels: diagramWords(diagram).join(', ') });
  const seen = fillIn(alt.people, { names }) ?? (shown ? '' : alt.thing);
  const words = things.map((thing) => ('card' in thing ? thing.card : (thing.label ?? ''))).filter(Boolean);
  return [shown, seen, words.length ? `${words.join(', ')}.` : ''].filter(Boolean).join(' ');
}

const crowdPhrases: Partial<Record<PoseName, string>> = {
  walk: 'walk along together',
  run: 'run ahead together',
  cheer: 'cheer together',
};
const crowdStands = 'stand together';
const aCrowd = 'a crowd of people';

/** What somebody does, as they are drawn: an animal has no hands, and a crowd does one thing together. */
function doing(pose: string | undefined, as?: string): string {
  const known = poseNames.find((name) => name === pose) ?? 'idle';
  const species = speciesOf(as);
  if (species) return animalDoes(species, known);
  return isCrowd(as) ? (crowdPhrases[crowdPose(known)] ?? crowdStands) : posePhrases[known];
}

const isCrowd = (as: string | undefined) => lookNamed(as)?.person === 'crowd';
const crowdIn = (wardrobe: WardrobeName | undefined) =>
  wardrobe ? `${aCrowd} in the clothes of ${wardrobes[wardrobe].of}` : aCrowd;

const kindAs = (as: string | undefined) => (as === 'crowd' ? aCrowd : kindOfAnimal(as));

function lookAs(as: string | undefined, name: string, meta: CastMeta, place: SceneName): string {
  const species = speciesOf(as);
  if (species) return animalLooksLike(animalIn(animalNamed(species, name, meta.seed), place));
  return isCrowd(as) ? crowdIn(lookNamed(as)?.wardrobe) : lookOf(name, meta, as);
}

const staging = (people: string[], place: SceneName | undefined, night?: boolean) => {
  const where = place && `${placePhrases[place]}${night && openPlaces.has(place) ? atNight : ''}`;
  if (people.length === 0) return where ? `A view ${where}.` : '';
  return `${people.join('; ')}${where ? `, ${where}` : ''}.`;
};
const shownLarge = (things: string[]) => (things.length > 0 ? ` Shown large: ${listWords(things)}.` : '');
const inTheStory = 'In the story: ';
const squaredPaper = 'A diagram on squared paper: ';
const diagramScene = (diagram: Diagram) => `${squaredPaper}${describeDiagram(diagram)}.`;

/**
 * Takes off a scene what the studio wrote into it about the staging, now or long ago: the staging may have been
 * changed since. What is left are words of a person.
 */
export function ownWordsOf(scene: string, diagram: Diagram | undefined): { own: string; isOurs: boolean } {
  const text = scene.trim();
  if (text.startsWith(squaredPaper)) {
    const drawn = diagram ? diagramScene(diagram) : text;
    return { own: text.startsWith(drawn) ? text.slice(drawn.length).trim() : '', isOurs: true };
  }
  const [ours] = ourScene.exec(text) ?? [];
  return ours ? { own: text.slice(ours.length).trim(), isOurs: true } : { own: text, isOurs: false };
}

/** Whether the studio wrote this description: it used to, with the words of the panel behind it. */
export const isOurAlt = (alt: string) => ourAlts.some((pattern) => pattern.test(alt));

const anyOf = (phrases: readonly string[]) => `(?:${phrases.map(escapeRegExp).join('|')})`;
const everyAct = [
  ...Object.values(posePhrases),
  ...animalPhrases,
  ...Object.values(crowdPhrases),
  crowdStands,
];
const somewhere = anyOf(Object.values(placePhrases));
const seen = (look: string) => {
  const person = `[^;()\\n]{1,${limits.nameMax}} ${look}${anyOf(everyAct)}`;
  return `^(?:A view ${somewhere}(?:${atNight})?|${person}(?:; ${person}){0,3}, ${somewhere}(?:${atNight})?)\\.(?: Shown large: [^.\\n]*\\.)?`;
};
const ourScene = new RegExp(`${seen('\\([^()]*\\) ')}(?: \\(${inTheStory}[^()]*\\))?`);
/** In English by what it says, in the other languages by how it begins. */
const ourAlts = [
  new RegExp(`${seen('')}|^${squaredPaper}`),
  ...languages.slice(1).map((language) => {
    const { people, diagram, thing } = textsOf(language).alt;
    const begins = [people, diagram].map((template) => template.slice(0, template.indexOf('{')));
    return new RegExp(`^${anyOf([...begins, thing])}`);
  }),
];

const ownIconPhrases: Record<string, string> = {
  'x-co2': 'a carbon dioxide molecule',
  'x-o2': 'an oxygen molecule',
  'x-h2o': 'a water molecule',
  'x-piggy': 'a piggy bank',
  'x-leafcell': 'a leaf cell',
  'x-capitol': 'a domed capitol',
  'x-angle-acute': 'an acute angle',
  'x-angle-right': 'a right angle',
  'x-angle-obtuse': 'an obtuse angle',
  'x-angle-straight': 'a straight angle',
  'x-angle-reflex': 'a reflex angle',
  'x-hundred-25': 'a hundred square with 25 squares coloured',
  'x-hundred-50': 'a hundred square with 50 squares coloured',
  'x-unit-cube': 'a unit cube',
  'x-ten-rod': 'a base-ten rod',
  'x-hundred-flat': 'a base-ten flat',
  'x-particles-solid': 'the particles of a solid, packed in order',
  'x-particles-liquid': 'the particles of a liquid, close and without order',
  'x-particles-gas': 'the particles of a gas, far apart',
  'x-test-tube-drop': 'a drop falling into a test tube',
  'x-litmus': 'a red and a blue strip of litmus paper',
  'x-coil': 'an electromagnet',
  'x-globe-equator': 'a globe with the equator',
  'x-globe-meridian': 'a globe with one meridian',
  'x-fault': 'layers of rock shifted along a fault',
  'x-planet-red': 'the planet Mars',
  'x-planet-banded': 'the planet Jupiter with its bands',
  'x-planet-blue': 'the planet Neptune',
  'x-eclipse': 'the sun covered by the moon',
  'x-butterfly-egg': 'a butterfly egg',
  'x-chrysalis': 'a chrysalis hanging from a twig',
  'x-beetle-brown': 'a brown beetle',
  'x-moth-pale': 'a pale moth',
  'x-moth-dark': 'a dark moth',
  'x-bean-split': 'a bean opened, with the tiny plant inside',
  'x-tooth-cut': 'a tooth cut open',
  'x-tooth-hole': 'a rotten tooth',
  'x-washing-hands': 'hands being washed under a tap',
  'x-sneeze-elbow': 'somebody sneezing into an elbow',
  'x-heart-cut': 'a heart cut open, with its four chambers',
  'x-brain-parts': 'a brain with its parts in different colours',
  'x-joint': 'a knee joint',
  'x-bone-cut': 'a bone cut open, with the marrow',
  'x-delta': 'a river delta from above',
  'x-meander': 'a winding river with an oxbow lake',
  'x-v-valley': 'a V-shaped valley',
  'x-dike': 'a dike between the sea and a lower field',
  'x-water-pump': 'a hand pump',
  'x-ramp': 'an inclined plane',
  'x-screw': 'a wood screw',
  'x-wedge-log': 'a wedge driven into a log',
  'x-lamp-off': 'an unlit light bulb',
  'x-switch': 'an open switch',
  'x-pie-three-quarters': 'a three-quarters pie',
  'x-pie-unequal': 'a pie cut into unequal parts',
  'x-tally-marks': 'a five-stroke tally',
  'x-ruler-cm': 'a centimetre ruler',
  'x-pencil-bundle': 'a ten-pencil bundle',
  'x-flask': 'a conical flask',
  'x-swan-neck-flask': 'a swan-neck flask',
  'x-inscribed-stone': 'a stone with three kinds of writing',
  'x-tin-phone': 'a tin can telephone',
  'x-metal-letters': 'metal printing letters',
  'x-old-letter': 'a sealed letter',
};

const iconPhrase = (icon: string) =>
  Object.hasOwn(ownIconPhrases, icon)
    ? ownIconPhrases[icon]!
    : icon.replace(/^x-/, '').replace(/\d+$/, '').replaceAll('-', ' ');

const thingPhrase = (thing: Prop) => {
  if ('card' in thing) return `a card that says "${thing.card}"`;
  return thing.label ? `${countedPhrase(thing)}, named "${thing.label}"` : countedPhrase(thing);
};

const countedPhrase = ({ icon, count }: Extract<Prop, { icon: string }>) =>
  count ? `${numberWord(count)} ${plural(iconPhrase(icon).replace(/^an? /, ''))}` : iconPhrase(icon);

const markPhrase = ({ label, at }: { label: string; at: number }) =>
  label === String(at) ? label : `${label} at ${at}`;

/** A diagram in words, from the same data that draws it. */
export function describeDiagram(diagram: Diagram): string {
  switch (diagram.kind) {
    case 'hub': {
      const ins = diagram.ins.map((n) => n.label);
      const outs = diagram.outs.map((n) => n.label);
      return `into ${diagram.hub.label} go ${listWords(ins) || 'nothing'}; out of it come ${listWords(outs) || 'nothing'}`;
    }
    case 'cycle':
      return `a circle of ${listWords(diagram.nodes.map((n) => n.label))}, and back to the start`;
    case 'chain':
      return `${diagram.nodes.map((n) => n.label).join(', then ')}`;
    case 'bars':
      return `bars for ${listWords(diagram.bars.map((b) => `${b.label} (${b.text ?? amount(b.value, diagram.unit)})`))}`;
    case 'compare':
      return diagram.columns.map((c) => `${c.title}: ${c.items.join(', ')}`).join('; ');
    case 'timeline':
      return diagram.events.map((e) => `${e.when}, ${e.label}`).join('; ');
    case 'number-line':
      return `a number line from ${diagram.from} to ${diagram.to} with ${listWords(diagram.marks.map(markPhrase)) || 'no marks'}`;
    case 'fraction-bar':
      return diagram.bars.map((b) => `${b.label}: ${b.filled} of ${b.parts} parts filled`).join('; ');
    case 'cutaway': {
      const order = diagram.shape === 'ball' ? 'from the centre outwards' : 'from the top down';
      return `cut open, ${order}: ${listWords(diagram.layers.map((layer) => layer.label))}`;
    }
    case 'map': {
      const { places, routes } = diagram;
      const ways = routes.flatMap(({ from, to, label }) => {
        const [start, end] = [places[from], places[to]];
        if (!start || !end) return [];
        const way = `${start.label} to ${end.label}`;
        return label ? `${way} (${label})` : way;
      });
      const shown = `a map with ${listWords(places.map((place) => place.label))}`;
      return ways.length ? `${shown}; ways from ${listWords(ways)}` : shown;
    }
    default:
      return describeExact(diagram);
  }
}

/** Every word and number of a diagram that needs no words of a language around it, in the order it is drawn. */
function diagramWords(diagram: Diagram): string[] {
  switch (diagram.kind) {
    case 'bars':
      return diagram.bars.map(({ label, text, value }) => `${label}: ${text ?? amount(value, diagram.unit)}`);
    case 'fraction-bar':
      return diagram.bars.map(({ label, filled, parts }) => `${label}: ${filled}/${parts}`);
    case 'number-line':
      return [`${diagram.from}–${diagram.to}`, ...diagram.marks.map(({ label }) => label)];
    default:
      return exactWords(diagram) ?? labelsOf(diagram);
  }
}

function labelsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(?:label|title|text|when|items|\d+|march|june|september|december)$/.test(key) ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([inner, one]) => labelsOf(one, inner));
}
