import type { AnimalLook } from '../vocabulary.ts';
import { beak, type Coat, coat, pink } from './coat.ts';
import { largeBirdCoats } from './coats-of-birds.ts';
import { hunterCoats } from './coats-of-hunters.ts';
import { shyCoats } from './coats-of-shy.ts';
import { smallCoats } from './coats-of-small.ts';
import { plainsCoats } from './coats-plains.ts';

export type { Coat } from './coat.ts';

/** What the animals of each kind may look like. */
export const coats: Record<AnimalLook, readonly Coat[]> = {
  dog: [
    coat('brown', '#c98a4b', '#f6e3c5', '#8a5527', '#d94f3d'),
    coat('golden', '#e8b868', '#fbeccb', '#c48a3a', '#3f7fd0'),
    coat('grey', '#a9adb5', '#eef0f2', '#6d727d', '#d94f3d'),
    coat('white', '#f5efe4', '#ffffff', '#b98453', '#2f9e73'),
  ],
  cat: [
    coat('orange', '#f0a04b', '#fdebd0', '#c8702a', pink),
    coat('grey', '#a3a9b5', '#eceff3', '#717887', pink),
    coat('cream', '#f2dcb8', '#fff7e8', '#c99f68', pink),
    coat('brown', '#b3845a', '#f1dfc8', '#7c5536', pink),
  ],
  rabbit: [
    coat('white', '#f7f3ee', '#ffffff', '#d9cfc6', pink),
    coat('grey', '#b9b6b8', '#efedee', '#8f8b90', pink),
    coat('brown', '#c49a6c', '#f4e4cd', '#96703f', pink),
  ],
  horse: [
    coat('brown', '#a9693c', '#d9ad84', '#5a3320', '#e8b9a0'),
    coat('golden', '#dba45a', '#f4dcae', '#f7ecd0', '#e8b9a0'),
    coat('grey', '#b8bcc6', '#dfe2e8', '#767c8a', '#d9b3b3'),
  ],
  cow: [
    coat('black and white', '#fbf7f1', '#f3b7ac', '#4a4348', '#e0b98a'),
    coat('brown and white', '#fbf1e4', '#f3b7ac', '#a4633a', '#e0b98a'),
  ],
  goat: [
    coat('white', '#f4f0e8', '#ffffff', '#cfc5b4', '#b89a6e'),
    coat('brown', '#b98a5e', '#ecd9bf', '#7d5836', '#cdb68e'),
    coat('grey', '#b5b3b1', '#e9e7e4', '#7c7a79', '#b89a6e'),
  ],
  elephant: [
    coat('grey', '#a7b1c2', '#c9d1dd', '#818ca0', '#eab9b5'),
    coat('grey', '#b3aeb5', '#d3cfd5', '#8d8690', '#eab9b5'),
  ],
  lion: [
    coat('golden', '#eebb62', '#fbe7bd', '#b8672a', '#7a3b2a'),
    coat('sandy', '#e9c98d', '#fbf0d5', '#8f5a33', '#7a3b2a'),
  ],
  monkey: [
    coat('brown', '#97633c', '#f2cfa2', '#6f4426', '#e9b98b'),
    coat('reddish', '#b9693a', '#f6d6ad', '#8a4822', '#eebd90'),
  ],
  bird: [
    coat('blue', '#5aa9e6', '#fff1d0', '#2f74b5', beak),
    coat('yellow', '#ffd166', '#fff7df', '#e09f2d', beak),
    coat('red', '#e8604c', '#ffe3d3', '#b23c30', beak),
    coat('green', '#7cc576', '#f1f8dc', '#4a9150', beak),
  ],
  hen: [
    coat('brown', '#c9814b', '#e8b483', '#8f5429', '#e23b3b'),
    coat('white', '#fbf6ec', '#ffffff', '#d8cbb4', '#e23b3b'),
  ],
  owl: [
    coat('brown', '#a5774a', '#f3e2c3', '#74502f', beak),
    coat('grey', '#a2a0a6', '#eeebe6', '#6f6d76', beak),
  ],
  fish: [
    coat('orange', '#ff9142', '#ffe0b8', '#e8632c', '#fff4e2'),
    coat('blue', '#4fb3e8', '#d7f1ff', '#2a7fc0', '#fff4e2'),
    coat('yellow', '#ffd447', '#fff6cf', '#efa32c', '#fff4e2'),
  ],
  turtle: [
    coat('green', '#8cc46b', '#e6edb4', '#5f8f45', '#a9743f'),
    coat('green', '#7dbb94', '#dcecc9', '#4d8a68', '#8c7a42'),
  ],
  frog: [
    coat('green', '#78c257', '#e2f2b5', '#4f9439', '#e86a6a'),
    coat('green', '#9acb3f', '#f1f4b8', '#6b9a26', '#e86a6a'),
  ],
  snake: [
    coat('green', '#86bf4e', '#e9efb0', '#4f8a35', '#e0474c'),
    coat('brown', '#c79a5b', '#f2dfb5', '#8a6030', '#e0474c'),
    coat('blue', '#6fb3c9', '#dff0ee', '#3f7f9b', '#e0474c'),
  ],
  mouse: [
    coat('grey', '#b3b5bd', '#eeeef1', '#85888f', pink),
    coat('brown', '#b88f68', '#f1e0ca', '#8a6644', pink),
    coat('white', '#f6f2ee', '#ffffff', '#d0c7c0', pink),
  ],
  bee: [coat('yellow and black', '#ffc933', '#fff1b8', '#3d3131', '#eaf6fb')],
  butterfly: [
    coat('orange', '#ff9f45', '#ffe08a', '#5b3a3a', '#ffffff'),
    coat('blue', '#62b2f0', '#cfe9ff', '#3a4668', '#ffffff'),
    coat('pink', '#f48fb8', '#ffe1ec', '#6b3a5b', '#ffffff'),
    coat('yellow', '#ffd84d', '#fff5c4', '#5e4a2a', '#ff9f45'),
  ],
  ant: [
    coat('red', '#b5533c', '#d98468', '#7c3325', '#f2b8a0'),
    coat('brown', '#8d6142', '#bd9070', '#5f3c26', '#e8c3a5'),
  ],
  fox: [
    coat('red', '#e87a3a', '#fff3e2', '#5a3528', '#3a2a2a'),
    coat('orange', '#ef9148', '#fff6e8', '#6b3d28', '#3a2a2a'),
  ],
  wolf: [
    coat('grey', '#a3a9b3', '#f0f1f2', '#6c7480', '#3a2a2a'),
    coat('brown', '#b09a82', '#f2e8da', '#7a6450', '#3a2a2a'),
  ],
  bear: [
    coat('brown', '#a8703f', '#e6c197', '#7c4d28', '#d09a6a'),
    coat('dark brown', '#8d6448', '#dbb994', '#64422c', '#bd8f6c'),
  ],
  pig: [
    coat('pink', '#f7b9bd', '#f0949c', '#ef9ea5', '#f0949c'),
    coat('light pink', '#fbd0c9', '#f2a7a3', '#f3b3ac', '#f2a7a3'),
  ],
  sheep: [
    coat('white', '#fbf6ea', '#f2d9bd', '#d3b491', pink),
    coat('cream', '#f3e6cc', '#d9b48c', '#b48d66', pink),
  ],
  donkey: [
    coat('grey', '#a8a4a6', '#eeeae4', '#6a666b', pink),
    coat('brown', '#a98767', '#efe1cd', '#6b4e3a', pink),
  ],
  deer: [
    coat('brown', '#c48a54', '#fbead0', '#8a5a33', '#8a6238'),
    coat('reddish', '#cf8350', '#fdeeda', '#8f4f2a', '#94683f'),
  ],
  tiger: [coat('striped', '#f49a3c', '#fff5e4', '#43322c', '#e58a8a')],
  camel: [
    coat('sandy', '#dcb073', '#f3dcb0', '#a9773e', '#b98a52'),
    coat('brown', '#c08f58', '#e6c699', '#8a5c30', '#a0743f'),
  ],
  squirrel: [
    coat('red', '#d4733a', '#fff0dc', '#b4552a', '#7a3b2a'),
    coat('grey', '#a9a7a6', '#f3f0ec', '#868487', '#5c4c4a'),
  ],
  hedgehog: [coat('brown', '#e8c79a', '#f8e6c8', '#7d5a3e', '#a8805a')],
  bat: [
    coat('brown', '#a5795c', '#e8c9a9', '#6f4c3c', '#8a6350'),
    coat('grey', '#8f8a9c', '#d5d0dc', '#5c576b', '#756f85'),
  ],
  duck: [
    coat('white', '#fdfaf2', '#f3ecdc', '#ddd3bd', beak),
    coat('yellow', '#ffd95c', '#ffefb0', '#eeb732', '#f0813a'),
  ],
  crow: [coat('black', '#4c5266', '#7f869c', '#343a4c', '#a29c94')],
  penguin: [coat('black and white', '#fbf9f4', '#ffffff', '#353c50', beak)],
  crocodile: [
    coat('green', '#7fae52', '#e3e8a8', '#557d36', '#4f7332'),
    coat('olive', '#9aa352', '#ebe6ac', '#6d7534', '#646c30'),
  ],
  dinosaur: [
    coat('green', '#86c17a', '#e8f0b8', '#5a9454', '#5a9454'),
    coat('blue', '#7fb2cf', '#e0eef0', '#4f86a6', '#4f86a6'),
  ],
  whale: [coat('blue', '#5f97c9', '#e6f2fa', '#3f719f', '#8ecae6')],
  spider: [
    coat('brown', '#9a7658', '#d9bfa2', '#5f4636', '#e0b98a'),
    coat('grey', '#8f8f9c', '#d3d2da', '#575766', '#c9c6d6'),
  ],
  caterpillar: [
    coat('green', '#9ccf52', '#e4f0a4', '#5f9433', '#f2a03d'),
    coat('pale', '#f3ecd8', '#fff9ea', '#cbbd9a', '#d9a86a'),
  ],
  shark: [
    coat('grey', '#8fa3b5', '#f3f6f8', '#667b8f', '#c3ccd6'),
    coat('blue', '#6f9cc4', '#eef5fa', '#4a7399', '#b6cfe3'),
  ],
  dolphin: [
    coat('grey', '#9fb2c4', '#f2f6f9', '#71879b', '#c9d5e0'),
    coat('blue', '#7fb4dc', '#eef7fc', '#4f88b5', '#c2def0'),
  ],
  seal: [
    coat('grey', '#a9b0ba', '#eceff2', '#7c8592', '#4a4348'),
    coat('brown', '#a98f78', '#eadfd2', '#7b6450', '#4a3a34'),
  ],
  octopus: [
    coat('orange', '#f0855a', '#ffd9c2', '#c95c38', '#ffd9c2'),
    coat('purple', '#a98bd6', '#e6dbf7', '#7a5bb0', '#e6dbf7'),
    coat('pink', '#f08cab', '#ffdbe6', '#c75f82', '#ffdbe6'),
  ],
  crab: [
    coat('red', '#e8604c', '#ffd2bd', '#b23c30', '#ffd2bd'),
    coat('orange', '#f2904a', '#ffe2c0', '#c0612a', '#ffe2c0'),
  ],
  starfish: [
    coat('orange', '#f7a24b', '#ffe0ac', '#cf7426', '#ffe0ac'),
    coat('pink', '#f28fa5', '#ffdce4', '#c9607a', '#ffdce4'),
  ],
  jellyfish: [
    coat('purple', '#bda4e6', '#ece2fa', '#8d6fc4', '#ece2fa'),
    coat('pink', '#f5a8c6', '#ffe3ee', '#d06f98', '#ffe3ee'),
  ],
  seahorse: [
    coat('yellow', '#f7c84f', '#fff0bf', '#c48f22', '#f08f4c'),
    coat('orange', '#f39a5b', '#ffe0c2', '#bf652c', '#e8604c'),
  ],
  ...plainsCoats,
  ...largeBirdCoats,
  ...hunterCoats,
  ...smallCoats,
  ...shyCoats,
};

