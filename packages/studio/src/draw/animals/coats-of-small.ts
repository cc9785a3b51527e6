import { coat, pink } from './coat.ts';

/** What a panda and small animals of all kinds may look like. */
export const smallCoats = {
  panda: [coat('black and white', '#fcfaf5', '#ffffff', '#36323b', '#3a2a2a')],
  koala: [
    coat('grey', '#a9acb6', '#f0eeee', '#7f8390', '#3a2a2a'),
    coat('grey', '#b5aead', '#f3eeea', '#8a8382', '#3a2a2a'),
  ],
  rat: [
    coat('grey', '#8f9099', '#cdced4', '#66676f', pink),
    coat('brown', '#97765a', '#d6bda2', '#6b5240', pink),
  ],
  otter: [coat('brown', '#95694a', '#eed9bd', '#6b4831', '#4a3230')],
  badger: [coat('grey', '#a3a4aa', '#fbf9f5', '#36333a', '#3a2a2a')],
  kangaroo: [
    coat('brown', '#c98f5c', '#f6e2c6', '#8f5f3a', '#4a3230'),
    coat('reddish', '#cb7f52', '#f8e0c8', '#8f5030', '#4a3230'),
  ],
  lizard: [
    coat('green', '#83c25f', '#eaf2b4', '#4f9440', '#e0474c'),
    coat('brown', '#c49b66', '#f3e3be', '#8a6638', '#e0474c'),
    coat('blue', '#6bb6c4', '#e4f3ec', '#3f8496', '#e0474c'),
  ],
  chameleon: [
    coat('green', '#7fc457', '#f0f2a6', '#3f9a6a', '#e0474c'),
    coat('blue', '#63b3d6', '#e8f4c9', '#3f7fb8', '#e0474c'),
    coat('orange', '#f2a04f', '#fdecb8', '#cf5f3a', '#e0474c'),
  ],
  snail: [
    coat('brown', '#f0d6b0', '#fbeed6', '#c98a55', '#8a5a33'),
    coat('pink', '#f3dcc0', '#fdf0dc', '#e39a9a', '#a85f66'),
  ],
  worm: [
    coat('pink', '#f2a79f', '#fbcfc6', '#c9766f', '#c9766f'),
    coat('brown', '#c99483', '#e6bfae', '#96604f', '#96604f'),
  ],
  ladybird: [coat('red', '#e8503f', '#ffd2bd', '#3d3338', '#ffffff')],
  grasshopper: [
    coat('green', '#94cc55', '#e8f2ab', '#5a9a3a', '#e86a6a'),
    coat('brown', '#b98d5f', '#ead3ae', '#7d5a3a', '#e86a6a'),
  ],
} as const;
