import { angleIcons } from './angle-icons.ts';
import { changeIcons } from './change-icons.ts';
import { creatureViews } from './creature-views.ts';
import { energyViews } from './energy-views.ts';
import { historyViews } from './history-views.ts';
import { indusIcons } from './indus-icons.ts';
import { numberViews } from './number-views.ts';
import { restlessEarthViews } from './restless-earth-views.ts';
import { riverIcons } from './river-icons.ts';
import { romeIcons } from './rome-icons.ts';
import { seedViews } from './seed-views.ts';
import { skyIcons } from './sky-icons.ts';
import { wordViews } from './word-views.ts';

/** What is one thing and no view. */
const things = ['x-roman-coin', 'x-reed-ship', 'x-crowbar', 'x-stone-bear', 'x-pizza-whole'];

const views = new Set(
  [
    romeIcons,
    indusIcons,
    angleIcons,
    riverIcons,
    skyIcons,
    changeIcons,
    creatureViews,
    energyViews,
    seedViews,
    restlessEarthViews,
    numberViews,
    historyViews,
    wordViews,
  ]
    .flatMap(Object.keys)
    .filter((name) => !things.includes(name)),
);

/** Whether a picture shows a whole place, or how something is done: too much to see to be drawn small. */
export const isView = (thing: { icon: string } | { card: string }): boolean =>
  'icon' in thing && views.has(thing.icon);
