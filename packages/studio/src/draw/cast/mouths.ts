import { svg } from '../markup.ts';
import { clipTo, round } from '../svg.ts';
import type { Mouth } from './expressions.ts';
import { oval, type Pen, shape, stroke } from './rig.ts';

type OpenMouth = { d: string; teeth: number | undefined; tongue: number };

/** Draws a mouth centred at x, y. */
export function drawMouth(rig: Pen, mouth: Mouth, x: number, y: number): string {
  const line = (d: string) => stroke(d, rig.faceInk, rig.fine * 1.15);
  const at = (dx: number, dy: number) => `${round(x + dx)},${round(y + dy)}`;
  switch (mouth) {
    case 'smile':
      return line(`M${at(-20, -4)} Q${at(0, 16)} ${at(20, -4)}`);
    case 'small':
      return line(`M${at(-9, 2)} Q${at(0, 7)} ${at(10, 0)}`);
    case 'side':
      return line(`M${at(-14, 5)} Q${at(4, -2)} ${at(16, 3)}`);
    case 'wavy':
      return line(`M${at(-20, 3)} q7,-9 13,0 t13,0 t13,0`);
    case 'frown':
      return line(`M${at(-17, 8)} Q${at(0, -8)} ${at(17, 8)}`);
    case 'firm':
      return line(`M${at(-18, 2)} Q${at(0, 4)} ${at(18, 0)}`);
    default:
      return openMouth(rig, x, y, openShapes(at)[mouth]);
  }
}

function openShapes(
  at: (dx: number, dy: number) => string,
): Record<'open' | 'grin' | 'o' | 'talk' | 'explain', OpenMouth> {
  return {
    open: {
      d: `M${at(-26, -10)} Q${at(0, -2)} ${at(26, -10)} C${at(26, 22)} ${at(-26, 22)} ${at(-26, -10)} Z`,
      teeth: -3,
      tongue: 16,
    },
    grin: {
      d: `M${at(-26, -8)} Q${at(0, 0)} ${at(26, -8)} C${at(24, 14)} ${at(-24, 14)} ${at(-26, -8)} Z`,
      teeth: 20,
      tongue: 40,
    },
    o: {
      d: `M${at(0, -12)} C${at(15, -12)} ${at(15, 18)} ${at(0, 18)} C${at(-15, 18)} ${at(-15, -12)} ${at(0, -12)} Z`,
      teeth: undefined,
      tongue: 16,
    },
    talk: {
      d: `M${at(-17, -6)} Q${at(0, -12)} ${at(17, -6)} Q${at(14, 16)} ${at(0, 16)} Q${at(-14, 16)} ${at(-17, -6)} Z`,
      teeth: -3,
      tongue: 15,
    },
    explain: {
      d: `M${at(-22, -6)} Q${at(0, -4)} ${at(22, -10)} Q${at(18, 14)} ${at(-2, 14)} Q${at(-18, 12)} ${at(-22, -6)} Z`,
      teeth: -2,
      tongue: 14,
    },
  };
}

function openMouth(rig: Pen, x: number, y: number, mouth: OpenMouth): string {
  const { style, faceInk, fine } = rig;
  const lip = style.inked ? fine * 0.9 : 0;
  const teeth =
    mouth.teeth === undefined
      ? ''
      : svg`<rect x="${round(x - 40)}" y="${round(y - 30)}" width="80" height="${round(30 + mouth.teeth)}" fill="#ffffff"/>`;
  const tongue = oval(rig, x, y + mouth.tongue, 15, 11, style.paint('#ff7b7b', 'tongue'));
  return (
    shape(rig, mouth.d, style.paint('#7a1f2b', 'mouth'), lip, faceInk) +
    clipTo(rig.ids, mouth.d, teeth + tongue) +
    (lip ? shape(rig, mouth.d, 'none', lip, faceInk) : '')
  );
}
