import { svg } from '../markup.ts';
import type { PropName } from '../prop-names.ts';
import { algorithmIcons } from './algorithm-icons.ts';
import { ancientIcons } from './ancient-icons.ts';
import { angleIcons } from './angle-icons.ts';
import { ballotIcons } from './ballot-icons.ts';
import { belowZeroIcons } from './below-zero-icons.ts';
import { bodyIcons } from './body-icons.ts';
import { boneIcons } from './bone-icons.ts';
import { boxesCansAndHouseholdIcons } from './boxes-cans-and-household-icons.ts';
import { breathIcons } from './breath-icons.ts';
import { campAndHousePartIcons } from './camp-and-house-part-icons.ts';
import { cellIcons } from './cell-icons.ts';
import { changeIcons } from './change-icons.ts';
import { chestIcons } from './chest-icons.ts';
import { choiceIcons } from './choice-icons.ts';
import { closeLookViews } from './close-look-views.ts';
import { countingIcons } from './counting-icons.ts';
import { craftIcons } from './craft-icons.ts';
import { creatureViews } from './creature-views.ts';
import { dailyIcons } from './daily-icons.ts';
import { dataIcons } from './data-icons.ts';
import { deskIcons } from './desk-icons.ts';
import { dietIcons } from './diet-icons.ts';
import { earthIcons } from './earth-icons.ts';
import { energyViews } from './energy-views.ts';
import { engineAndPipeIcons } from './engine-and-pipe-icons.ts';
import { fairIcons } from './fair-icons.ts';
import { fieldIcons } from './field-icons.ts';
import { floatingIcons } from './floating-icons.ts';
import { foodChainIcons } from './food-chain-icons.ts';
import { forceIcons } from './force-icons.ts';
import { fruitAndClothesIcons } from './fruit-and-clothes-icons.ts';
import { gardenMeasureIcons } from './garden-measure-icons.ts';
import { grammarIcons } from './grammar-icons.ts';
import { heredityIcons } from './heredity-icons.ts';
import { historyIcons } from './history-icons.ts';
import { historyViews } from './history-views.ts';
import { homeIcons } from './home-icons.ts';
import { householdThingsIcons } from './household-things-icons.ts';
import { ball, oval, shape } from './icon-shapes.ts';
import { indusIcons } from './indus-icons.ts';
import { insectIcons } from './insect-icons.ts';
import { kindIcons } from './kind-icons.ts';
import { kitchenThingsIcons } from './kitchen-things-icons.ts';
import { landIcons } from './land-icons.ts';
import { landformIcons } from './landform-icons.ts';
import { larderIcons } from './larder-icons.ts';
import { lessonMoments } from './lesson-moments.ts';
import { lessonViews } from './lesson-views.ts';
import { lifeIcons } from './life-icons.ts';
import { lightIcons } from './light-icons.ts';
import { livingViews } from './living-views.ts';
import { mathsIcons } from './maths-icons.ts';
import { matterIcons } from './matter-icons.ts';
import { mealIcons } from './meal-icons.ts';
import { moneyIcons } from './money-icons.ts';
import { moonIcons } from './moon-icons.ts';
import { motionIcons } from './motion-icons.ts';
import { natureIcons } from './nature-icons.ts';
import { nerveIcons } from './nerve-icons.ts';
import { networkIcons } from './network-icons.ts';
import { numberIcons } from './number-icons.ts';
import { numberViews } from './number-views.ts';
import { organIcons } from './organ-icons.ts';
import { pastViews } from './past-views.ts';
import { perspectiveIcons } from './perspective-icons.ts';
import { plainThingsIcons } from './plain-things-icons.ts';
import { playAndPaperIcons } from './play-and-paper-icons.ts';
import { playIcons } from './play-icons.ts';
import { printIcons } from './print-icons.ts';
import { restlessEarthViews } from './restless-earth-views.ts';
import { riverIcons } from './river-icons.ts';
import { romeIcons } from './rome-icons.ts';
import { schoolAndStageThingsIcons } from './school-and-stage-things-icons.ts';
import { schoolIcons } from './school-icons.ts';
import { scienceIcons } from './science-icons.ts';
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
import { toolIcons } from './tool-icons.ts';
import { triangleIcons } from './triangle-icons.ts';
import { villageAndBoatIcons } from './village-and-boat-icons.ts';
import { waterIcons } from './water-icons.ts';
import { watersideIcons } from './waterside-icons.ts';
import { wildPlantIcons } from './wild-plant-icons.ts';
import { wildlifeIcons } from './wildlife-icons.ts';
import { wordPictureIcons } from './word-picture-icons.ts';
import { wordViews } from './word-views.ts';
import { workshopIcons } from './workshop-icons.ts';
import { wornThingsIcons } from './worn-things-icons.ts';
import { writingIcons } from './writing-icons.ts';
import { yardIcons } from './yard-icons.ts';

