import { coat, pink } from './coat.ts';

/** What grazers and hunters of the plains may look like. */
export const plainsCoats = {
  buffalo: [
    coat('dark grey', '#79727f', '#b5a9b1', '#4a444f', '#d3c6ae'),
    coat('dark brown', '#866a5a', '#c3aa9a', '#574237', '#d8cab0'),
  ],
  ox: [
    coat('brown', '#bd8a5a', '#f0d6b8', '#8a5c38', '#efe3cc'),
    coat('white', '#f4ede2', '#ecc9b8', '#cdbfac', '#d6c3a0'),
  ],
  zebra: [coat('striped', '#fbf8f2', '#ffffff', '#343038', '#5d5660')],
  giraffe: [
    coat('spotted', '#f6d58a', '#fdeec6', '#c07a3a', '#e8b9a0'),
    coat('spotted', '#f3cb86', '#fbe7c2', '#a9653a', '#e8b9a0'),
  ],
  hippo: [
    coat('grey', '#a79bb0', '#e2bcc4', '#7d7089', pink),
    coat('brown', '#a8919a', '#e0bdb9', '#7f6873', pink),
  ],
  rhino: [coat('grey', '#a9a6ae', '#c9c5cb', '#7f7b86', '#ede2cc')],
} as const;
