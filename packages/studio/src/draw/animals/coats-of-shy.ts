import { beak, coat, pink } from './coat.ts';

/** What animals of woods, banks and burrows may look like, and birds of gardens and coasts. */
export const shyCoats = {
  mongoose: [
    coat('grey-brown', '#b39a78', '#e6d5b8', '#75603f', '#b5746a'),
    coat('brown', '#b58455', '#ecd2ac', '#7b542f', '#a8665a'),
  ],
  meerkat: [coat('sandy', '#dfba85', '#f8e8ca', '#6b4f38', '#3a2a2a')],
  raccoon: [coat('grey', '#a7a8ad', '#f7f5f0', '#44414a', '#3a2a2a')],
  beaver: [coat('brown', '#9c6a41', '#d9b084', '#5f4230', '#3f2c24')],
  wombat: [
    coat('brown', '#a07f63', '#c9ab8c', '#75593f', '#3a2a2a'),
    coat('grey', '#a39c97', '#cbc4bd', '#77706b', '#3a2a2a'),
  ],
  possum: [coat('grey', '#a9a39f', '#f4eee6', '#65605e', pink)],
  hamster: [
    coat('golden', '#e6a75a', '#fdf3e0', '#b87a35', '#c9737a'),
    coat('grey', '#b5b0ae', '#faf7f2', '#8b8583', '#c9737a'),
  ],
  mole: [coat('dark grey', '#6c6672', '#eeb3ac', '#4c4652', pink)],
  llama: [
    coat('white', '#f8f2e6', '#efdcc0', '#d4c4a8', '#3a2a2a'),
    coat('brown', '#bd8a5a', '#ecd3b2', '#8a5f39', '#3a2a2a'),
  ],
  antelope: [coat('brown', '#d49a58', '#fdf4e2', '#6b4630', '#5f534d')],
  gorilla: [coat('black', '#6a6670', '#a39a9c', '#46424c', '#8a8084')],
  pigeon: [coat('grey', '#9fb0c2', '#c3ced9', '#55606f', '#e06a6a')],
  gull: [coat('white', '#fdfbf6', '#b9c4d0', '#4a4e5a', '#f5b731')],
  swallow: [coat('blue', '#3f6fb0', '#fdf6ea', '#2f5188', '#c4552f')],
  kingfisher: [coat('blue', '#2fa3d8', '#f0994c', '#1f7cb8', '#4a4450')],
  woodpecker: [coat('black and white', '#fbf8f1', '#ffffff', '#3d3b47', '#7b7680')],
  vulture: [coat('brown', '#8d7460', '#f0c3b4', '#5a463a', '#d9c9a8')],
  beetle: [
    coat('green', '#4f9e6a', '#a9e0b2', '#2f4a3c', beak),
    coat('brown', '#8f5f3c', '#d3a273', '#4a3326', beak),
    coat('black', '#5b5866', '#a5a2b0', '#383542', beak),
  ],
} as const;
