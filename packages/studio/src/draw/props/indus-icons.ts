import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';

/** Cities and things of the Indus. */

const brick = '#c8744a';
const brickShade = '#94502f';
const water = '#3b9be8';
const soap = '#e6d8b8';
const soapShade = '#b79f72';
const sand = '#ecd3a0';

/** Courses of bricks over a piece of wall. */
const courses = (x: number, y: number, width: number, height: number) =>
  box(x, y, width, height, brick) +
  times(
    Math.floor(height / 2.2),
    (row) =>
      line(brickShade, `M${x} ${(y + (row + 1) * 2.2).toFixed(1)} H${x + width}`, 0.45) +
      times(Math.floor((width - 1) / 4), (i) =>
        line(brickShade, `M${x + 3 + i * 4 - (row % 2) * 2} ${(y + row * 2.2).toFixed(1)} v2.2`, 0.45),
      ),
  );

/** The hump-shouldered bull of a seal, looking left, its feet at y. */
const bull = (color: string, x: number, y: number) =>
  shape(
    color,
    `M${x} ${y - 5.6} l1.6 -2.6 q1.4 -1 2.4 -.6 q1.6 -2.4 3.4 0 l5 .4 q2 .4 2 3 l.2 5.4 h-1.8 l-.4 -3.4 h-4.6 l-.6 3.4 h-1.8 l-.4 -4 l-1.8 -.8 l-1.4 1 Z`,
  ) + line(color, `M${x + 1.4} ${y - 8} q-2.2 -1.2 -1.4 -3.4 M${x + 14} ${y - 7.6} q1.6 1.6 .8 4.6`, 0.8);

/** Signs like those of the Indus script: a fish, a jar, strokes, a comb and a wheel. */
const indusSigns = (color: string, x: number, y: number) =>
  line(
    color,
    `M${x} ${y + 4} q-1.6 -2 0 -3.6 q1.6 1.6 0 3.6 l-1 1 M${x} ${y + 4} l1 1 M${x + 3} ${y + 0.6} l.6 3.8 h1.4 l.6 -3.8 M${x + 8} ${y + 0.6} v4 M${x + 9.4} ${y + 0.6} v4 M${x + 10.8} ${y + 0.6} v4 M${x + 13.4} ${y + 0.8} h3.4 M${x + 13.4} ${y + 0.8} v3.6 M${x + 15.1} ${y + 0.8} v3.6 M${x + 16.8} ${y + 0.8} v3.6`,
    0.8,
  );

