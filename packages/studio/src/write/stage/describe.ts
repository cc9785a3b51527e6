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
import { lookNamed } from '../../draw/staging/look-named.ts';
import {
  type PoseName,
  poseNames,
  type SceneName,
  type Sky,
  type WardrobeName,
} from '../../draw/vocabulary.ts';
import { fillIn, type Language, languages, textsOf } from '../../language/language.ts';
import { numberWord } from '../../words/how-many.ts';
import { anyOf, listWords, plural, shorten } from '../text/words.ts';
import { posePhrases } from './act.ts';
import type { Beat } from './beat.ts';
import { describeExact, exactWords } from './describe-exact.ts';
import { lessonViewPhrases } from './lesson-view-phrases.ts';
import { type CastMeta, lookOf } from './looks.ts';
import { phrasesOfCloseLooks } from './phrases-of-close-looks.ts';
import { phrasesOfLessonMoments } from './phrases-of-lesson-moments.ts';
import { phrasesOfLessonViews } from './phrases-of-lesson-views.ts';
import { phrasesOfToldViews } from './phrases-of-told-views.ts';
import { somewhere, whereWords } from './places.ts';
import { viewPhrases } from './view-phrases.ts';

export type Picture = {
  beat: Beat;
  cast: Casting[];
  place: SceneName;
  props: Prop[];
  /** What players and their looks go by. */
  meta: CastMeta;
  /** The country in which the story plays, where it is not that of its readers. */
  abroad?: string | undefined;
};

