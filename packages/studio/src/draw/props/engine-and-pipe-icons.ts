import { ball, box, line, oval, shape, times } from './icon-shapes.ts';

/** Pipes, tanks, pumps, engines and what stands beside roads. */

const steel = '#8d99ab';
const steelLight = '#c3ccd9';
const steelDark = '#5d6675';
const soot = '#343944';

export const engineAndPipeIcons = {
  'x-water-pipe':
    line(steel, 'M1.6 9.6 H15 Q23 9.6 23 17.6 V24', 8) +
    line(steelLight, 'M2 7.4 H15 Q25 7.4 25.2 17.6 V24', 1.6) +
    box(3.4, 3.4, 3.6, 12.4, steelDark, 1) +
    box(11, 4, 2.4, 11.2, steelDark, 0.8) +
    box(16.8, 18.4, 12.4, 3.6, steelDark, 1) +
    oval(23, 25, 4.6, 1.8, soot) +
    shape('#3aa0ea', 'M23 25.6 C25 28 25.6 29 25.4 30 a2.5 2.2 0 0 1 -4.8 0 C20.4 29 21 28 23 25.6 Z'),
  'x-bicycle-pump':
    line(soot, 'M14 27 C20 29.6 25 27 25.4 20 C25.8 13 28 12.4 28 17', 1.8) +
    box(26.4, 16, 3.2, 6, '#ffb703', 0.8) +
    box(11.6, 4, 2.8, 9, steelLight) +
    box(4, 1.6, 18, 4, soot, 2) +
    box(9, 10, 8, 18, '#e5484d', 1) +
    box(10.4, 12, 1.8, 14.6, '#ff9a9a', 0.8) +
    box(8, 9, 10, 3.2, steelDark, 1) +
    box(3, 27.4, 20, 3.2, steelDark, 1.4),
  'x-water-tank':
    box(4.4, 27, 23.2, 3.6, '#b9b2a3', 0.8) +
    box(11.6, 1.4, 8.8, 4, '#1f5d9e', 1.2) +
    shape(
      '#4a9ff0',
      'M5 11 C5 6 10 4.6 16 4.6 C22 4.6 27 6 27 11 V26 a1.4 1.4 0 0 1 -1.4 1.4 H6.4 A1.4 1.4 0 0 1 5 26 Z',
    ) +
    shape('#8ec7ff', 'M7.4 10.4 C7.8 8 9.4 7 11.4 6.6 L10.6 26 H7.4 Z') +
    line('#2f7fd1', 'M5 11.4 H27 M5 15.8 H27 M5 20.2 H27', 1.4) +
    line(steelDark, 'M25 24 H29 V26.4', 2) +
    shape('#e5484d', 'M26.6 21 h4 v1.6 h-4 Z'),
  'x-jerrycan':
    line('#c98a0c', 'M9 9 V5.4 H20', 2.8) +
    box(19.6, 2, 7, 4, soot, 1) +
    shape(
      '#ffc93b',
      'M7 8.6 H19 L21 5.4 H26 L27 9.4 V28 a2 2 0 0 1 -2 2 H7 a2 2 0 0 1 -2 -2 V10.6 a2 2 0 0 1 2 -2 Z',
    ) +
    shape('#ffe28a', 'M6.8 11 H9 V28 H6.8 Z') +
    line('#d08f10', 'M11.4 14 L22.4 26 M22.4 14 L11.4 26', 2.2) +
    line('#d08f10', 'M9.6 11.4 H24.4 V28 H9.6 Z', 1),
  'x-generator':
    line(soot, 'M3.4 22 V6 Q3.4 3.6 6 3.6 H26 Q28.6 3.6 28.6 6 V28', 2) +
    line(soot, 'M3.4 26.4 H28.6', 2.2) +
    box(13, 2.6, 6, 3, soot, 1) +
    shape('#e5484d', 'M5.6 7 Q5.6 5.2 8 5.2 H24 Q26.4 5.2 26.4 7 V12.6 H5.6 Z') +
    box(7.6, 6.6, 12, 1.7, '#ff9a9a', 0.8) +
    box(4.8, 13.4, 11, 12, steel, 1) +
    ball(10.3, 19.4, 4.6, steelDark, steelDark) +
    ball(10.3, 19.4, 2.6, steelLight, '#ffffff') +
    line(soot, 'M10.3 19.4 L14.6 14.6', 1.4) +
    box(16.6, 13.4, 10.4, 12, '#e9edf3', 1) +
    shape('#ffb703', 'M22.4 14.4 L18.4 19.8 H21 L19.6 24.4 L25.4 18 H22.4 L24.8 14.4 Z') +
    ball(7.4, 26.8, 4.2, soot, soot) +
    ball(7.4, 26.8, 1.8, steelLight, '#ffffff'),
  'x-engine':
    line(steelDark, 'M25 18 H30 V27', 3) +
    box(8, 13, 19, 14.6, steel, 1.4) +
    box(11, 27, 13, 3.4, soot, 1) +
    box(8.4, 7, 18.2, 6.6, '#c8372d', 1.4) +
    box(10, 8.2, 14, 1.5, '#f08a80', 0.7) +
    times(4, (i) => box(10.4 + i * 4, 3.4, 2, 4.4, steelLight, 0.6)) +
    line(soot, 'M11.4 3.6 C13 .8 20 .8 23.4 3.6', 1.2) +
    times(4, (i) => line(steelDark, `M${12 + i * 4} 16 V24`, 1.4)) +
    line(soot, 'M5.6 13.4 L4.4 22.4 M9.8 13 L12.4 22', 1.2) +
    ball(7.4, 13, 3.2, soot, '#8d94a5') +
    ball(8, 23, 4.8, soot, soot) +
    ball(8, 23, 2.2, steelLight, '#ffffff'),
  'x-outboard-motor':
    line(soot, 'M9 10.4 L1.6 8', 2.6) +
    shape(steelDark, 'M14 13 H21 L20 25 H15 Z') +
    box(7.6, 14.6, 8, 4, steel, 1) +
    shape('#2f7fd1', 'M9 3.6 Q9 1.6 12 1.6 H21 Q26.6 1.6 26.6 8 L25.6 13 H9.6 Z') +
    shape('#8ec7ff', 'M11 3.4 H20 Q22.6 3.4 23.6 5.4 H11 Z') +
    box(9, 11.4, 17, 3, soot, 1) +
    shape(soot, 'M12 22.4 H24.4 V24.2 H12 Z') +
    shape(steel, 'M10.4 27 Q11 24.8 14 24.8 H22.6 V28 H16.6 L15 31 L13.6 28.4 Q10.6 28.4 10.4 27 Z') +
    oval(24.6, 23.6, 1.7, 2.9, '#d69f2c') +
    oval(24.6, 29, 1.7, 2.4, '#d69f2c') +
    box(22.4, 25.2, 3.8, 2.4, '#a97f24', 0.8),
  'x-boom-barrier':
    box(26, 15, 2.4, 15, steelDark) +
    shape(steelDark, 'M23.6 12.6 H25.6 V15 H28.8 V12.6 H30.8 V17 H23.6 Z') +
    shape('#ffffff', 'M1 10.4 H31 V14.4 H1 Z') +
    times(4, (i) => shape('#e5484d', `M${9 + i * 6} 10.4 h3.4 v4 h-3.4 Z`)) +
    box(1, 9, 4, 7, soot, 0.8) +
    box(4.6, 8, 7, 21, '#ffb703', 1.2) +
    box(6, 10, 1.8, 17, '#ffe28a', 0.8) +
    box(3, 28, 10.4, 2.6, soot, 0.8) +
    ball(8.2, 12.4, 1.8, soot, steelLight),
  'x-dam':
    shape('#bfe6ff', 'M4 1 H28 a3 3 0 0 1 3 3 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 V4 a3 3 0 0 1 3 -3 Z') +
    shape('#4c9a50', 'M1 5 C4 4.4 7 7 9 12 H23 C25 7 28 4.4 31 5 V28 a3 3 0 0 1 -3 3 H4 a3 3 0 0 1 -3 -3 Z') +
    shape('#2f8fdf', 'M7 9.4 H25 V13 H7 Z') +
    shape('#c9ced6', 'M5.4 11.4 C12 13.4 20 13.4 26.6 11.4 L23.4 27 C19 28.4 13 28.4 8.6 27 Z') +
    shape('#eef1f5', 'M5 10.6 C12 12.8 20 12.8 27 10.6 V13 C20 15.2 12 15.2 5 13 Z') +
    line('#9aa3b0', 'M10.4 15 L12 26.6 M21.6 15 L20 26.6', 1) +
    shape('#8fd0ff', 'M13.4 17.6 H18.6 C19.6 22 20.6 25 21 27.6 H11 C11.4 25 12.4 22 13.4 17.6 Z') +
    shape('#2f8fdf', 'M5 27 C9 25.6 23 25.6 27 27 L28.6 31 H3.4 Z') +
    line('#ffffff', 'M15 19.4 L14 25.4 M17.2 19.4 L18 25.4 M10 29 H14 M18 28.8 H23', 0.9),
};
