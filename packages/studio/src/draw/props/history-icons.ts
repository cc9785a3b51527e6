import { box, line, onRound, oval, shape, times } from './icon-shapes.ts';

/** What people built, wrote and voted with. */
export const historyIcons = {
  'x-scroll':
    shape('#f6e7c1', 'M7 4 H26 V27 H7 Z') +
    shape('#e6cf98', 'M7 4 H10 V27 H7 Z') +
    line('#a98b52', 'M12.6 9 h10.4 M12.6 12.4 h10.4 M12.6 15.8 h7 M12.6 19.2 h10.4', 1.2) +
    shape('#d9b877', 'M4.6 2 H28 a2.4 2.4 0 0 1 0 4.8 H4.6 a2.4 2.4 0 0 1 0 -4.8 Z') +
    shape('#d9b877', 'M4.6 25.4 H28 a2.4 2.4 0 0 1 0 4.8 H4.6 a2.4 2.4 0 0 1 0 -4.8 Z') +
    oval(4.8, 4.4, 1.5, 1.5, '#8a5a34') +
    oval(4.8, 27.8, 1.5, 1.5, '#8a5a34') +
    oval(23, 21.6, 2.2, 2.2, '#c1443c'),
  'x-pyramid':
    shape('#f2d38a', 'M1 28 L15 5 L20 28 Z') +
    shape('#c99a4f', 'M15 5 L31 28 H20 Z') +
    line(
      '#b98a3f',
      'M4 23.2 L19 23.2 M7 18.4 H17.8 M9.8 13.8 H16.8 M12.4 9.4 H15.8 M9 23.4 V28 M13.4 18.6 V23 M11.2 14 v4.2',
      0.9,
    ) +
    line('#9a7432', 'M18.8 23.2 L27.4 23.2 M17.8 18.4 L24.2 18.4', 0.9) +
    shape('#ffd43b', 'M25 3.4 m-2.8 0 a2.8 2.8 0 1 0 5.6 0 a2.8 2.8 0 1 0 -5.6 0 Z') +
    shape('#8d5a34', 'M9.4 28 V24.6 a1.7 1.7 0 0 1 3.4 0 V28 Z'),
  'x-printing-press':
    box(3, 3, 4, 27, '#8d5a34', 0.8) +
    box(25, 3, 4, 27, '#8d5a34', 0.8) +
    box(2, 2, 28, 4.4, '#a9713f', 0.8) +
    box(14.4, 6, 3.2, 7, '#8d99a6') +
    line('#5b6570', 'M14.4 8 h3.2 M14.4 10.4 h3.2', 1) +
    line('#b5732f', 'M17 8.4 L29.4 10.8', 1.8) +
    box(8.6, 12.6, 14.8, 3.6, '#5b6570', 0.6) +
    box(8, 19.4, 16, 2.4, '#fffaf0', 0.3) +
    line('#9aa3ad', 'M10 20.6 h5 M17 20.6 h5', 0.8) +
    box(5, 21.8, 22, 3.6, '#a9713f', 0.6) +
    box(8, 25.4, 3, 4.6, '#8d5a34') +
    box(21, 25.4, 3, 4.6, '#8d5a34'),
  'x-column':
    box(4, 26.6, 24, 3.8, '#d6c8a8', 0.6) +
    box(6.4, 23.6, 19.2, 3, '#efe4cb', 0.6) +
    box(9, 8.4, 14, 15.4, '#f6eedb') +
    line('#cdbd98', 'M12 9 V23.4 M16 9 V23.4 M20 9 V23.4', 1.2) +
    shape(
      '#e6d8b8',
      'M6 3.4 h20 c3.4 0 3.4 5.4 0 5.4 c-2 0 -2.6 -2 -1.6 -3 h-16.8 c1 1 .4 3 -1.6 3 c-3.4 0 -3.4 -5.4 0 -5.4 Z',
    ) +
    box(4.4, 1.4, 23.2, 2.6, '#efe4cb', 0.4),
  'x-castle-wall':
    shape('#a3a7ad', 'M2 12 V4 h4 v3 h3 V4 h4 v8 h6 V4 h4 v3 h3 V4 h4 V30 H2 Z') +
    shape('#8b9097', 'M13 12 h6 v3 h-6 Z') +
    line('#7d828a', 'M4 15 h5 M11 18 h5 M21 16 h6 M5 21 h4 M23 21 h5 M4 26 h5 M24 26 h4', 1) +
    shape('#6b4a2c', 'M11.6 30 V22.4 a4.4 4.4 0 0 1 8.8 0 V30 Z') +
    line('#a9713f', 'M14 19.6 V30 M18 19.6 V30 M11.8 24.4 h8.4', 0.9) +
    box(5.6, 10, 2, 4, '#4a4f5c', 1) +
    box(24.4, 10, 2, 4, '#4a4f5c', 1),
  'x-waterwheel':
    times(8, (i) => line('#8d5a34', `M15 14 L${onRound(15, 14, 12.4, i / 8)}`, 1.5)) +
    `<circle cx="15" cy="14" r="10.4" fill="none" stroke="#a9713f" stroke-width="1.9"/><circle cx="15" cy="14" r="6" fill="none" stroke="#a9713f" stroke-width="1.4"/>` +
    times(8, (i) =>
      line('#6b4a2c', `M${onRound(15, 14, 10.6, i / 8)} L${onRound(15, 14, 13.2, i / 8 + 0.045)}`, 2),
    ) +
    oval(15, 14, 2.2, 2.2, '#6b4a2c') +
    shape('#4fa8d8', 'M20 1.4 h11.4 v3.2 h-6 q-2.4 .4 -2.4 5 h-3.4 q0 -6 .4 -8.2 Z') +
    shape('#4fa8d8', 'M1 25.6 q3.6 -2.4 7.4 0 t7.4 0 t7.4 0 t7.8 0 V30.6 H1 Z') +
    shape('#a5dcf5', 'M3 28 q3 -1.6 6 0 q-3 1.2 -6 0 Z M17 28.4 q4 -1.8 8 0 q-4 1.2 -8 0 Z'),
  'x-steam-engine':
    shape('#cdd6de', 'M9 2 q3 -1.6 5 .6 q3.4 -1 4 1.6 q-1.6 2 -4.4 1 q-3 1.2 -4.6 -3.2 Z') +
    box(6.4, 6, 4, 8, '#33405a', 0.6) +
    box(5.4, 5.4, 6, 2.4, '#5b6570', 0.6) +
    box(3, 12.4, 18, 9.6, '#c1443c', 4) +
    box(3, 15.6, 18, 2, '#e8b84b') +
    box(19.4, 6.6, 10, 15.4, '#3f6f8f', 1) +
    box(21.6, 9, 5.6, 5, '#d6f0fa', 0.6) +
    box(18, 4.6, 12.8, 2.8, '#33405a', 0.8) +
    box(2, 21.6, 28, 2.6, '#33405a', 0.6) +
    times(
      3,
      (i) => oval(7 + i * 8.6, 26.6, 3.7, 3.7, '#33405a') + oval(7 + i * 8.6, 26.6, 1.7, 1.7, '#e8b84b'),
    ) +
    line('#9aa6b3', 'M7 26.6 H24.2', 1.2),
  'x-parliament':
    times(3, (row) =>
      times(7 + row * 2, (i) => {
        const count = 7 + row * 2;
        const [x, y] = onRound(16, 25, 7 + row * 3.9, -0.25 + (i / (count - 1)) * 0.5)
          .split(' ')
          .map(Number) as [number, number];
        const share = i / (count - 1);
        return oval(x, y, 1.55, 1.55, share < 0.4 ? '#d9574a' : share < 0.72 ? '#f2b84f' : '#3a6fd8');
      }),
    ) +
    shape('#8d5a34', 'M11.4 24 h9.2 l1.2 6 h-11.6 Z') +
    box(10.4, 22.6, 11.2, 2.4, '#a9713f', 0.6),
} as const;
