import { algorithmIcons } from './algorithm-icons.ts';
import { ancientIcons } from './ancient-icons.ts';
import { angleIcons } from './angle-icons.ts';
import { ballotIcons } from './ballot-icons.ts';
import { belowZeroIcons } from './below-zero-icons.ts';
import { boneIcons } from './bone-icons.ts';
import { breathIcons } from './breath-icons.ts';
import { cellIcons } from './cell-icons.ts';
import { changeIcons } from './change-icons.ts';
import { choiceIcons } from './choice-icons.ts';
import { closeLookViews } from './close-look-views.ts';
import { countingIcons } from './counting-icons.ts';
import { creatureViews } from './creature-views.ts';
import { dataIcons } from './data-icons.ts';
import { dietIcons } from './diet-icons.ts';
import { energyViews } from './energy-views.ts';
import { floatingIcons } from './floating-icons.ts';
import { foodChainIcons } from './food-chain-icons.ts';
import { gardenMeasureIcons } from './garden-measure-icons.ts';
import { grammarIcons } from './grammar-icons.ts';
import { heredityIcons } from './heredity-icons.ts';
import { historyViews } from './history-views.ts';
import { indusIcons } from './indus-icons.ts';
import { insectIcons } from './insect-icons.ts';
import { lessonMoments } from './lesson-moments.ts';
import { lessonViews } from './lesson-views.ts';
import { lightIcons } from './light-icons.ts';
import { livingViews } from './living-views.ts';
import { matterIcons } from './matter-icons.ts';
import { moneyIcons } from './money-icons.ts';
import { moonIcons } from './moon-icons.ts';
import { motionIcons } from './motion-icons.ts';
import { nerveIcons } from './nerve-icons.ts';
import { networkIcons } from './network-icons.ts';
import { numberViews } from './number-views.ts';
import { pastViews } from './past-views.ts';
import { perspectiveIcons } from './perspective-icons.ts';
import { printIcons } from './print-icons.ts';
import { restlessEarthViews } from './restless-earth-views.ts';
import { riverIcons } from './river-icons.ts';
import { romeIcons } from './rome-icons.ts';
import { seedViews } from './seed-views.ts';
import { sharingIcons } from './sharing-icons.ts';
import { silkIcons } from './silk-icons.ts';
import { skyIcons } from './sky-icons.ts';
import { soundIcons } from './sound-icons.ts';
import { spaceIcons } from './space-icons.ts';
import { symmetryIcons } from './symmetry-icons.ts';
import { taxIcons } from './tax-icons.ts';
import { teethIcons } from './teeth-icons.ts';
import { tellingViews } from './telling-views.ts';
import { triangleIcons } from './triangle-icons.ts';
import { waterIcons } from './water-icons.ts';
import { wordPictureIcons } from './word-picture-icons.ts';
import { wordViews } from './word-views.ts';

/** What is drawn for one lesson among its views, and is one thing and no view. */
export const lessonThings = [
  'x-tooth-open',
  'x-snail-boy',
  'x-belt-holds',
  'x-body-goes-on',
  'x-atom-cloud',
  'x-no-cigarette',
  'x-windpipe',
  'x-air-sacs',
  'x-tissue',
  'x-pea-white',
  'x-pea-purple',
  'x-base-pair',
  'x-barbell',
  'x-dna-tube',
  'x-roman-coin',
  'x-reed-ship',
  'x-crowbar',
  'x-stone-bear',
  'x-pizza-whole',
  'x-shoes-pair',
  'x-tooth-front',
  'x-tooth-pointed',
  'x-tooth-back',
  'x-committee',
  'x-box-to-house',
  'x-nasty-messages',
  'x-eggs-six',
  'x-frog-leaps',
  'x-many-urchins',
  'x-no-otter',
  'x-no-kelp',
  'x-president',
];

const views = new Set(
  [
    romeIcons,
    teethIcons,
    networkIcons,
    wordPictureIcons,
    taxIcons,
    ancientIcons,
    sharingIcons,
    belowZeroIcons,
    triangleIcons,
    gardenMeasureIcons,
    spaceIcons,
    motionIcons,
    matterIcons,
    breathIcons,
    cellIcons,
    heredityIcons,
    indusIcons,
    angleIcons,
    riverIcons,
    skyIcons,
    changeIcons,
    lessonViews,
    lessonMoments,
    creatureViews,
    energyViews,
    seedViews,
    restlessEarthViews,
    numberViews,
    historyViews,
    wordViews,
    insectIcons,
    foodChainIcons,
    nerveIcons,
    boneIcons,
    floatingIcons,
    lightIcons,
    soundIcons,
    moonIcons,
    waterIcons,
    moneyIcons,
    dataIcons,
    countingIcons,
    symmetryIcons,
    ballotIcons,
    printIcons,
    silkIcons,
    choiceIcons,
    grammarIcons,
    algorithmIcons,
    dietIcons,
    perspectiveIcons,
    tellingViews,
    livingViews,
    pastViews,
    closeLookViews,
  ]
    .flatMap(Object.keys)
    .filter((name) => !lessonThings.includes(name)),
);

/** Whether a picture shows a whole place, or how something is done: too much to see to be drawn small. */
export const isView = (thing: { icon: string } | { card: string }): boolean =>
  'icon' in thing && views.has(thing.icon);
