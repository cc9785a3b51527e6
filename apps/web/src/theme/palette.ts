import type { MantineColorsTuple } from '@mantine/core';

/** Ten steps of one hue, light to dark. Mantine picks soft fills from the start and shades from the middle. */
const caption: MantineColorsTuple = [
  '#fffaea',
  '#fff3cc',
  '#ffe9a0',
  '#ffdd6b',
  '#ffd23f',
  '#ffc21a',
  '#f0b400',
  '#c99500',
  '#8f6a00',
  '#5c4400',
];
const pencil: MantineColorsTuple = [
  '#f1f8fd',
  '#e2f0fa',
  '#c3e1f5',
  '#8ccbf5',
  '#5aa8dd',
  '#3c8fc9',
  '#2a7bb3',
  '#1b679e',
  '#144e78',
  '#172b3b',
];
const ink: MantineColorsTuple = [
  '#f6f1e6',
  '#eae5d7',
  '#ddd6c6',
  '#c3baca',
  '#a096a9',
  '#82788e',
  '#68606f',
  '#514a5b',
  '#3a3344',
  '#1b1723',
];
const ok: MantineColorsTuple = [
  '#eef8f1',
  '#ddf0e3',
  '#bfe3cc',
  '#84d3a5',
  '#54b981',
  '#34985f',
  '#277d4f',
  '#1c6844',
  '#154d33',
  '#153122',
];
const warn: MantineColorsTuple = [
  '#fdf5e2',
  '#fbebc9',
  '#f7d998',
  '#f2c063',
  '#dda03a',
  '#b97e1d',
  '#9b6712',
  '#7f520a',
  '#5d3c07',
  '#372a10',
];
const bad: MantineColorsTuple = [
  '#fdf1ef',
  '#fbe4e0',
  '#fbc6bf',
  '#ff9c91',
  '#ec6a5d',
  '#d24a41',
  '#bd3732',
  '#a92828',
  '#7c1d1d',
  '#3d1c1c',
];

/** The hues under the names that components use. */
export const palette = { caption, pencil, ink, ok, warn, bad };