/** Our own drawings in the 32-unit grid of the emoji set, for things that emoji lack. */

const carbon = (x: number, y: number, r: number) => ball(x, y, r, '#4a4f5c', '#8d94a5');
const oxygen = (x: number, y: number, r: number) => ball(x, y, r, '#e5484d', '#ff9a9a');
const hydrogen = (x: number, y: number, r: number) => ball(x, y, r, '#f2f4f8', '#ffffff');
const coin = (x: number, y: number) =>
  svg`<path fill="#f3ad24" d="M${x - 9} ${y} a9 3.4 0 0 1 18 0 v3 a9 3.4 0 0 1 -18 0 Z"/><path fill="#ffd43b" d="M${x - 9} ${y} a9 3.4 0 0 1 18 0 a9 3.4 0 0 1 -18 0 Z"/>`;
const coins = (...spots: [number, number][]) => spots.map(([x, y]) => coin(x, y)).join('');
/** A round of `parts` equal slices, the first ones coloured. */
function pie(parts: number, coloured = 1): string {
  const at = (turn: number): string => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${(16 + Math.cos(angle) * 13.5).toFixed(2)} ${(16 + Math.sin(angle) * 13.5).toFixed(2)}`;
  };
  let slices = '';
  for (let i = 0; i < parts; i++) {
    const fill = i < coloured ? '#ff8c42' : '#ffe8c2';
    slices += shape(fill, `M16 16 L${at(i / parts)} A13.5 13.5 0 0 1 ${at((i + 1) / parts)} Z`);
  }
  let cuts = '';
  for (let i = 0; i < parts; i++)
    cuts += svg`<path d="M16 16 L${at(i / parts)}" fill="none" stroke="#7a4a21" stroke-width="1"/>`;
  return svg`<circle cx="16" cy="16" r="14.5" fill="#b5732f"/>${slices}${cuts}`;
}

export const ownIcons: Record<PropName, string> = {
  'x-co2': oxygen(6.6, 16, 5.4) + oxygen(25.4, 16, 5.4) + carbon(16, 16, 6.6),
  'x-o2': oxygen(10.5, 16, 7) + oxygen(21.5, 16, 7),
  'x-h2o': hydrogen(7.5, 21, 4.8) + hydrogen(24.5, 21, 4.8) + oxygen(16, 14, 7.4),
  'x-sugar':
    shape('#ffb3c7', 'M9 5 h14 l7 11 l-7 11 h-14 l-7 -11 Z') +
    shape('#fff0f4', 'M11 9 h10 l4.6 7 l-4.6 7 h-10 l-4.6 -7 Z') +
    carbon(9, 5.5, 3.4) +
    oxygen(23, 5.5, 3.4) +
    carbon(29, 16, 3) +
    carbon(23, 26.5, 3.4) +
    carbon(9, 26.5, 3.4) +
    carbon(3, 16, 3),
  'x-coins1': coins([16, 20]),
  'x-coins2': coins([16, 22], [16, 17.5]),
  'x-coins3': coins([16, 24], [16, 19.5], [16, 15]),
  'x-coins4': coins([11, 25], [11, 20.5], [11, 16], [22, 26], [22, 21.5], [22, 17], [22, 12.5], [22, 8]),
  'x-piggy':
    shape('#e87a9b', 'M9 23 h4 v6 h-4 Z') +
    shape('#e87a9b', 'M20 23 h4 v6 h-4 Z') +
    shape(
      '#ff9fb8',
      'M3 15 C3 9 9 6 15 6 C23 6 28 10 28.5 15 L31 16 L31 20 L28 21 C26 25 21 26.5 15.5 26.5 C8 26.5 3 22 3 15 Z',
    ) +
    shape('#e87a9b', 'M20.5 8.5 L25.5 4.5 L26 10.5 Z') +
    '<rect x="11" y="5.2" width="8" height="2" rx="1" fill="#9c3b5c"/><circle cx="23.6" cy="14.6" r="1.5" fill="#3a1c28"/>' +
    shape('#e87a9b', 'M28.4 16 h2.2 v4 h-2.2 Z') +
    shape('#ffd43b', 'M12 .8 a2.8 2.8 0 0 1 6 0 v4 h-6 Z'),
  'x-leafcell':
    '<rect x="2" y="5" width="28" height="22" rx="7" fill="#86d72f"/><rect x="4.5" y="7.5" width="23" height="17" rx="5" fill="#c5ee8e"/>' +
    oval(10, 12, 3.6, 2.2, '#2f9e44') +
    oval(21, 12, 3.6, 2.2, '#2f9e44') +
    oval(9, 20, 3.6, 2.2, '#2f9e44') +
    oval(23, 19.5, 3.6, 2.2, '#2f9e44') +
    '<circle cx="16" cy="16.5" r="3.4" fill="#7d5ba6"/>',
  'x-leaf':
    shape('#44a33c', 'M4 28 C2 14 10 4 29 3 C30 20 22 29 8 26 Z') +
    shape('#8bd450', 'M6 25.5 C5 14.5 11.5 7 26.5 5.5 C20 10 12 16 6 25.5 Z') +
    shape('#2b7a33', 'M3 30 C8 20 15 13 23.5 8.5 L24 9.3 C16 14.5 9.6 21.5 5 30.4 Z'),
  'x-stomata':
    '<rect x="2" y="4" width="28" height="24" rx="6" fill="#9fd86b"/>' +
    shape('#4fa53c', 'M16 6 C7 9 7 23 16 26 C12 21 12 11 16 6 Z') +
    shape('#4fa53c', 'M16 6 C25 9 25 23 16 26 C20 21 20 11 16 6 Z') +
    shape('#1f4d2b', 'M16 8.5 C13.4 12.5 13.4 19.5 16 23.5 C18.6 19.5 18.6 12.5 16 8.5 Z') +
    '<circle cx="10.4" cy="13" r="1.3" fill="#2b7a33"/><circle cx="21.6" cy="18" r="1.3" fill="#2b7a33"/>',
  'x-roots':
    shape('#8d5a34', 'M2 12 h28 v18 h-28 Z') +
    shape('#6db33f', 'M15 12 C14 7 9 6 5 4 C6 9 10 11 15 12 Z') +
    shape('#8bd450', 'M17 12 C18 6 23 4 28 3 C27 9 22 11 17 12 Z') +
    shape(
      '#f5deb3',
      'M15 11 h2 L17.4 18 L23 24 L21.8 25 L17 20.6 L17 29 L15.4 29 L15.2 20.6 L10 25 L8.8 24 L14.8 18 Z',
    ),
  'x-atom':
    [0, 60, 120]
      .map(
        (turn) =>
          svg`<g transform="rotate(${turn} 16 16)"><ellipse cx="16" cy="16" rx="14" ry="5.4" fill="none" stroke="#4361ee" stroke-width="1.6"/></g>`,
      )
      .join('') +
    ball(16, 16, 4.2, '#e5484d', '#ff9a9a') +
    ball(29, 16, 2.1, '#ffb703', '#fff0b3') +
    ball(9, 4.5, 2.1, '#ffb703', '#fff0b3') +
    ball(9, 27.5, 2.1, '#ffb703', '#fff0b3'),
  'x-animal-cell':
    shape('#f7b5c4', 'M3 16 C2 8 9 3 16 3.5 C24 3 30 9 29.5 16 C30 24 23 29.5 16 29 C8 29.5 2.5 24 3 16 Z') +
    shape(
      '#fde2e8',
      'M5.5 16 C5 10 10 5.6 16 6 C22.5 5.6 27.4 10.5 27 16 C27.4 22 22 26.8 16 26.5 C9.6 26.8 5 22 5.5 16 Z',
    ) +
    ball(17.5, 15, 5.4, '#8e5bb5', '#b98bdb') +
    oval(9.5, 12, 2.6, 1.5, '#ef8354') +
    oval(11.5, 22, 2.6, 1.5, '#ef8354') +
    oval(23, 22.5, 2.4, 1.4, '#4cc9f0'),
  'x-magma':
    shape('#6b4a3a', 'M1 30 L11 8 L14 10 L18 8 L21 10 L31 30 Z') +
    shape(
      '#ff7b00',
      'M11 8 L14 10 L18 8 L21 10 C21 14 18 15 18.4 21 C18.6 25 21 26 20 30 L12 30 C11 26 14 23 13 19 C12.4 15 10.5 13 11 8 Z',
    ) +
    shape(
      '#ffd60a',
      'M14.5 13 L17 12.4 C17 16 15.6 18 16.2 22 C16.5 25 18 27 17.5 30 L14.2 30 C14 27 15.6 24 15 20 Z',
    ) +
    ball(9, 4.5, 2.2, '#ff7b00', '#ffd60a') +
    ball(23, 4, 1.8, '#ff7b00', '#ffd60a'),
  'x-bill':
    shape(
      '#e9dcc0',
      'M6 3 h20 a2 2 0 0 1 2 2 v22 a2 2 0 0 1 -2 2 h-20 a2 2 0 0 1 -2 -2 v-22 a2 2 0 0 1 2 -2 Z',
    ) +
    shape(
      '#fffaf0',
      'M7 4.5 h18 a1.4 1.4 0 0 1 1.4 1.4 v20.2 a1.4 1.4 0 0 1 -1.4 1.4 h-18 a1.4 1.4 0 0 1 -1.4 -1.4 v-20.2 a1.4 1.4 0 0 1 1.4 -1.4 Z',
    ) +
    shape('#3d5a98', 'M10 8 h12 v2.2 h-12 Z') +
    shape('#b9b2a3', 'M8.5 13 h15 v1.5 h-15 Z M8.5 16.4 h15 v1.5 h-15 Z M8.5 19.8 h9 v1.5 h-9 Z') +
    '<circle cx="22" cy="23" r="3.4" fill="#e5484d"/><circle cx="22" cy="23" r="1.9" fill="#ff9a9a"/>',
  'x-gavel':
    shape('#8a5227', 'M6 26 h20 a1.6 1.6 0 0 1 1.6 1.6 v2 h-23.2 v-2 a1.6 1.6 0 0 1 1.6 -1.6 Z') +
    shape('#b5732f', 'M14.8 13.4 L17.4 10.8 L29.4 21.6 a1.9 1.9 0 0 1 -2.8 2.8 Z') +
    shape('#8a5227', 'M3.5 13 L13.5 3 L20.5 10 L10.5 20 Z') +
    shape('#6b3d1b', 'M2 13.4 L4.4 11 L12.8 19.4 L10.4 21.8 Z M11.4 4 L13.8 1.6 L22.2 10 L19.8 12.4 Z'),
  'x-stamp':
    shape(
      '#b13e53',
      'M12 3 h8 a3 3 0 0 1 3 3 c0 4 -3.4 5 -3.4 9 v3 h-7.2 v-3 c0 -4 -3.4 -5 -3.4 -9 a3 3 0 0 1 3 -3 Z',
    ) +
    shape('#7d2638', 'M5 18 h22 a1.6 1.6 0 0 1 1.6 1.6 v4.4 h-25.2 v-4.4 a1.6 1.6 0 0 1 1.6 -1.6 Z') +
    shape('#e9dcc0', 'M5 26 h22 v3 h-22 Z'),
  'x-capitol':
    shape('#f7f3e8', 'M2 20 h28 v9 h-28 Z M9 14 h14 v7 h-14 Z') +
    shape('#e9e2cf', 'M10 14 C10 6.6 13 5 16 5 C19 5 22 6.6 22 14 Z') +
    shape(
      '#cfc6ad',
      'M15 1.5 h2 v4 h-2 Z M8.4 13.4 h15.2 v2 h-15.2 Z M1.4 19 h29.2 v2 h-29.2 Z M1.4 28 h29.2 v2 h-29.2 Z',
    ) +
    shape(
      '#cfc6ad',
      'M4 22 h1.8 v6 h-1.8 Z M8 22 h1.8 v6 h-1.8 Z M22.2 22 h1.8 v6 h-1.8 Z M26.2 22 h1.8 v6 h-1.8 Z',
    ) +
    shape('#8d846b', 'M14 22 h4 v6 h-4 Z'),
  'x-quill':
    shape('#4361ee', 'M29 3 C18 3 9 9 6.6 21 L4 29 L6 29.4 L8.4 23 C20 21 28 14 29 3 Z') +
    shape('#8fa5ff', 'M29 3 C20 8 13 13 8.4 23 L7.4 22 C12 11 20 6 29 3 Z'),
  'x-pie-half': pie(2),
  'x-pie-quarter': pie(4),
  'x-pie-eighth': pie(8),
  'x-pie-three-quarters': pie(4, 3),
  ...lifeIcons,
  ...forceIcons,
  ...teethIcons,
  ...networkIcons,
  ...wordPictureIcons,
  ...taxIcons,
  ...ancientIcons,
  ...sharingIcons,
  ...belowZeroIcons,
  ...triangleIcons,
  ...gardenMeasureIcons,
  ...spaceIcons,
  ...motionIcons,
  ...matterIcons,
  ...breathIcons,
  ...cellIcons,
  ...heredityIcons,
  ...numberIcons,
  ...historyIcons,
  ...homeIcons,
  ...schoolIcons,
  ...yardIcons,
  ...chestIcons,
  ...landIcons,
  ...mathsIcons,
  ...scienceIcons,
  ...earthIcons,
  ...natureIcons,
  ...bodyIcons,
  ...organIcons,
  ...wildlifeIcons,
  ...landformIcons,
  ...toolIcons,
  ...craftIcons,
  ...writingIcons,
  ...romeIcons,
  ...indusIcons,
  ...angleIcons,
  ...riverIcons,
  ...skyIcons,
  ...changeIcons,
  ...lessonViews,
  ...lessonMoments,
  ...creatureViews,
  ...energyViews,
  ...seedViews,
  ...restlessEarthViews,
  ...numberViews,
  ...historyViews,
  ...wordViews,
  ...insectIcons,
  ...foodChainIcons,
  ...nerveIcons,
  ...boneIcons,
  ...floatingIcons,
  ...lightIcons,
  ...soundIcons,
  ...moonIcons,
  ...waterIcons,
  ...moneyIcons,
  ...dataIcons,
  ...countingIcons,
  ...symmetryIcons,
  ...ballotIcons,
  ...printIcons,
  ...silkIcons,
  ...choiceIcons,
  ...grammarIcons,
  ...algorithmIcons,
  ...dietIcons,
  ...perspectiveIcons,
  ...tellingViews,
  ...livingViews,
  ...pastViews,
  ...closeLookViews,
  ...watersideIcons,
  ...plainThingsIcons,
  ...playIcons,
  ...dailyIcons,
  ...kindIcons,
  ...mealIcons,
  ...fieldIcons,
  ...fairIcons,
  ...deskIcons,
  ...wildPlantIcons,
  ...villageAndBoatIcons,
  ...workshopIcons,
  ...engineAndPipeIcons,
  ...kitchenThingsIcons,
  ...larderIcons,
  ...wornThingsIcons,
  ...householdThingsIcons,
  ...playAndPaperIcons,
  ...schoolAndStageThingsIcons,
  ...boxesCansAndHouseholdIcons,
  ...fruitAndClothesIcons,
  ...campAndHousePartIcons,
};
