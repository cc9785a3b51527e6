import { coat, pink } from './coat.ts';

/** What a panda and small animals of all kinds may look like. */
export const smallCoats = {
  panda: [coat('black and white', '#fcfaf5', '#ffffff', '#4a4650', '#3a2a2a')],
  koala: [
    coat('grey', '#a9acb6', '#f0eeee', '#7f8390', '#3a2a2a'),
    coat('grey', '#b5aead', '#f3eeea', '#8a8382', '#3a2a2a'),
  ],
  rat: [
    coat('grey', '#8f9099', '#cdced4', '#66676f', pink),
    coat('brown', '#97765a', '#d6bda2', '#6b5240', pink),
  ],
  otter: [coat('brown', '#95694a', '#eed9bd', '#6b4831', '#4a3230')],
  badger: [coat('grey', '#a3a4aa', '#fbf9f5', '#46434c', '#3a2a2a')],
} as const;