/** The picture in one or two sentences for any artist: who (with looks), what they do, where, with what. No words to letter. */
export function describeScene({ beat, cast, place, props, meta, abroad }: Picture): string {
  if (beat.diagram) return shorten(diagramScene(beat.diagram), limits.sceneMax);
  const people = cast.map(
    ({ name, as, pose }) => `${name} (${lookAs(as, name, meta, place)}) ${doing(pose, as)}`,
  );
  const things = props.flatMap((prop) => ('icon' in prop ? [countedPhrase(prop)] : []));
  const told = beat.picture ? ` (${inTheStory}${beat.picture.replace(/\s*[()]\s*/g, ' ').trim()})` : '';
  return shorten(`${staging(people, place, beat.sky, abroad)}${shownLarge(things)}${told}`, limits.sceneMax);
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
  laugh: 'laugh together',
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

const kindAs = (as: string | undefined) =>
  lookNamed(as)?.person === 'crowd' && !lookNamed(as)?.wardrobe ? aCrowd : kindOfAnimal(as);

function lookAs(as: string | undefined, name: string, meta: CastMeta, place: SceneName): string {
  const species = speciesOf(as);
  if (species) return animalLooksLike(animalIn(animalNamed(species, name, meta.seed, as), place));
  return isCrowd(as) ? crowdIn(lookNamed(as)?.wardrobe) : lookOf(name, meta, as);
}

const staging = (people: string[], place: SceneName | undefined, sky: Sky = {}, abroad?: string) => {
  const where = place && whereWords(place, sky, abroad);
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

const everyAct = [
  ...Object.values(posePhrases),
  ...animalPhrases,
  ...Object.values(crowdPhrases),
  crowdStands,
];
const seen = (look: string) => {
  const person = `[^;()\\n]{1,${limits.nameMax}} ${look}${anyOf(everyAct)}`;
  return `^(?:A view ${somewhere}|${person}(?:; ${person}){0,3}, ${somewhere})\\.(?: Shown large: [^.\\n]*\\.)?`;
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
  'x-roman-coin': 'a coin with a head and the word CAESAR',
  'x-roman-vote': 'men in togas voting at an urn, with a woman and two enslaved people left outside',
  'x-legion': 'rows of soldiers in armour on a paved road',
  'x-roman-map': 'a map of the Roman Empire around its sea',
  'x-roman-split': 'a map of the empire with its west pale and its east red',
  'x-aqueduct': 'a tall bridge of arches with water on top',
  'x-aqueduct-way': 'a channel that slopes from a spring over arches to a fountain',
  'x-colosseum': 'a round building with three rows of arches',
  'x-roman-road': 'a straight paved road with a cart and a soldier',
  'x-field-work': 'enslaved people digging a field',
  'x-indus-map': 'a map of the land along the Indus',
  'x-grid-city': 'a city from above, its streets crossing at right angles',
  'x-indus-brick': 'a brick seen at a slant',
  'x-indus-bathroom': 'a brick bathroom with a drain to the street',
  'x-covered-drain': 'a covered drain of bricks under a street, cut open',
  'x-great-bath': 'a sunken bath of bricks with steps and pillars',
  'x-indus-seal': 'a square stone seal with a bull and signs',
  'x-seal-in-clay': 'a hand pressing a seal into clay on a package',
  'x-stone-weights': 'stone cubes of growing size, one of them on a balance',
  'x-reed-ship': 'a wooden trading ship with a sail',
  'x-full-turn': 'a skater turning all the way round',
  'x-set-squares': 'a large and a small set square',
  'x-torn-triangle': 'a paper triangle with one corner torn off',
  'x-case-triangle': 'a torn triangle with the angles 60 and 80',
  'x-protractor-on-angle': 'a protractor laid on an angle',
  'x-protractor-rows': 'a protractor with two rows of numbers',
  'x-angles-on-line': 'angles of 130 and 50 degrees side by side on a line',
  'x-corners-torn': 'a triangle with its three corners torn off',
  'x-corners-in-line': 'three corners that make a straight line, 180 degrees',
  'x-triangle-giant': 'a giant triangle with a small one in it',
  'x-river-source': 'a spring that runs out of rocks, with a foot across it',
  'x-stream-downhill': 'a stream that runs down a slope',
  'x-rolling-stones': 'stones rolling on the bed of a river',
  'x-waterfall-cut': 'a waterfall from the side, with the soft rock hollowed out',
  'x-river-basin': 'streams from a ring of hills running into one river',
  'x-river-bend': 'a bend of a river with a broken bank outside and sand inside',
  'x-bend-small': 'a river with a small bend',
  'x-bend-wide': 'a river with a wide bend',
  'x-bend-cut': 'a river breaking through the neck of its bend',
  'x-oxbow-lake': 'a straight river beside a curved lake',
  'x-bend-neck': 'a loop of a river with a narrow neck',
  'x-river-mouth': 'a river flowing through sand into the sea',
  'x-pull-both': 'an apple and the Earth that pull on each other',
  'x-feet-to-centre': 'people all around the globe, their feet towards its centre',
  'x-fall-no-air': 'a stone and a feather that fall side by side in a tube without air',
  'x-moon-orbit': 'the moon on its way around the Earth',
  'x-station-float': 'an astronaut floating in a space station, and both fall towards the Earth',
  'x-tides': 'a beach at high and at low water under the moon',
  'x-earth-orbit': 'the Earth on its way around the sun',
  'x-earth-half-lit': 'the Earth beside the sun, one half bright and one half dark',
  'x-earth-axis': 'the turning Earth with its axis',
  'x-earth-tilted': 'the tilted Earth on two sides of the sun',
  'x-seasons-south': 'a hot beach where a snowman melts',
  'x-hot-equator': 'a high sun over a palm beach with a melting ice cream',
  'x-polar-ice': 'a pole on floating ice',
  'x-tomato-slices': 'a tomato in slices, large in the middle and small at the ends',
  'x-caterpillar-leaf': 'a caterpillar on a bitten leaf beside an empty egg shell',
  'x-caterpillar-legs': 'a caterpillar with its six true legs marked',
  'x-caterpillar-moult': 'a caterpillar that crawls out of its old skin',
  'x-butterfly-hatching': 'a butterfly with small wet wings on its open chrysalis',
  'x-butterfly-flower': 'a butterfly that drinks from a flower, with pollen on its legs',
  'x-crowbar': 'a straight bar',
  'x-lever-bear': 'a hand that lifts a stone bear with a lever',
  'x-mountain-road': 'a road that winds up a mountain',
  'x-tree-house': 'a tree house with a basket on a pulley',
  'x-pulley-moving': 'a moving pulley with its load',
  'x-screw-boards': 'a screw in two boards',
  'x-door-knob': 'a door knob on its rod, cut open',
  'x-stand-full': 'a lemonade stand with a full jug and people walking on',
  'x-stand-empty': 'a lemonade stand with an empty jug and a queue',
  'x-stand-left-over': 'a lemonade stand with many full cups left over',
  'x-snail-road': 'a snail at a road with a truck, rain and a bird',
  'x-snail-slide': 'a snail sliding down a wet road',
  'x-snail-peak': 'a snail near the flag on top of a mountain',
  'x-garden-night': 'a snail by a garden fence at night, dreaming of the sea',
  'x-bus-hill': 'a bus crawling up a steep hill under a clock with wings',
  ...viewPhrases,
  ...phrasesOfLessonViews,
  ...lessonViewPhrases,
  ...phrasesOfLessonMoments,
  ...phrasesOfToldViews,
  ...phrasesOfCloseLooks,
};

const iconPhrase = (icon: string) =>
  Object.hasOwn(ownIconPhrases, icon)
    ? ownIconPhrases[icon]!
    : icon.replace(/^x-/, '').replace(/\d+$/, '').replaceAll('-', ' ');

const thingPhrase = (thing: Prop) => {
  if ('card' in thing) return `a card that says "${thing.card}"`;
  return thing.label ? `${countedPhrase(thing)}, named "${thing.label}"` : countedPhrase(thing);
};

export const countedPhrase = ({ icon, count }: Extract<Prop, { icon: string }>) =>
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
      return `a number line from ${diagram.from} to ${diagram.to} with ${listWords(diagram.marks.map(markPhrase)) || 'no marks'}${diagram.walk ? `, and hops from ${diagram.walk.from} to ${diagram.walk.to}` : ''}`;
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
    case 'labelled': {
      const names = listWords(diagram.parts.map((part) => part.label));
      return `${diagram.icon ? iconPhrase(diagram.icon) : 'a picture'}, with the names of its parts: ${names}`;
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
  return Object.entries(Object(value) as object).flatMap(([inner, one]) => labelsOf(one, inner));
}
