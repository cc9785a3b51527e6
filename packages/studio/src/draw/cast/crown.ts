import { oval, type Rig, shape } from './rig.ts';

/** A gold crown on top of the head, in head coordinates; the same from every side. */
export function drawCrown(rig: Rig): string {
  if (!rig.member.crown) return '';
  const { style, line } = rig;
  const gold = style.paint('#ffc83d', 'accent');
  const stone = (x: number, y: number, hex: string) =>
    oval(rig, x, y, 7, 8, style.paint(hex, 'accent'), line * 0.6);
  return (
    shape(rig, 'M-62,-100 L-74,-164 L-38,-136 L0,-180 L38,-136 L74,-164 L62,-100 Q0,-118 -62,-100 Z', gold) +
    [-74, 0, 74].map((x) => oval(rig, x, x ? -168 : -184, 9, 9, gold, line * 0.8)).join('') +
    stone(-34, -120, '#e63946') +
    stone(0, -128, '#3a86ff') +
    stone(34, -120, '#2a9d8f')
  );
}
