import { riderBehind, rosaParks, sharedCar } from './bus-and-car-shapes.ts';
import { ball, box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import {
  beach,
  brown,
  cottage,
  counterFour,
  dark,
  gandhi,
  ink,
  mill,
  oldBus,
  pale,
  red,
  row,
  salt,
  shirts,
  sign,
  smoke,
  soldier,
  spinningWheel,
  wood,
} from './people-shapes.ts';
import { emoji, ground, halves, land, put, someone } from './picture-parts.ts';
import { writing } from './stroke-signs.ts';

/** Marches, mills, salt and money. */

/** What people wore at work in the smoke of the first mills. */
const workClothes = ['#5b4f45', '#6b5a48', '#4a4f5c', '#7a5a4a'];

const gavel = (x: number, y: number, size: number) =>
  put(
    box(4, 26, 24, 4, '#8a5227', 1) +
      line('#b5732f', 'M16 13 L27 23', 3.4) +
      line('#8a5227', 'M7 15 L16 6', 10) +
      line('#6b3d1b', 'M3 12 L10 19 M12.6 3 L19.6 10', 2.6),
    x,
    y,
    size,
  );

export const historyViews = {
  'x-old-bus':
    land('#efe6d4', '#b9a98a', 27) +
    oldBus(16, 17, 0.9) +
    line('#a03048', 'M1.6 25 Q9 29 16 25 T30.4 25', 1) +
    line('#c9a24a', 'M2 22 v8 M16 22 v8 M30 22 v8', 1),
  'x-two-doors':
    halves('#dbe9f5', '#d8cdbd') +
    box(4, 8, 8, 20, '#2f6f4f', 0.6) +
    box(5.4, 10, 5.2, 7, '#cfe9fb', 0.4) +
    ball(10.6, 20, 0.6, '#ffd43b', '#fff3bf') +
    box(20, 11, 7, 17, '#7a6a58', 0.2) +
    line('#5a4d40', 'M22 12 v15 M25 14 v13', 0.5) +
    someone(13, 30, 9, { shirt: '#4361ee', skin: pale, hair: '#8a5a34' }) +
    someone(28.4, 30, 9, { shirt: '#f3ad24', skin: dark }) +
    box(15.4, 1, 1.4, 30, '#5b6570'),
  'x-court-and-schools':
    land('#cfe9fb', '#8fc763', 22) +
    emoji('school', 11, 11.6, 18) +
    someone(5, 30, 10, { shirt: '#4361ee', skin: pale, hair: '#8a5a34' }) +
    someone(11, 30, 10, { shirt: '#f3ad24', skin: dark }) +
    someone(17, 30, 10, { shirt: '#2a9d8f', skin: dark, long: true }) +
    someone(23, 30, 10, { shirt: '#e5484d', skin: pale, hair: '#2f2320' }) +
    gavel(25.4, 9, 11),
  'x-two-laws':
    halves('#eef4fa', '#fdf2e2') +
    writing('1964', 8.5, 3.4, 3, '#24364f', 1.3) +
    box(3, 22, 11, 2, wood, 0.4) +
    line(wood, 'M4 24 V29 M13 24 V29', 1) +
    someone(6, 26, 13, { shirt: '#4361ee', skin: pale, hair: '#8a5a34' }) +
    someone(11, 26, 13, { shirt: '#f3ad24', skin: dark }) +
    writing('1965', 23.5, 3.4, 3, '#24364f', 1.3) +
    emoji('ballot-box-with-ballot', 26.4, 24, 9) +
    someone(20.4, 29.4, 14, {
      shirt: '#2a9d8f',
      skin: dark,
      hands: [
        [-0.06, -0.22],
        [0.24, 0.02],
      ],
    }),
  'x-rosa-seat':
    tile('#f4e3b8') +
    box(1, 3, 30, 8, '#cfe9fb') +
    times(4, (i) => line('#b9a98a', `M${7 + i * 7} 3 v8`, 0.8)) +
    // A full bus: others sit behind her, and some have had to stand up.
    [3.8, 9.4, 15].map((x, i) => riderBehind(x, 15.6, [pale, dark, pale][i]!, shirts[i + 1]!)).join('') +
    box(1, 27, 30, 3, '#8d95a3') +
    rosaParks(8.6, 24.4, 1.7) +
    someone(20.8, 28, 19, {
      shirt: '#3d4a63',
      legs: '#2f3542',
      skin: pale,
      hair: '#2f3542',
      hands: [
        [-0.3, 0.02],
        [0.04, -0.22],
      ],
    }) +
    someone(27.4, 28, 17, { shirt: '#2f9e44', skin: dark }),
  'x-rosa-works':
    tile('#efe6d4') +
    someone(16, 24, 17, {
      shirt: '#5b3a6e',
      skin: dark,
      hands: [
        [0.06, -0.12],
        [-0.06, -0.12],
      ],
      long: true,
    }) +
    box(3, 18, 26, 2.4, wood) +
    line(wood, 'M5 20 V30 M27 20 V30', 1.6) +
    box(13, 15.6, 6, 2.4, '#ffffff', 0.3) +
    times(3, (i) => box(22, 16.6 - i * 1.4, 5, 1.2, i % 2 ? '#ffffff' : '#ffe8c2', 0.2)) +
    emoji('spiral-calendar', 6, 7, 7) +
    emoji('spiral-calendar', 26, 7, 7),
  'x-bus-boycott':
    land('#cfe9fb', '#a5acb8', 16) +
    oldBus(16, 10, 0.52) +
    row(6, 4.4, 4.7, 30, 12, dark) +
    pointer('#2b8a3e', 12, 30.4, 20, 30.4, 0.6),
  'x-walk-and-share':
    land('#cfe9fb', '#a5acb8', 14) +
    put(sharedCar, 20.5, 12.6, 27) +
    row(3, 17.4, 4.6, 29, 11, dark) +
    someone(5, 30, 14, {
      shirt: '#22252c',
      legs: '#22252c',
      skin: dark,
      hands: [
        [-0.06, -0.2],
        [0.2, 0.06],
      ],
    }) +
    line('#ffffff', 'M5 21.6 v2', 0.7),
  'x-nine-students':
    land('#cfe9fb', '#c9c3b4', 18) +
    box(9, 4, 14, 14, '#c98d6a') +
    box(14, 10, 4, 8, '#6b4426') +
    times(2, (i) => box(10.4 + i * 9, 6, 2.4, 3, '#cfe9fb')) +
    soldier(4.2, 26) +
    soldier(27.8, 26) +
    row(4, 9.4, 4.4, 23.4, 8.6, dark) +
    row(5, 7.6, 4.2, 30, 9, dark),
  'x-soldiers-and-test':
    halves('#cfe9fb', '#fdf3dc') +
    soldier(4, 25) +
    soldier(13, 25) +
    someone(8.4, 29, 11.6, { shirt: '#e5484d', skin: dark, long: true }) +
    box(18.4, 5, 11, 22, '#ffffff', 0.6) +
    line('#b9c3cf', 'M18.4 5 h11 v22 h-11 Z', 0.6) +
    ['7×8=?', '6×9=?', '4×7=?'].map((sum, i) => inscription(sum, 23.9, 8.4 + i * 6, 2.2, ink)).join(''),
  'x-lunch-counter': counterFour(false),
  'x-counter-books': counterFour(true),
  'x-march-on-washington':
    land('#cfe9fb', '#8fc763', 17) +
    box(7, 4, 18, 2, '#f7f3e8') +
    times(6, (i) => box(8 + i * 3, 6, 1.4, 8, '#f7f3e8')) +
    box(6, 14, 20, 2.4, '#e9e2cf') +
    someone(16, 19.6, 11, {
      shirt: '#22252c',
      legs: '#22252c',
      skin: dark,
      hands: [
        [-0.16, 0.16],
        [0.16, 0.16],
      ],
    }) +
    emoji('studio-microphone', 19.4, 15.4, 4) +
    times(24, (i) =>
      oval(3 + (i % 8) * 3.7, 22.6 + Math.floor(i / 8) * 3, 1.5, 1.7, [dark, pale, brown][i % 3]!),
    ) +
    times(8, (i) => oval(3 + i * 3.7, 30, 1.5, 0.9, shirts[i]!)),
  'x-marchers':
    land('#cfe9fb', '#a5acb8', 17) +
    sign(6, 8) +
    sign(16, 7) +
    sign(26, 8) +
    row(5, 5, 5.4, 22, 11, dark) +
    row(5, 4, 6, 31, 12, brown),
  'x-hands-to-machines':
    halves('#f3e6cc', '#d5dbe3') +
    put(spinningWheel, 8, 20, 12) +
    cottage(8, 12, 0.8) +
    mill(23.6, 28, 0.9) +
    smoke(26, 13) +
    pointer('#5b6570', 13.4, 8, 19, 8, 1.1),
  'x-spinning-machine':
    tile('#d5dbe3') +
    box(3, 7, 26, 3, wood) +
    box(3, 22, 26, 3, wood) +
    line(wood, 'M4 7 V30 M28 7 V30', 1.8) +
    times(
      8,
      (i) => line('#ffffff', `M${5.6 + i * 3} 10 V18`, 0.5) + box(4.9 + i * 3, 17, 1.5, 5, '#e5484d', 0.4),
    ) +
    someone(16, 31, 8, { shirt: '#7f5a83', skin: pale, long: true }),
  'x-crowded-city':
    tile('#b9bec9') +
    ground('#8a8378', 25) +
    mill(24, 25, 0.9) +
    smoke(25.4, 9) +
    smoke(23, 6) +
    times(
      5,
      (i) =>
        box(1.6 + i * 3, 13 + (i % 2) * 2, 3, 12, ['#a8563c', '#8a4530'][i % 2]!) +
        box(2.6 + i * 3, 16, 1, 1.6, '#ffe08a') +
        box(2.6 + i * 3, 20, 1, 1.6, '#ffe08a'),
    ) +
    times(7, (i) =>
      someone(3.6 + i * 4, 30.6, 8.4, { shirt: workClothes[i % 4]!, skin: pale, long: i % 2 === 1 }),
    ),
  'x-salt-guard':
    beach +
    salt(8, 23, 1) +
    salt(14, 26, 1.1) +
    salt(6, 28, 0.8) +
    someone(23.6, 30, 17, {
      shirt: '#8a3a2f',
      legs: '#c9a878',
      skin: brown,
      hair: '#6b7a4a',
      hands: [
        [-0.26, 0.1],
        [0.06, -0.22],
      ],
    }) +
    line(red, 'M4.6 18.4 L17.4 30 M17.4 18.4 L4.6 30', 1.2) +
    emoji('coin', 27, 5, 5),
  'x-stand-firm':
    land('#f3e2c4', '#c9a878', 25) +
    someone(9.6, 29, 19, { shirt: '#ffffff', legs: '#f4f1e6', skin: brown }) +
    someone(22.6, 29, 19, {
      shirt: '#8a3a2f',
      legs: '#c9a878',
      skin: brown,
      hair: '#6b7a4a',
      hands: [
        [-0.2, 0.2],
        [0.06, -0.2],
      ],
    }) +
    line(wood, 'M17 14 L13 6', 1.2),
  'x-crowd-by-sea':
    beach +
    times(30, (i) =>
      someone(3 + (i % 10) * 2.9, 21 + Math.floor(i / 10) * 4.8, 6.4, {
        shirt: i % 3 ? '#ffffff' : shirts[i % 9]!,
        skin: brown,
        legs: '#e9e2cf',
      }),
    ),
  'x-gandhi-picks':
    beach +
    shape('#8a6a4c', 'M6 28 Q12 24.6 18 28 Z') +
    salt(12, 27, 0.7) +
    line(brown, 'M21 29 L21.6 22 M24 29 L23.4 22', 1.4) +
    shape('#ffffff', 'M20 24 Q19 16 13 15.6 Q16 13.4 22 17 Q25.6 20 25 24.4 Z') +
    line(brown, 'M15 17 L13 25', 1.3) +
    oval(11.6, 14.4, 2.8, 2.8, brown) +
    line(ink, 'M9.4 14.4 h1.6 M11.6 14.6 h1.4', 0.5) +
    oval(13, 25.4, 1.2, 0.9, '#f6f0e2'),
  'x-gandhi-holds-salt':
    beach +
    gandhi(16, 30, 19, [
      [-0.06, -0.24],
      [0.2, 0.3],
    ]) +
    salt(23, 13.6, 1) +
    line('#ffd43b', 'M22.6 9.6 v-2 M26 10.6 l1.4 -1.4 M19.6 10.6 l-1.2 -1.4', 0.7) +
    row(2, 4, 4.4, 30, 10, brown) +
    row(2, 24.4, 4.4, 30, 10, brown),
  'x-salt-pots':
    land('#f3e2c4', '#c9a878', 17) +
    times(
      3,
      (i) =>
        emoji('fire', 6 + i * 10, 28.6, 4) +
        shape('#5b6570', `M${2.6 + i * 10} 22 h6.8 l-1 4.6 h-4.8 Z`) +
        salt(6 + i * 10, 22.4, 0.9),
    ) +
    row(3, 10.6, 10, 25, 12, brown),
  'x-spin-at-home':
    halves('#f3e2c4', '#ffe3e3') +
    put(spinningWheel, 10, 22, 12) +
    someone(5, 30, 13, {
      shirt: '#ffffff',
      legs: '#f4f1e6',
      skin: brown,
      hands: [
        [-0.06, -0.2],
        [0.2, -0.06],
      ],
    }) +
    box(19, 12, 10, 9, '#7048e8', 0.6) +
    line('#9775fa', 'M19 15 h10 M19 18 h10', 0.7) +
    emoji('ship', 24, 6.4, 6) +
    line(red, 'M18.4 11 L29.6 22 M29.6 11 L18.4 22', 1.4),
  'x-naidu-leads':
    land('#f3e2c4', '#c9a878', 17) +
    times(3, (i) => box(2 + i * 3, 12, 2.4, 3, '#ffffff', 0.2)) +
    line('#8a8378', 'M1.6 16 H13', 0.8) +
    someone(9, 30, 17, {
      shirt: '#c2410c',
      legs: '#c2410c',
      skin: brown,
      long: true,
      hands: [
        [-0.2, 0.1],
        [0.06, -0.2],
      ],
    }) +
    times(6, (i) =>
      someone(16 + (i % 3) * 5.4, 24 + Math.floor(i / 3) * 6, 11, {
        shirt: '#ffffff',
        legs: '#f4f1e6',
        skin: brown,
        long: i % 2 === 0,
      }),
    ) +
    pointer(red, 8, 10, 3, 10, 0.9),
  'x-goat-and-comb':
    tile('#dff2cf') +
    emoji('goat', 9, 17, 15) +
    line(ink, 'M18.4 13 L21.4 16 L18.4 19', 1.2) +
    emoji('hair-pick', 26, 16, 8),
  'x-fish-spoils':
    halves('#dbeafe', '#e6e0b8') +
    emoji('fish', 8, 17, 11) +
    emoji('spiral-calendar', 8, 6, 5) +
    put(emoji('fish', 16, 16, 32), 24, 20, 11) +
    line(
      '#7a8a3a',
      'M20 13 q-1.6 -1.6 0 -3.2 t0 -3.2 M24 13 q-1.6 -1.6 0 -3.2 t0 -3.2 M28 13 q-1.6 -1.6 0 -3.2 t0 -3.2',
      0.9,
    ) +
    emoji('fly', 28, 26, 4) +
    emoji('fly', 20, 27, 4) +
    line('#ffffff', 'M16 1.6 V30.4', 0.8),
  'x-prices-rise':
    halves('#dff2cf', '#ffe3e3') +
    times(6, (i) => emoji('dollar-banknote', 5 + (i % 2) * 5, 26 - Math.floor(i / 2) * 5, 6)) +
    emoji('bread', 24, 23, 9) +
    pointer(red, 24, 16, 24, 5, 1.6) +
    line('#ffffff', 'M16 1.6 V30.4', 0.8),
};
