import { svg } from '../markup.ts';
import { box, line, onRound, oval, shape, slices, times } from './icon-shapes.ts';
import { pipsOf } from './pips.ts';

/** Numbers, shapes and measures. Digits would be letters: cards and dice count in pips. */
const pips = (x: number, y: number, gap: number, r: number, count: number, fill: string) => {
  return pipsOf[count]!.map(([dx, dy]) => oval(x + dx * gap, y + dy * gap, r, r, fill)).join('');
};

export const numberIcons = {
  'x-abacus':
    box(2, 3, 28, 26, '#8d5a34', 2) +
    box(5, 6, 22, 20, '#fdf3df', 0.6) +
    times(4, (row) => line('#8d99a6', `M5 ${9 + row * 4.8} H27`, 0.9)) +
    times(4, (row) => {
      const left = [4, 2, 3, 1][row]!;
      return times(6, (i) =>
        oval(
          i < left ? 7.4 + i * 2.6 : 24.6 - (5 - i) * 2.6,
          9 + row * 4.8,
          1.25,
          1.9,
          ['#e5484d', '#f3ad24', '#3a86ff', '#52b788'][row]!,
        ),
      );
    }),
  'x-protractor':
    shape('#f2c14e', 'M1.4 24 A14.6 14.6 0 0 1 30.6 24 V27 H1.4 Z') +
    shape('#fff6dd', 'M8.4 23 A7.6 7.6 0 0 1 23.6 23 Z') +
    times(13, (i) =>
      line(
        '#7a5a14',
        `M${onRound(16, 24, 13.6, -0.25 + i / 24)} L${onRound(16, 24, i % 3 ? 12 : 10.6, -0.25 + i / 24)}`,
        0.9,
      ),
    ) +
    line('#d9574a', 'M16 24 L25.4 12.4', 1.6) +
    oval(16, 24, 1.5, 1.5, '#d9574a') +
    line('#7a5a14', 'M4 25.6 H28', 0.9),
  'x-number-cards':
    svg`<g transform="rotate(-14 8 18)">${box(2.4, 8, 11.4, 16, '#d5dde3', 1.8)}${box(3.2, 8.8, 9.8, 14.4, '#ffffff', 1.2)}${pips(8.1, 16, 2.6, 1.5, 1, '#e5484d')}</g>` +
    svg`<g transform="rotate(14 24 18)">${box(18.2, 8, 11.4, 16, '#d5dde3', 1.8)}${box(19, 8.8, 9.8, 14.4, '#ffffff', 1.2)}${pips(23.9, 16, 2.6, 1.5, 3, '#3a86ff')}</g>` +
    box(10, 6, 12, 18.6, '#d5dde3', 1.8) +
    box(10.8, 6.8, 10.4, 17, '#ffffff', 1.2) +
    pips(16, 15.3, 2.9, 1.5, 2, '#52b788'),
  'x-dice':
    shape('#f7f3e8', 'M12 6.6 L22.4 3 L30 9.4 L20 13.6 Z') +
    shape('#ffffff', 'M12 6.6 L20 13.6 L18.6 25.4 L10 17.6 Z') +
    shape('#dcd4c2', 'M20 13.6 L30 9.4 L28.4 20.6 L18.6 25.4 Z') +
    oval(21, 8.2, 1.8, 1.1, '#e5484d') +
    oval(13.8, 12, 1.1, 1.4, '#33405a') +
    oval(16.6, 19.6, 1.1, 1.4, '#33405a') +
    oval(22.4, 15.6, 1, 1.3, '#33405a') +
    oval(26.6, 13.2, 1, 1.3, '#33405a') +
    oval(21.8, 21, 1, 1.3, '#33405a') +
    oval(26, 18.6, 1, 1.3, '#33405a') +
    box(2, 19, 10.6, 10.6, '#e5484d', 2.2) +
    pips(7.3, 24.3, 2.7, 1, 5, '#ffffff'),
  'x-scale':
    line('#6b7784', 'M16 5 V26', 2.4) +
    shape('#6b7784', 'M9 30 C9 26.6 12 25.4 16 25.4 C20 25.4 23 26.6 23 30 Z') +
    line('#8d99a6', 'M4 9.6 L28 6.4', 2) +
    line('#8d99a6', 'M5 9.6 L2.4 18 M5 9.6 L9.6 18 M27 6.6 L22.4 15 M27 6.6 L29.6 15', 0.9) +
    shape('#f2c14e', 'M1.2 17.6 H10.8 C10.4 21.4 8.4 22.6 6 22.6 C3.6 22.6 1.6 21.4 1.2 17.6 Z') +
    shape('#f2c14e', 'M21.2 14.6 H30.8 C30.4 18.4 28.4 19.6 26 19.6 C23.6 19.6 21.6 18.4 21.2 14.6 Z') +
    box(3, 12.6, 6, 5, '#d9574a', 0.6) +
    box(24.2, 11.4, 3.6, 3.2, '#3a86ff', 0.6) +
    oval(16, 5, 2.2, 2.2, '#f2c14e'),
  'x-triangle':
    shape('#2a7a8c', 'M4 28 L4 5 L29 28 Z') +
    shape('#7cd0dc', 'M6.4 25.6 V11 L22.6 25.6 Z') +
    line('#ffffff', 'M6.4 21.6 h4 v4', 1.1) +
    line('#d9574a', 'M1.4 5 V28 M4 30.6 H29', 1.3),
  'x-circle':
    oval(16, 16, 14.4, 14.4, '#7a4fa8') +
    oval(16, 16, 12.6, 12.6, '#c9aef0') +
    shape('#e6d8fa', 'M16 16 L16 3.4 A12.6 12.6 0 0 1 28.6 16 Z') +
    line('#ffffff', 'M3.4 16 H28.6', 1.2) +
    line('#d9574a', `M16 16 L${onRound(16, 16, 12.6, 0.13)}`, 1.7) +
    oval(16, 16, 1.6, 1.6, '#33285a'),
  'x-square':
    box(2.6, 2.6, 26.8, 26.8, '#2f7d5a', 0.8) +
    times(16, (i) =>
      box(4.4 + (i % 4) * 5.9, 4.4 + Math.floor(i / 4) * 5.9, 5.4, 5.4, i < 6 ? '#8be0b0' : '#d8f5e4', 0.4),
    ),
  'x-cube':
    shape('#f7b267', 'M16 2 L29 8.4 L16 15 L3 8.4 Z') +
    shape('#e07a3f', 'M3 8.4 L16 15 V30 L3 23 Z') +
    shape('#c25e2b', 'M29 8.4 L16 15 V30 L29 23 Z') +
    line(
      '#fff0dd',
      'M7.4 10.6 V25.4 M11.6 12.8 V27.6 M3 13.4 L16 20 M3 18.2 L16 25 M20.4 12.8 V27.6 M24.6 10.6 V25.4 M29 13.4 L16 20 M29 18.2 L16 25',
      0.7,
    ),
  'x-pie-third':
    oval(16, 16, 14.5, 14.5, '#b5732f') +
    slices(16, 16, 13.2, ['#ff8c42', '#ffe8c2', '#ffe8c2']) +
    line(
      '#7a4a21',
      `M16 16 V2.8 M16 16 L${onRound(16, 16, 13.2, 1 / 3)} M16 16 L${onRound(16, 16, 13.2, 2 / 3)}`,
      1,
    ),
  'x-color-wheel':
    oval(16, 16, 14.6, 14.6, '#4a4f5c') +
    slices(16, 16, 13.4, ['#e5484d', '#ff8c42', '#ffd43b', '#52b788', '#3a86ff', '#8e5bb5']) +
    oval(16, 16, 4.6, 4.6, '#ffffff'),
} as const;
