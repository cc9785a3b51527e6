import { box, inscription, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';
import { keyColors } from './key-colors.ts';
import { put, someone } from './picture-parts.ts';
import { emoji } from './picture-pieces.ts';

/** The brain and its parts, the spinal cord, the nerves, and what runs along them. */

const skin = '#f1c49c';
const nerve = '#e0a400';
const brainPink = '#f08aa8';
const grey = keyColors.plain;
const red = '#e5484d';
const blue = '#2f7fe0';

/** The parts of the brain in colours that a key can name. */
const partColors = { cerebrum: keyColors.pink, cerebellum: keyColors.violet, stem: keyColors.rust } as const;

type Lit = 'cerebrum' | 'cerebellum' | 'stem' | 'all';

/** A head from its left side with the brain in it; what is not lit is grey. */
export const head = (lit: Lit, outline = skin): string => {
  const fill = (part: Lit, color: string) => (lit === 'all' || lit === part ? color : grey);
  return (
    shape(
      outline,
      'M17 2 C25.4 2 29 7.6 28.6 13.4 C28.4 18 26 20.6 25.4 23 L26 31 H13.4 V27.4 H9 Q6.8 27.4 7 25 L7 22.4 L5.6 21.4 L6.4 19.8 L3.4 18.4 Q5.6 15 6 11.6 C6.6 5.6 11.4 2 17 2 Z',
    ) +
    shape(fill('stem', partColors.stem), 'M17.4 15.4 L20.6 15 L22 25.4 L19.2 26 Z') +
    shape(fill('cerebellum', partColors.cerebellum), 'M20.4 15 Q26.6 13.4 26.4 16.8 Q25.6 20 21.4 18.8 Z') +
    shape(
      fill('cerebrum', partColors.cerebrum),
      'M9 11.4 C8.4 6.4 13 4 17.4 4 C23.4 4 27 7.6 26.6 12 C26.4 14.6 23.6 15.4 20.4 15.4 L12.4 15.6 C10 15.6 9.2 13.6 9 11.4 Z',
    ) +
    line(
      lit === 'all' || lit === 'cerebrum' ? '#c4567a' : '#9aa1ad',
      'M12 8 Q14 6.6 15 8.6 Q17 6 18.6 8 M11.4 11.4 Q13.4 10 15 12 Q17 10.4 19 12.4 Q21 10.4 23.6 12 M20.4 6.8 Q23 7 23.4 9.4',
      0.7,
    ) +
    oval(8.6, 14.8, 0.8, 0.9, '#3a2a1c')
  );
};

/** A standing body with its brain, spinal cord and nerves. */
const body = (cord = nerve, nerves = nerve) =>
  oval(16, 5.4, 4.2, 4.4, skin) +
  shape(
    skin,
    'M14.4 9 H17.6 V11 Q21 11 22.4 13 L26.6 21.4 L24.8 22.4 L20.6 16 L20.4 21 L20.8 31 H17.4 L16 23 L14.6 31 H11.2 L11.6 21 L11.4 16 L7.2 22.4 L5.4 21.4 L9.6 13 Q11 11 14.4 11 Z',
  ) +
  oval(16, 4.4, 3, 2.6, brainPink) +
  line(
    nerves,
    'M16 12.4 Q20 12.6 21.4 14.6 L25.4 21.4 M16 12.4 Q12 12.6 10.6 14.6 L6.6 21.4 M16 15 L19 16 M16 15 L13 16 M16 17.4 L19.4 19 M16 17.4 L12.6 19 M16 20 Q18.4 21 18.8 30 M16 20 Q13.6 21 13.2 30',
    0.6,
  ) +
  line(cord, 'M16 6.6 V20.4', 1.3);

const hotPan = (x: number, y: number) => emoji('cooking', x, y, 13);

/** A nerve cell with its arms and a long tail to the right. */
const cell = (x: number, y: number, length: number, width: number) =>
  line(
    '#b878c4',
    `M${x} ${y} l-3 -2.6 M${x} ${y} l-3.4 .6 M${x} ${y} l-2.4 3 M${x} ${y} l.6 -3.6 M${x} ${y} l.8 3.4`,
    0.9,
  ) +
  line('#b878c4', `M${x} ${y} H${x + length}`, width) +
  oval(x, y, 2, 2, '#e2a6ea') +
  oval(x, y, 0.8, 0.8, '#7a3f8f');

const brown = '#7a4a2c';

/** A hand with spread fingers, its palm at x, y; it reaches up and to the left unless turned. */
const openHand = (x: number, y: number, color: string, turn = 0) =>
  put(
    oval(16, 18, 5, 5.4, color) +
      line(
        color,
        'M11.8 16 L9.4 7.6 M14.6 13 L13.8 4.6 M17.6 13 L18.4 4.8 M20.2 15 L22.6 7.8 M12.6 20.4 L7 17.4',
        2.6,
      ),
    x,
    y,
    10,
    { turn: turn - 40 },
  );
/** Somebody who pats the head with one hand and rubs the belly with the other. */
const patAndRub = (x: number, y: number, height: number) => {
  const at = (across: number, up: number) =>
    `${Math.round((x + across * height) * 100) / 100} ${Math.round((y - up * height) * 100) / 100}`;
  const none = [0, 0] as const;
  return (
    someone(x, y, height, { shirt: '#f2b01e', skin: brown, hands: [none, none] }) +
    line(brown, `M${at(-0.13, 0.56)} L${at(-0.33, 0.74)} L${at(-0.1, 1.02)}`, height * 0.075) +
    line(brown, `M${at(0.13, 0.56)} L${at(0.28, 0.42)} L${at(0.02, 0.38)}`, height * 0.075) +
    line(
      red,
      `M${at(-0.24, 1.12)} L${at(-0.18, 1.06)} M${at(-0.08, 1.16)} V${at(0, 1.1).split(' ')[1]}`,
      0.5,
    ) +
    line(red, `M${at(-0.1, 0.32)} Q${at(0, 0.24)} ${at(0.1, 0.32)}`, 0.5)
  );
};
/** A ball that is seen: from the eye to the brain, and from there down to the hand. */
const ballToHand =
  shape(
    skin,
    'M20 4 C27 4 30 8.6 29.8 13.6 C29.6 17.8 27.6 20 27 22 L27.6 31 H17 V27.6 H13.4 Q11.6 27.6 11.8 25.6 L11.8 23.4 L10.6 22.6 L11.2 21.2 L8.6 20 Q10.6 17 11 14 C11.4 8.4 15.6 4 20 4 Z',
  ) +
  shape(
    brainPink,
    'M14.4 12 C14 8 17.6 6 21 6 C26 6 28.4 9 28 12.6 C27.6 15.6 24.6 16 21.6 16 L17.4 16 C15.2 15.8 14.6 14 14.4 12 Z',
  ) +
  oval(21.8, 11, 4.4, 3.6, '#ffffff') +
  emoji('baseball', 19.4, 8.6, 4.8) +
  oval(12.6, 17.4, 1.3, 1.2, '#ffffff') +
  oval(12.3, 17.4, 0.7, 0.8, '#3a2a1c') +
  pointer(blue, 13.8, 17, 18.2, 13.4, 0.9) +
  emoji('baseball', 1, 14.8, 5.2) +
  pointer('#8d99a6', 6.8, 17.4, 10.8, 17.4, 0.6) +
  // The arm of the same person, and the order that runs down to the hand.
  line(skin, 'M26 29 Q16 29.6 9 26.6', 2.8) +
  openHand(6.6, 25.4, skin) +
  line(red, 'M23.4 15.6 Q23.4 23 22.6 28.4', 0.9) +
  pointer(red, 22.6, 28.6, 11, 27.4, 0.9);
/** A name from x on. */
const named = (name: string, x: number, y: number, color: string) =>
  inscription(name, x + (name.length * 14 - 4) * 0.056, y, 1.8, color);

export const nerveIcons = {
  'x-nervous-body': tile('#e8f1fa') + body(),
  'x-spinal-cord': tile('#e8f1fa') + body(red, '#d9c9a0') + line(red, 'M16 6.6 V20.4', 1.8),
  'x-head-brain': tile('#e8f1fa') + head('all'),
  'x-brain-cerebrum': tile('#e8f1fa') + head('cerebrum'),
  'x-brain-cerebellum': tile('#e8f1fa') + head('cerebellum'),
  'x-brain-stem': tile('#e8f1fa') + head('stem'),
  'x-signal-on-nerve':
    tile('#1f2a4d') +
    cell(6, 16, 22, 1.6) +
    line('#b878c4', 'M28 16 l2 -2.4 M28 16 l2.4 .2 M28 16 l2 2.4', 0.9) +
    [11, 17.6, 24.2]
      .map((x) =>
        shape(
          '#ffe14d',
          `M${x} 12 L${x - 1.6} 16.6 H${x} L${x - 1} 20.4 L${x + 2} 15 H${x + 0.4} L${x + 1.6} 12 Z`,
        ),
      )
      .join('') +
    pointer('#ffe14d', 12, 24.6, 24, 24.6, 1.1),
  'x-eye-brain-picture': tile('#e8f1fa') + ballToHand,
  'x-nerve-ways':
    tile('#e8f1fa') +
    ballToHand +
    inscription('NEWS', 6.4, 11, 2, blue) +
    inscription('ORDERS', 17, 20.8, 1.8, red),
  'x-hand-hot-pan':
    tile('#fdf0e0') +
    box(1, 26, 30, 2, '#8d99a6') +
    hotPan(2, 15) +
    line(red, 'M5 14 q-1.4 -1.6 0 -3.2 M9 14 q-1.4 -1.6 0 -3.2 M13 15 q-1.4 -1.6 0 -3.2', 0.8) +
    line(brown, 'M28.8 3.4 Q26.6 4 23.6 9', 3.4) +
    openHand(21.6, 11.4, brown, -30) +
    pointer(red, 15.6, 18, 19.6, 14.4, 1.1) +
    line(red, 'M21 20 l1 2 M24.4 19.4 l1.4 1.8 M27.6 18.4 l1.6 1.4', 0.8),
  'x-reflex-arc':
    tile('#e8f1fa') +
    body('#e0a400', '#d9c9a0') +
    emoji('cooking', 0.8, 18.6, 8) +
    pointer(blue, 7, 19, 15, 13.6, 1.2) +
    pointer(red, 15, 16.4, 9.4, 21.4, 1.2),
  'x-reflex-close':
    tile('#e8f1fa') +
    // From the left shoulder of somebody large, whose hand has touched the pan.
    shape(skin, 'M20 10 H25 V12.4 Q30 12.8 31 15 V28 a3 3 0 0 1 -3 3 H15.4 L15 19.6 Q15.6 13.2 20 12.4 Z') +
    oval(22.5, 6.6, 4.6, 5, skin) +
    oval(22.5, 5.2, 3.4, 2.8, brainPink) +
    line('#c4567a', 'M20.4 5 Q21.4 4 22.4 5.2 Q23.4 4 24.6 5', 0.5) +
    line(skin, 'M17.4 15.4 L13.4 20.6 L6.4 20', 3.2) +
    openHand(4.8, 19, skin, -60) +
    emoji('cooking', 0.6, 21.4, 9.4) +
    line(nerve, 'M22.5 7.8 V30', 1.5) +
    line('#ffe9a8', 'M22.5 8.4 V30', 0.4) +
    line(blue, 'M6.6 19 L13 19.4 L16.6 14.6', 0.8) +
    pointer(blue, 16.6, 14.6, 21.4, 16.6, 0.9) +
    line(red, 'M21.4 19.6 L18 18.4', 0.8) +
    pointer(red, 18, 18.4, 14.6, 22.2, 0.9) +
    line('#8d99a6', 'M24.4 15 v-1.2 M24.4 12.4 v-1.2 M24.4 9.8 v-.8', 0.7),
  'x-letter-brain-reflex':
    tile('#e8f1fa') +
    put(
      box(1, 9, 30, 14, '#1f2a4d', 2) +
        cell(6, 16, 22, 1.6) +
        shape('#ffe14d', 'M14 12 L12.4 16.6 H14 L13 20.4 L16 15 H14.4 L15.6 12 Z') +
        shape('#ffe14d', 'M22 12 L20.4 16.6 H22 L21 20.4 L24 15 H22.4 L23.6 12 Z'),
      9,
      8,
      15,
    ) +
    emoji('brain', 18.4, 2.4, 11) +
    line('#c3ccd8', 'M2.6 15 H29.4', 0.4) +
    emoji('cooking', 3, 20.4, 9) +
    line(red, 'M5 19.6 q-1 -1.2 0 -2.4 M8 19.6 q-1 -1.2 0 -2.4', 0.7) +
    line(brown, 'M29 17.6 Q27 18 25 21', 2.8) +
    openHand(23, 22.6, brown, -30) +
    pointer(red, 13.4, 25.6, 18.6, 23.6, 1),
  'x-pat-and-rub': tile('#f1eaf8') + patAndRub(16, 30.4, 25),
  'x-cerebellum-bike':
    tile('#e8f1fa') +
    put(head('cerebellum'), 10.6, 10, 18) +
    line('#8d99a6', 'M1.4 28.8 H30.6', 0.6) +
    someone(21.4, 25.4, 13, {
      shirt: '#f2b01e',
      skin: brown,
      hands: [
        [0.3, -0.1],
        [0.14, -0.1],
      ],
    }) +
    emoji('bicycle', 15, 17.6, 13) +
    pointer(partColors.cerebellum, 15.6, 12.6, 19.4, 15.4, 0.9),
  'x-stem-at-night':
    tile('#26305c') +
    oval(27, 5, 2.6, 2.6, '#ffe9a8') +
    oval(28.2, 4.4, 2.2, 2.2, '#26305c') +
    put(head('stem'), 10.6, 11, 19) +
    emoji('zzz', 20, 3, 5.4) +
    emoji('anatomical-heart', 3.6, 20.8, 9) +
    emoji('lungs', 18.6, 20.4, 10) +
    line('#ff8fa0', 'M2.4 22.4 q-1 2 0 4 M14 22.4 q1 2 0 4', 0.6) +
    pointer('#f2b632', 12, 17.8, 9.6, 21, 0.9) +
    pointer('#f2b632', 13.6, 17.4, 19.4, 21, 0.9),
  'x-three-parts-named':
    tile('#e8f1fa') +
    put(head('all'), 9.8, 10.4, 18.6) +
    patAndRub(25, 20.6, 17) +
    (
      [
        ['CEREBRUM', 'cerebrum', 21.6],
        ['CEREBELLUM', 'cerebellum', 24.8],
        ['BRAIN STEM', 'stem', 28],
      ] as const
    )
      .map(
        ([name, part, y]) => oval(4.6, y + 0.9, 1.3, 1.3, partColors[part]) + named(name, 7.2, y, '#2f3542'),
      )
      .join(''),
  'x-links-grow':
    tile('#f1eaf8') +
    cell(7.6, 9, 11, 0.6) +
    line('#b878c4', 'M18.6 9 l2 -1.6 M18.6 9 l2 1.6', 0.6) +
    oval(24.6, 9, 2.4, 2.4, '#e2a6ea') +
    line('#8d99a6', 'M3 16 H29', 0.4) +
    cell(7.6, 23, 11, 2.4) +
    times(4, (i) => line('#b878c4', `M18.4 23 L22.6 ${20.2 + i * 1.9}`, 1.1)) +
    oval(24.6, 23, 2.4, 2.4, '#e2a6ea'),
  'x-skull-and-backbone':
    tile('#dfe9f3') +
    shape(
      '#ffffff',
      'M17 1.6 C24.6 1.6 27.4 6.6 27 11.4 C26.6 15 24.4 16 22 16.4 L21.6 19 H12 L11.6 16.6 Q8 16.4 7.8 14 L7 10.6 C7.4 4.6 11.6 1.6 17 1.6 Z',
    ) +
    shape(
      brainPink,
      'M10.6 9 C10.4 5.4 14 3.6 17.4 3.6 C22.4 3.6 25.4 6.8 25 10.4 C24.6 13 22 13.6 19 13.4 L14 13.2 C11.6 13 10.8 11 10.6 9 Z',
    ) +
    line('#c4567a', 'M13 7 Q15 5.6 16 7.6 Q18 5.4 19.6 7.2 M13.4 10.4 Q15.4 9 17 11 Q19 9.4 21.4 11', 0.6) +
    oval(10.4, 14.6, 1.1, 1.1, '#5a6472') +
    line('#c9d3dd', 'M12.6 17.6 H21 M14.6 16.6 V19 M17 16.6 V19 M19.2 16.6 V19', 0.5) +
    times(4, (i) => box(16.8, 19.6 + i * 2.9, 7.4, 2.3, '#ffffff', 0.9)) +
    line('#e0a400', 'M20.4 12.8 V31', 1.5),
} as const;
