import { algorithmIcons } from './algorithm-icons.ts';
import { angleIcons } from './angle-icons.ts';
import { boneIcons } from './bone-icons.ts';
import { changeIcons } from './change-icons.ts';
import { choiceIcons } from './choice-icons.ts';
import { civicsIcons } from './civics-icons.ts';
import { countingIcons } from './counting-icons.ts';
import { dataIcons } from './data-icons.ts';
import { dietIcons } from './diet-icons.ts';
import { floatingIcons } from './floating-icons.ts';
import { foodChainIcons } from './food-chain-icons.ts';
import { indusIcons } from './indus-icons.ts';
import { insectIcons } from './insect-icons.ts';
import { lightIcons } from './light-icons.ts';
import { moneyIcons } from './money-icons.ts';
import { moonIcons } from './moon-icons.ts';
import { nerveIcons } from './nerve-icons.ts';
import { perspectiveIcons } from './perspective-icons.ts';
import { printIcons } from './print-icons.ts';
import { riverIcons } from './river-icons.ts';
import { romeIcons } from './rome-icons.ts';
import { silkIcons } from './silk-icons.ts';
import { skyIcons } from './sky-icons.ts';
import { soundIcons } from './sound-icons.ts';
import { symmetryIcons } from './symmetry-icons.ts';
import { waterIcons } from './water-icons.ts';
import { wordIcons } from './word-icons.ts';

/** What is one thing and no view. */
const things = ['x-roman-coin', 'x-reed-ship', 'x-crowbar'];

const views = new Set(
  [
    romeIcons,
    indusIcons,
    angleIcons,
    riverIcons,
    skyIcons,
    changeIcons,
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
    civicsIcons,
    printIcons,
    silkIcons,
    choiceIcons,
    wordIcons,
    algorithmIcons,
    dietIcons,
    perspectiveIcons,
  ]
    .flatMap(Object.keys)
    .filter((name) => !things.includes(name)),
);

/** Whether a picture shows a whole place, or how something is done: too much to see to be drawn small. */
export const isView = (thing: { icon: string } | { card: string }): boolean =>
  'icon' in thing && views.has(thing.icon);
