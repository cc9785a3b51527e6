import { box, line, oval, pointer, shape, tile, times } from './icon-shapes.ts';

/** Germs on hands, how they get in, and how soap and water take them away. */

const skin = '#e3ab80';
const shade = '#b87748';
const ink = '#2f3542';
const red = '#cf222e';
const water = '#5bb5f0';

const bacterium = (x: number, y: number, s: number) =>
  line(
    '#2b9a4a',
    `M${x - 2 * s} ${y - 1.6 * s} v${-0.9 * s} M${x} ${y - 1.8 * s} v${-0.9 * s} M${x + 2 * s} ${y - 1.6 * s} v${-0.9 * s} M${x - 2 * s} ${y + 1.6 * s} v${0.9 * s} M${x} ${y + 1.8 * s} v${0.9 * s} M${x + 2 * s} ${y + 1.6 * s} v${0.9 * s}`,
    0.5 * s,
  ) +
  oval(x, y, 3.4 * s, 1.8 * s, '#3fc96a') +
  oval(x - 1, y - 0.3 * s, 0.5 * s, 0.5 * s, '#1f7a3a') +
  oval(x + 1 * s, y + 0.4 * s, 0.4 * s, 0.4 * s, '#1f7a3a');
const virus = (x: number, y: number, s: number) =>
  times(8, (i) => {
    const [dx, dy] = [Math.cos(i * 0.785), Math.sin(i * 0.785)].map((v) => Math.round(v * 100) / 100) as [
      number,
      number,
    ];
    return (
      line('#7a3fa8', `M${x} ${y} L${(x + dx * 3 * s).toFixed(2)} ${(y + dy * 3 * s).toFixed(2)}`, 0.6 * s) +
      oval(
        Number((x + dx * 3 * s).toFixed(2)),
        Number((y + dy * 3 * s).toFixed(2)),
        0.55 * s,
        0.55 * s,
        '#7a3fa8',
      )
    );
  }) + oval(x, y, 2 * s, 2 * s, '#a86fd6');
/** An open hand, palm to us, the fingers up. */
const hand =
  shape(
    skin,
    'M10 30 V24 Q5 20.6 3 15.6 Q2.6 14 4.2 13.8 Q6 13.8 7.4 16 L9.4 18.4 V8 Q9.4 6.2 11 6.2 Q12.6 6.2 12.6 8 V15 L13.2 4.6 Q13.4 3 15 3 Q16.6 3 16.6 4.8 V15 L18.2 5.6 Q18.6 4.2 20 4.4 Q21.6 4.6 21.4 6.4 L20.6 16 L23 9.6 Q23.8 8.2 25.2 8.8 Q26.4 9.4 26 11 L23.6 21 Q22.8 25 21.6 26 V30 Z',
  ) + line(shade, 'M11 21 Q15 18.6 21 21 M12 25 Q15.4 23 19 24.6', 0.6);
const tap = shape('#8d99a6', 'M12 1 H20 V5 H12 Z') + shape(water, 'M13.4 5 H18.6 L19.6 12 H12.4 Z');
const bubble = (x: number, y: number, r: number) =>
  oval(x, y, r, r, '#dff1fc') + oval(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.3, '#ffffff');
/** Two hands that hold each other, seen from the side. */
const hands =
  shape(skin, 'M3 21 Q8 14.4 15 15 Q19 15.4 19 17.4 L12 20 L14 24 Q9 26.6 6 25.4 Z') +
  shape('#d99a6c', 'M29 21 Q24 14.4 17.6 15.4 Q14 16.4 14.6 18.6 L20 20.4 L18 24 Q23 26.6 26 25.4 Z') +
  line(shade, 'M15 18.6 L20 19.6 M14.6 20.8 L19 21.8', 0.6);

export const hygieneIcons = {
  'x-two-germs': tile('#fff8ee') + bacterium(9, 16, 1.9) + virus(23, 16, 1.9),
  'x-face-doors':
    shape('#6b3f1d', 'M4 16 Q3 3 16 2.6 Q29 3 28 16 L27 24 H5 Z') +
    shape(skin, 'M6 14 Q8 8.6 16 8.6 Q24 8.6 26 14 Q27 29.6 16 29.8 Q5 29.6 6 14 Z') +
    oval(11, 16.6, 2.2, 1.7, '#ffffff') +
    oval(21, 16.6, 2.2, 1.7, '#ffffff') +
    oval(11, 16.7, 1, 1.1, ink) +
    oval(21, 16.7, 1, 1.1, ink) +
    line(shade, 'M16 17 Q14 20.6 15 21.4 Q16 22 17.2 21.4', 1) +
    shape('#d9485a', 'M12.6 24.4 Q16 23 19.4 24.4 Q16 27.4 12.6 24.4 Z'),
  'x-hands-full-of-germs':
    tile('#eaf6fb') +
    hand +
    bacterium(14.6, 22.6, 0.75) +
    bacterium(11.4, 11, 0.6) +
    virus(18.8, 18.4, 0.6) +
    virus(19.4, 9, 0.5) +
    bacterium(18.6, 26, 0.6) +
    virus(8, 17, 0.5) +
    virus(14.8, 7.4, 0.45),
  'x-water-alone':
    tile('#eaf6fb') +
    tap +
    hands +
    line(water, 'M10 26.4 v3 M16 26 v3.4 M22 26.4 v3', 0.9) +
    bacterium(9, 19.6, 0.7) +
    bacterium(23.4, 19.6, 0.7) +
    virus(16.4, 17.2, 0.55) +
    virus(12.4, 22.8, 0.5) +
    virus(20, 23, 0.5),
  'x-soap-lifts-germs':
    tile('#eaf6fb') +
    hands +
    [
      [8, 12.4, 2.8],
      [14, 9, 3.2],
      [21, 10.4, 3],
      [26, 14.6, 2.4],
      [17.6, 4.8, 2],
    ]
      .map(([x, y, r]) => bubble(x!, y!, r!))
      .join('') +
    bacterium(14, 9, 0.6) +
    virus(21, 10.4, 0.55) +
    virus(8, 12.4, 0.5) +
    box(3, 26.4, 9, 4, '#f7a8c4', 1.4) +
    pointer(red, 29, 12, 29, 5.4, 1.1) +
    line(water, 'M18 27 v3 M23 27 v3 M27 26 v3', 0.9),
  'x-rub-everywhere':
    tile('#eaf6fb') +
    hand +
    line(red, 'M12.9 10 V15.4 M17 10.4 V15 M21.4 12 L20.4 16', 1.1) +
    line(red, 'M3 17 Q4.6 21 8 23', 1.2) +
    line(red, 'M12 26.6 a4.6 2.6 0 1 1 7.6 -.4', 1.1) +
    shape(red, 'M18.4 27.4 L21.4 26.4 L20.2 24 Z') +
    bubble(26.6, 22, 2) +
    bubble(28, 26.4, 1.5) +
    bubble(5, 26, 2),
};
