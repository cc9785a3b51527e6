import { beak, coat } from './coat.ts';

/** What birds that are larger than a songbird may look like. */
export const largeBirdCoats = {
  heron: [
    coat('grey', '#b3c0cf', '#f4f6f8', '#56677f', '#f0b23c'),
    coat('white', '#fbf9f3', '#ffffff', '#dcdfe4', '#f2bd3a'),
  ],
  stork: [coat('white', '#fbf8f1', '#ffffff', '#3d3f4c', '#e4543b')],
  crane: [coat('grey', '#b9c1c9', '#f6f6f4', '#59616e', '#c9a86a')],
  flamingo: [
    coat('pink', '#f9a8b5', '#ffd6dc', '#f0819a', '#ee8298'),
    coat('light pink', '#fcc3c4', '#ffe2e0', '#f59aa0', '#f08f94'),
  ],
  parrot: [
    coat('green', '#6fc15a', '#fdf6e4', '#3f8f4a', '#e0523f'),
    coat('red', '#e8554a', '#fdf6e4', '#3f7fd0', '#4a444c'),
    coat('blue', '#4fa3e0', '#fff3c9', '#f2b63a', '#4a444c'),
  ],
  eagle: [
    coat('brown', '#a8784c', '#e6c79c', '#6d4a30', '#f0b23c'),
    coat('white-headed', '#8d6142', '#fbf7ee', '#5f3f2c', '#f2b33a'),
  ],
  hawk: [
    coat('brown', '#b98a5e', '#f3e2c6', '#7d5538', '#f0b23c'),
    coat('grey', '#a6adb8', '#f3efe8', '#656e7d', '#f0b23c'),
  ],
  peacock: [coat('blue', '#3f8fd6', '#f3f8fc', '#2a5fa8', '#cbb894')],
  swan: [coat('white', '#fdfbf6', '#f0ece2', '#dcd6c8', '#f08a3a')],
  goose: [
    coat('grey', '#bcb5ac', '#f3efe8', '#8b8379', beak),
    coat('white', '#fdfaf2', '#f3ecdc', '#dfd6c4', beak),
  ],
  rooster: [
    coat('red', '#c4532f', '#f2a63c', '#7c3325', '#e23b3b'),
    coat('white', '#fbf6ec', '#f6e3b8', '#c9bda6', '#e23b3b'),
  ],
  turkey: [coat('brown', '#8f6040', '#f0dcb8', '#6b4530', '#e2473f')],
  ostrich: [coat('black', '#55515c', '#f0c3a8', '#3f3c47', '#eda23c')],
} as const;