export const indusIcons = {
  'x-indus-map':
    tile('#e9d9a6') +
    shape('#7fc4ee', 'M1 23 L7 23.4 L10 25.6 L13.6 24.4 L15.4 27.6 L18.4 26 L19 31 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#c9b98f', 'M8 1 H28 a3 3 0 0 1 3 3 V8 L25.4 6.4 L20 8 L14 5.4 L9.6 6 Z') +
    shape('#ffffff', 'M14 3.6 l2 -2 l2 2 Z M20 5.6 l2.4 -2.6 l2.4 2.6 Z M26.4 4.8 l1.6 -2 l1.6 2 Z') +
    shape('#b6d285', 'M17 8.6 C20.6 11 13 16 9.4 24.4 L12.4 25 C15 18 23 13 21 8.4 Z') +
    line(
      water,
      'M24 5.6 C19.6 4.6 16.6 7.4 17.6 10.4 C18.4 13.6 12.6 17 11.6 20 C11 22 10.4 23.6 10.6 26',
      1.5,
    ) +
    line(water, 'M27 9 C23 9.4 20 12 15.6 15.6 M26 12.6 C22.6 13 19.6 13.6 15.6 15.6', 0.9) +
    oval(12, 19.4, 1.2, 1.2, '#cf222e') +
    oval(21.8, 11, 1.2, 1.2, '#cf222e'),
  'x-grid-city':
    tile(sand) +
    times(4, (row) =>
      times(4, (i) => {
        const [x, y] = [2.6 + i * 7.1, 2.6 + row * 7.1];
        return (
          box(x, y, 5.4, 5.4, brick, 0.4) +
          box(x + 0.9, y + 0.9, 3.6, 3.6, '#e3a077', 0.3) +
          ((row + i) % 2
            ? box(x + 1.8, y + 1.8, 1.8, 1.8, '#f6e3bd')
            : line(brickShade, `M${x + 2.7} ${y + 0.9} v3.6`, 0.5))
        );
      }),
    ) +
    line('#1f6fb8', 'M15.9 2 V30 M2 15.9 H30', 1.3) +
    line('#cf222e', 'M16 12.4 H19.6 V16', 1.1),
  'x-indus-brick':
    shape('#e19a6c', 'M1.4 17 L9.4 11.6 L30.6 11.6 L23 17 Z') +
    shape(brick, 'M1.4 17 H23 V22.6 H1.4 Z') +
    shape(brickShade, 'M23 17 L30.6 11.6 V17 L23 22.6 Z') +
    line('#fff3e2', 'M7 17 V18.2 M12.2 17 V18.2 M17.6 17 V18.2 M26.8 14.2 V15.4', 0.8) +
    line('#b5653e', 'M4 20.6 h2 M10 19.8 h2.6 M16 21 h2', 0.7),
  'x-indus-bathroom':
    tile(sand) +
    courses(1, 3, 22, 17) +
    shape('#dd9468', 'M1 20 H23 L26.6 24 L1 27.4 Z') +
    line(brickShade, 'M1 22.4 L24.4 22 M6 20 V26.6 M11.6 20 V26 M17 20 V25.2', 0.5) +
    courses(23, 3, 4, 19) +
    shape('#4a2f20', 'M23 20.6 h4 v3 h-3 Z') +
    shape(water, 'M13 22.4 Q18 21.4 23 22.2 L28.6 24.4 V29 H26.6 V25.6 L22.4 23.8 Q17 23.6 13 23.4 Z') +
    shape('#8a5a34', 'M25 27 H31 V31 H25 Z') +
    shape(water, 'M25.8 28 H30.2 V31 H25.8 Z') +
    shape('#b5652f', 'M5 12.6 h6 l-.6 1.8 q2.8 3 .4 7 h-5.6 q-2.4 -4 .4 -7 Z') +
    shape(water, 'M11.4 15 L15 13.6 L14.4 15.4 Q16 18 15.4 22 L14.2 22 Q14.6 18.6 13 16.6 Z'),
  'x-covered-drain':
    tile('#cfeafb') +
    courses(1, 2, 7, 12) +
    courses(24, 2, 7, 12) +
    box(3, 6, 2.6, 8, '#4a2f20') +
    shape(sand, 'M1 14 H31 V17 H1 Z') +
    shape('#9a7248', 'M1 17 H31 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    courses(8, 17, 4, 12) +
    courses(20, 17, 4, 12) +
    courses(8, 27, 16, 3) +
    box(12, 17, 8, 10, '#4a2f20') +
    shape(water, 'M12 22 Q14 21 16 22 T20 22 V27 H12 Z') +
    box(7.4, 14.4, 8.4, 2.6, '#8d99a6', 0.5) +
    liftedSlab(18.4, 14.6) +
    line('#e3f4ff', 'M13.4 24.6 h2.4 M16.8 25.4 h2', 0.6),
  'x-great-bath':
    tile(sand) +
    box(2.4, 3.4, 27.2, 25.4, brick) +
    line(brickShade, 'M2.4 6 H29.6 M2.4 26.2 H29.6 M5 3.4 V28.8 M27 3.4 V28.8', 0.5) +
    times(
      5,
      (i) =>
        box(3.6 + i * 5.4, 3, 2.6, 4.4, '#e8c79c', 0.3) + box(3.6 + i * 5.4, 25, 2.6, 4.4, '#e8c79c', 0.3),
    ) +
    box(6.6, 8.6, 18.8, 15, '#2f2a28') +
    box(7.8, 9.8, 16.4, 12.6, water) +
    times(3, (i) => box(7.8 + i * 1.3, 12.4, 1.2, 7.4, ['#e3a077', '#cf8557', '#b56d43'][i]!)) +
    times(3, (i) => box(23 - i * 1.3, 12.4, 1.2, 7.4, ['#e3a077', '#cf8557', '#b56d43'][i]!)) +
    line('#e3f4ff', 'M13 13 h3 M16.4 16 h3 M12.8 19 h4', 0.7),
  'x-indus-seal':
    shape(soapShade, 'M4 5 L7 2 H30 V25 L27 28.4 Z') +
    box(2.4, 4.6, 25, 25, soap, 1.4) +
    line(soapShade, 'M4.4 6.6 H25.4 V27.6 H4.4 Z', 0.7) +
    indusSigns('#5f4a28', 7, 8) +
    bull('#7d6236', 6, 26.6),
  'x-seal-in-clay':
    shape('#c79a5c', 'M2 15 Q1 29 5 30 H27 Q31 29 30 15 Q16 12 2 15 Z') +
    line('#7a552a', 'M2 21.6 H30 M9.4 14 V30 M22.6 14 V30', 1.3) +
    oval(16, 20.6, 8.6, 5.6, '#8f6a45') +
    oval(16, 19.8, 7.8, 4.6, '#a98259') +
    box(12.4, 16.6, 7.2, 6, '#8f6a45', 0.4) +
    line('#5f4a28', 'M13.6 18 h1 M15.6 18 v1 M17.4 18 h1', 0.5) +
    shape('#5f4a28', 'M13.4 21.6 l1 -2 h3 q1 0 1 2 h-.8 l-.2 -.8 h-2 l-.2 .8 Z') +
    box(18.6, 7, 8.6, 6.4, soap, 0.6) +
    box(18.6, 12, 8.6, 1.6, soapShade, 0.4) +
    shape(
      '#b9784c',
      'M31 1 L24 2.4 Q20.4 4 20 6.4 L19.4 9.4 Q20.4 11 21.8 9.4 L23 8.4 V11.4 Q24.4 12.6 25.4 11 L26 9.4 L27.4 8 L31 6.4 Z',
    ) +
    pointer('#cf222e', 17, 9.4, 15.6, 15, 0.9),
  'x-stone-weights':
    line('#6b4a2c', 'M22 1.6 V5 M14.6 5.6 H29.4', 1.2) +
    line('#8d99a6', 'M14.8 5.6 L11.8 13 M14.8 5.6 L17.8 13 M29.2 5.6 L26.2 13 M29.2 5.6 L31 13', 0.5) +
    shape(
      '#c98a1f',
      'M10.8 13 H18.8 Q18 16.4 14.8 16.4 Q11.6 16.4 10.8 13 Z M25.4 13 H31.6 Q31 16.4 28.6 16.4 Q26 16.4 25.4 13 Z',
    ) +
    box(12.9, 9.4, 3.8, 3.8, '#b9a48a', 0.3) +
    oval(28.4, 12, 2, 1.4, '#8fb04a') +
    [
      [1.6, 2.6],
      [5.4, 3.6],
      [10.4, 5],
      [16.8, 6.6],
      [24.6, 7],
    ]
      .map(([x, side]) => {
        const [left, s, lift] = [x!, side!, side! * 0.28];
        const top = 30 - s;
        return (
          shape('#d8c6ab', `M${left} ${top} l${lift} -${lift} h${s * 0.86} l-${lift} ${lift} Z`) +
          box(left, top, s * 0.86, s, '#b9a48a') +
          shape('#8c775d', `M${left + s * 0.86} ${top} l${lift} -${lift} v${s} l-${lift} ${lift} Z`)
        );
      })
      .join(''),
  'x-reed-ship':
    shape(water, 'M.6 23 q4 -2.4 7.8 0 t7.8 0 t7.8 0 t7.6 0 V30.6 H.6 Z') +
    line('#6b4a2c', 'M15 22 V3', 1.3) +
    shape('#f4e6c6', 'M15.8 4 H26 V15 H15.8 Z') +
    shape('#c1443c', 'M15.8 7.4 H26 V9.6 H15.8 Z') +
    shape('#c99a4f', 'M1 15 Q6 21 16 21 Q26 21 31 14 Q30.6 26 21 26.6 H11 Q2 26 1 15 Z') +
    line('#8d6237', 'M4.4 19.4 L5.6 24.4 M9.6 21 V26.4 M22.4 21 V26.4 M27.4 19 L26.4 24.4', 1) +
    box(7.4, 16.6, 5.6, 4.4, '#e3a077', 0.5) +
    line('#e3f4ff', 'M4 28 h4 M14 28.6 h5 M24 28 h4', 0.8),
};

/** A cover slab of a drain, lifted to clean it. */
function liftedSlab(x: number, y: number): string {
  return shape('#aab4c2', `M${x} ${y + 1} l6.8 -5.4 l1.2 1.6 l-6.8 5.4 Z`);
}
