import { round } from '../svg.ts';
import { type Rig, shape } from './rig.ts';

/** Beard and moustache of a face that is turned to us by fx, fy, in head coordinates; the mouth goes over them. */
export function drawBeard(rig: Rig, fx: number, fy: number): string {
  const { member, build, color, line } = rig;
  const w = build.headHalf;
  const lip = round(fx * 0.6);
  const drawn = {
    short: `M${-w + 3},12 C${-w + 6},72 -32,98 0,98 C32,98 ${w - 6},72 ${w - 3},12 C${w - 10},36 ${lip + 54},48 ${lip + 34},45 Q${lip + 28},32 ${lip},34 Q${lip - 28},32 ${lip - 34},45 C${lip - 54},48 ${-w + 10},36 ${-w + 3},12 Z`,
    long: `M${-w + 3},8 C${-w + 2},80 -46,150 0,168 C46,150 ${w - 2},80 ${w - 3},8 C${w - 10},36 ${lip + 54},48 ${lip + 34},45 Q${lip + 28},32 ${lip},34 Q${lip - 28},32 ${lip - 34},45 C${lip - 54},48 ${-w + 10},36 ${-w + 3},8 Z`,
    goatee: `M${lip - 26},66 Q${lip - 22},104 ${lip},112 Q${lip + 22},104 ${lip + 26},66 Q${lip},80 ${lip - 26},66 Z`,
  };
  const beard = member.beard ? shape(rig, drawn[kindOf(member.beard)], color.beard, line) : '';
  return beard + (member.moustache ? moustache(rig, fx * 1.1, fy) : '');
}

const kindOf = (beard: true | 'long' | 'goatee') => (beard === true ? 'short' : beard);

function moustache(rig: Rig, fx: number, fy: number): string {
  const x = (dx: number) => round(fx + dx);
  const y = (dy: number) => round(fy * 0.9 + dy);
  return shape(
    rig,
    `M${x(0)},${y(34)} Q${x(22)},${y(28)} ${x(46)},${y(50)} Q${x(20)},${y(50)} ${x(0)},${y(43)} Q${x(-20)},${y(50)} ${x(-46)},${y(50)} Q${x(-22)},${y(28)} ${x(0)},${y(34)} Z`,
    rig.color.hair,
    rig.line * 0.7,
  );
}

/** Beard and moustache of a head in profile. */
export function drawSideBeard(rig: Rig): string {
  const { beard, moustache } = rig.member;
  const drawn = {
    short:
      'M-22,8 C-4,34 26,38 46,34 Q62,26 82,36 L66,46 Q62,52 78,54 C84,84 62,106 32,102 C2,98 -24,64 -22,8 Z',
    long: 'M-22,8 C-4,34 26,38 46,34 Q62,26 82,36 L66,46 Q62,52 78,54 C88,96 84,140 62,166 C20,150 -20,84 -22,8 Z',
    goatee: 'M52,70 Q66,74 78,66 Q88,92 76,112 Q54,104 52,70 Z',
  };
  return (
    (beard ? shape(rig, drawn[kindOf(beard)], rig.color.beard) : '') +
    (moustache ? shape(rig, 'M86,34 Q64,30 46,50 Q66,52 84,44 Z', rig.color.hair, rig.line * 0.7) : '')
  );
}
