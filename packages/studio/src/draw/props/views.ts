import { angleIcons } from './angle-icons.ts';
import { changeIcons } from './change-icons.ts';
import { creatureViews } from './creature-views.ts';
import { indusIcons } from './indus-icons.ts';
import { riverIcons } from './river-icons.ts';
import { romeIcons } from './rome-icons.ts';
import { skyIcons } from './sky-icons.ts';

/** What is one thing and no view. */
const things = [
  'x-beak-flamingo',
  'x-beak-eagle',
  'x-beak-parrot',
  'x-fennec',
  'x-roman-coin',
  'x-reed-ship',
  'x-crowbar',
];

const views = new Set(
  [romeIcons, indusIcons, angleIcons, riverIcons, skyIcons, changeIcons, creatureViews]
    .flatMap(Object.keys)
    .filter((name) => !things.includes(name)),
);

/** Whether a picture shows a whole place, or how something is done: too much to see to be drawn small. */
export const isView = (thing: { icon: string } | { card: string }): boolean =>
  'icon' in thing && views.has(thing.icon);