/** Colours that an animal has only where the words say so. */
export const coatsWhenTold: Partial<Record<AnimalLook, readonly Coat[]>> = {
  dog: [coat('black', '#55525c', '#b9b5bd', '#33313a', '#d94f3d')],
  cat: [
    coat('black', '#55525c', '#b9b5bd', '#33313a', pink),
    coat('white', '#fbf8f2', '#ffffff', '#d5cec4', pink),
  ],
  rabbit: [coat('black', '#5a5761', '#bdb9c0', '#37353e', pink)],
  horse: [
    coat('black', '#54515b', '#8b8791', '#2f2d36', '#b99a9a'),
    coat('white', '#f6f3ee', '#ffffff', '#d3ccc2', '#e8b9a0'),
  ],
  bird: [
    coat('white', '#fbf8f2', '#ffffff', '#d5cec4', beak),
    coat('black', '#4d4a55', '#8f8b96', '#2e2c35', beak),
    coat('brown', '#b3845a', '#f1dfc8', '#7c5536', beak),
    coat('grey', '#a3a9b5', '#eceff3', '#717887', beak),
  ],
  sheep: [coat('black', '#5a5761', '#8f8b96', '#37353e', pink)],
  goat: [coat('black', '#55525c', '#b9b5bd', '#33313a', '#b89a6e')],
  parrot: [
    coat('grey', '#a9aeb8', '#fbf8f2', '#7b828f', '#4a444c'),
    coat('white', '#fbf8f2', '#ffffff', '#e3dccd', '#6b6670'),
    coat('yellow', '#ffd54f', '#fff7df', '#e0a52d', '#4a444c'),
  ],
  swan: [coat('black', '#55525c', '#6f6b77', '#33313a', '#e4543b')],
  peacock: [coat('white', '#fbf8f2', '#ffffff', '#cfd6dd', '#cbb894')],
  ox: [coat('black', '#5a5761', '#b9b5bd', '#37353e', '#efe3cc')],
  rat: [
    coat('white', '#f6f2ee', '#ffffff', '#d0c7c0', pink),
    coat('black', '#5a5761', '#bdb9c0', '#37353e', pink),
  ],
  rooster: [coat('black', '#54515b', '#8b8791', '#2f2d36', '#e23b3b')],
  leopard: [coat('black', '#5a5761', '#8b8791', '#37353e', '#6f6b77')],
  ladybird: [coat('yellow', '#f7c840', '#fff0bf', '#3d3338', '#ffffff')],
};
