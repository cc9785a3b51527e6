import { box, line, oval, shape } from './icon-shapes.ts';
import { dark, ink } from './people-shapes.ts';
import { put } from './picture-parts.ts';

/** The bus and the cars of Montgomery, and who rides in them. */

/** A head above the back of a seat, and the shoulders below it. */
export const riderBehind = (x: number, y: number, skin: string, shirt: string) =>
  shape(shirt, `M${x - 2} ${y + 3} V${y + 1} Q${x} ${y - 0.8} ${x + 2} ${y + 1} V${y + 3} Z`) +
  oval(x, y - 1.6, 1.5, 1.6, skin) +
  shape(
    '#2f2320',
    `M${x - 1.6} ${y - 1.6} Q${x - 1.5} ${y - 3.8} ${x} ${y - 3.8} Q${x + 1.5} ${y - 3.8} ${x + 1.6} ${y - 1.6} Q${x} ${y - 2.8} ${x - 1.6} ${y - 1.6} Z`,
  ) +
  line('#2f2320', `M${x - 0.5} ${y - 1.6} v.05 M${x + 0.5} ${y - 1.6} v.05`, 0.4) +
  box(x - 2.6, y + 2, 5.2, 7, '#5b7f9c', 0.8);

/** Rosa Parks on her seat: her hair up under a small hat, glasses, a coat and a skirt, her bag on her knees. */
export const rosaParks = (x: number, y: number, s: number) =>
  put(
    box(8, 4, 16, 24, '#4a6a85', 3) +
      line(dark, 'M12.4 26 V31 M19.6 26 V31', 2) +
      line('#22252c', 'M11.4 31 h1.8 M18.8 31 h1.8', 1.4) +
      shape('#5b3a6e', 'M9.4 20 Q9.6 13.6 16 12.8 Q22.4 13.6 22.6 20 L23.4 27 H8.6 Z') +
      shape('#f7f0e2', 'M14.2 13.2 L16 15.6 L17.8 13.2 Z') +
      oval(16, 8.4, 4, 4.4, dark) +
      shape('#1d1814', 'M11.4 8.6 Q10.8 3.2 16 3 Q21.2 3.2 20.6 8.6 Q20 6 16 5.8 Q12 6 11.4 8.6 Z') +
      oval(20.6, 9, 1.1, 1.7, '#1d1814') +
      oval(11.4, 9, 1.1, 1.7, '#1d1814') +
      shape('#8f2f4a', 'M11.6 4.4 Q16 .6 20.4 4.4 Q16 5.6 11.6 4.4 Z') +
      line('#1d1814', 'M14.4 8.6 v.4 M17.6 8.6 v.4', 0.9) +
      line(
        '#8a6a2f',
        'M13 8.8 a1.4 1.2 0 1 0 2.8 0 a1.4 1.2 0 1 0 -2.8 0 M16.2 8.8 a1.4 1.2 0 1 0 2.8 0 a1.4 1.2 0 1 0 -2.8 0',
        0.3,
      ) +
      line('#7a2f2a', 'M14.8 11.2 H17.2', 0.6) +
      line('#5b3a6e', 'M10.8 17 Q10.4 21.4 14 22.4 M21.2 17 Q21.6 21.4 18 22.4', 2) +
      box(13.2, 20.8, 5.6, 4, '#3a2a1c', 0.8) +
      oval(14, 22.4, 0.9, 0.9, dark) +
      oval(18, 22.4, 0.9, 0.9, dark),
    x,
    y - 5.4 * s,
    9.6 * s,
  );

/** A car from its side with a driver and others behind the windows. */
export const sharedCar =
  shape(
    '#c1443c',
    'M2 17.6 Q2 14.8 4.4 14.6 L6.4 9.6 Q6.8 8.8 7.8 8.8 H16.2 Q17.2 8.8 17.8 9.8 L20 14.6 Q22.6 15 22.6 17.6 V19.4 H2 Z',
  ) +
  shape('#e3f2fb', 'M6.2 14.4 L8 10.2 H16 L18.2 14.4 Z') +
  [9, 12.2, 15.4]
    .map(
      (x) =>
        oval(x, 12.6, 1.2, 1.3, dark) +
        shape('#2f2320', `M${x - 1.3} 12.4 Q${x} 9.8 ${x + 1.3} 12.4 Q${x} 11.6 ${x - 1.3} 12.4 Z`) +
        line('#1d1814', `M${x - 0.4} 12.6 v.05 M${x + 0.4} 12.6 v.05`, 0.35),
    )
    .join('') +
  box(6, 14, 12.6, 0.8, '#c1443c') +
  oval(7, 19.4, 2.1, 2.1, ink) +
  oval(17.6, 19.4, 2.1, 2.1, ink) +
  oval(7, 19.4, 0.8, 0.8, '#c4cad2') +
  oval(17.6, 19.4, 0.8, 0.8, '#c4cad2');
