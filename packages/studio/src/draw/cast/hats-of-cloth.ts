import { clipTo } from '../svg.ts';
import type { Hat, HeadView } from './hats.ts';
import { oval, type Rig, shape, solidStroke, stroke } from './rig.ts';

const fold = ({ line, style }: Rig) => (line ? style.ink : style.paint('#8d8577', 'cloth'));
const gold = ({ style }: Rig) => style.paint('#e0b23c', 'accent');

/** Cloth over the head that leaves the face open and hangs to `foot`. */
function hanging(rig: Rig, cloth: string, view: HeadView, foot: number): string {
  const w = rig.build.headHalf;
  if (view === 'back')
    return shape(
      rig,
      `M${-w - 24},0 C${-w - 34},-96 -76,-148 0,-148 C76,-148 ${w + 34},-96 ${w + 24},0 L${w + 28},${foot} Q0,${foot + 26} ${-w - 28},${foot} Z`,
      cloth,
    );
  if (view === 'side')
    return shape(
      rig,
      `M64,-108 C20,-150 -84,-142 -108,-66 C-120,0 -108,${foot * 0.7} -104,${foot} L-26,${foot - 10} C-40,${foot * 0.5} -26,30 -14,-14 C-2,-62 28,-84 64,-108 Z`,
      cloth,
    );
  return shape(
    rig,
    `M0,-148 C76,-148 ${w + 34},-96 ${w + 22},0 C${w + 26},${foot * 0.5} ${w + 30},${foot * 0.8} ${w + 12},${foot} L${w - 26},${foot - 10} C${w + 4},${foot * 0.5} ${w + 6},20 ${w - 2},-26 C${w - 16},-80 40,-102 0,-102 C-40,-102 ${-w + 16},-80 ${-w + 2},-26 C${-w - 6},20 ${-w - 4},${foot * 0.5} ${-w + 26},${foot - 10} L${-w - 12},${foot} C${-w - 30},${foot * 0.8} ${-w - 26},${foot * 0.5} ${-w - 22},0 C${-w - 34},-96 -76,-148 0,-148 Z`,
    cloth,
  );
}

const turban = (rig: Rig, cloth: string) => {
  const w = rig.build.headHalf;
  return (
    shape(
      rig,
      `M${-w - 12},-50 C${-w - 42},-118 -64,-176 0,-176 C64,-176 ${w + 42},-118 ${w + 12},-50 C50,-86 -50,-86 ${-w - 12},-50 Z`,
      cloth,
    ) +
    stroke(
      `M${-w - 12},-84 Q-30,-160 62,-160 M${-w - 2},-66 Q0,-150 ${w + 14},-112 M${w + 8},-66 Q20,-92 -20,-78`,
      fold(rig),
      rig.line * 0.6 || 4,
    )
  );
};

const bandAround = (rig: Rig, cloth: string) => {
  const w = rig.build.headHalf;
  return shape(
    rig,
    `M${-w - 8},-50 Q0,-92 ${w + 8},-50 L${w + 8},-74 Q0,-116 ${-w - 8},-74 Z`,
    cloth,
    rig.line * 0.9,
  );
};

const feather = (rig: Rig, fill: string, x: number, y: number, lean: number, length: number) => {
  const [dx, dy] = [Math.sin(lean) * length, -Math.cos(lean) * length];
  const [nx, ny] = [Math.cos(lean) * 12, Math.sin(lean) * 12];
  const at = (share: number, out: number) =>
    `${Math.round(x + dx * share + nx * out)},${Math.round(y + dy * share + ny * out)}`;
  return (
    shape(
      rig,
      `M${at(0, 0)} Q${at(0.5, 3.2)} ${at(1, 0)} Q${at(0.5, -3.2)} ${at(0, 0)} Z`,
      fill,
      rig.line * 0.8,
    ) + stroke(`M${at(0, 0)} L${at(0.9, 0)}`, fold(rig), rig.line * 0.5 || 3)
  );
};

export const clothHats = {
  turban: { color: '#f3ead6', top: -178, half: 112, draw: turban },
  'turban-jewel': {
    color: '#f3ead6',
    top: -212,
    half: 112,
    draw: (rig, cloth, view) =>
      (view === 'back' ? '' : feather(rig, rig.style.paint('#f7f3ea', 'accent'), 0, -140, 0.12, 70)) +
      turban(rig, cloth) +
      (view === 'back'
        ? ''
        : oval(
            rig,
            view === 'side' ? 40 : 0,
            -116,
            13,
            15,
            rig.style.paint('#c8324a', 'accent'),
            rig.line * 0.8,
          )),
  },
  veil: {
    color: '#e9dcc4',
    top: -148,
    half: 118,
    draw: (rig, cloth, view) => hanging(rig, cloth, view, 138),
  },
  coif: { color: '#f7f3ea', top: -148, half: 112, draw: (rig, cloth, view) => hanging(rig, cloth, view, 40) },
  nemes: {
    color: '#e9b93e',
    top: -148,
    half: 118,
    draw: (rig, cloth, view) => {
      const stripes = [-120, -88, -56, -24, 8, 40, 72, 104].map((y) => `M-150,${y} H150`).join(' ');
      const w = rig.build.headHalf;
      const blue = rig.style.paint('#2c5f9e', 'cloth');
      const sides =
        view === 'front'
          ? `M${-w - 20},-20 H${-w + 2} V110 H${-w - 22} Z M${w + 20},-20 H${w - 2} V110 H${w + 22} Z M${-w - 14},-70 Q0,-200 ${w + 14},-70 Q0,-140 ${-w - 14},-70 Z`
          : view === 'side'
            ? 'M-110,-40 H-20 V120 H-108 Z'
            : `M${-w - 20},-60 H${w + 20} V126 H${-w - 20} Z`;
      return (
        hanging(rig, cloth, view, 126) +
        clipTo(rig.ids, sides, solidStroke(stripes, blue, 11, 'butt')) +
        (view === 'back'
          ? ''
          : bandAround(rig, gold(rig)) +
            oval(rig, view === 'side' ? 58 : 0, -100, 9, 16, gold(rig), rig.line * 0.8))
      );
    },
  },
  bonnet: {
    color: '#f7f3ea',
    top: -166,
    half: 112,
    draw: (rig, cloth, view) => {
      const w = rig.build.headHalf;
      const puff = `M${-w - 10},-40 C${-w - 40},-118 -64,-164 0,-164 C64,-164 ${w + 40},-118 ${w + 10},-40 C60,-96 -60,-96 ${-w - 10},-40 Z`;
      const frill = Array.from({ length: 9 }, (_, i) => {
        const angle = Math.PI * (0.06 + (i / 8) * 0.88);
        return oval(
          rig,
          -Math.cos(angle) * (w + 8),
          -34 - Math.sin(angle) * 56,
          15,
          13,
          cloth,
          rig.line * 0.7,
        );
      });
      return view === 'back' ? hanging(rig, cloth, view, 26) : frill.join('') + shape(rig, puff, cloth);
    },
  },
  kippa: {
    color: '#3d5a98',
    top: -142,
    draw: (rig, cloth) => shape(rig, 'M-52,-112 C-48,-142 48,-142 52,-112 Q0,-128 -52,-112 Z', cloth),
  },
  headband: { color: '#e0b23c', top: -138, draw: (rig, cloth) => bandAround(rig, cloth) },
  feather: {
    color: '#b5502b',
    top: -214,
    draw: (rig, cloth) =>
      feather(rig, rig.style.paint('#f4efe2', 'accent'), 34, -96, 0.16, 116) + bandAround(rig, cloth),
  },
  plumes: {
    color: '#d9a321',
    top: -226,
    half: 118,
    draw: (rig, cloth) =>
      [-0.78, 0.78, -0.4, 0.4, 0]
        .map((lean, i) =>
          feather(rig, rig.style.paint(i === 4 ? '#c4502f' : '#2f9e6b', 'accent'), lean * 96, -92, lean, 132),
        )
        .join('') + bandAround(rig, cloth),
  },
  laurel: {
    color: '#5f9c4a',
    top: -138,
    draw: (rig, cloth) =>
      [-74, -52, -28, 28, 52, 74]
        .map((x) => {
          const y = -66 - Math.sqrt(Math.max(0, 92 * 92 - x * x)) * 0.42;
          const s = Math.sign(x);
          return shape(
            rig,
            `M${x},${Math.round(y + 12)} q${s * -20},-8 ${s * -26},-30 q${s * 24},4 ${s * 26},30 Z`,
            cloth,
            rig.line * 0.7,
          );
        })
        .join(''),
  },
  flowers: {
    color: '#e0446a',
    top: -176,
    draw: (rig, cloth) =>
      [-56, -28, 0, 28, 56]
        .map((x, i) => {
          const y = -128 + x * x * 0.009;
          const petal = i % 2 ? rig.style.paint('#f2a33a', 'accent') : cloth;
          return [0, 1, 2, 3, 4]
            .map((k) =>
              oval(
                rig,
                Math.round(x + Math.cos(k * 1.257) * 12),
                Math.round(y + Math.sin(k * 1.257) * 12),
                10,
                10,
                petal,
                rig.line * 0.6,
              ),
            )
            .concat(oval(rig, x, Math.round(y), 7, 7, gold(rig), rig.line * 0.5))
            .join('');
        })
        .join(''),
  },
  phrygian: {
    color: '#c8324a',
    top: -168,
    half: 108,
    draw: (rig, cloth) => {
      const w = rig.build.headHalf;
      return shape(
        rig,
        `M${-w - 8},-54 C${-w - 20},-118 -54,-168 6,-166 C66,-164 ${w + 30},-146 ${w + 24},-104 C${w + 10},-128 54,-128 56,-112 Q${w + 6},-94 ${w + 8},-54 Q0,-104 ${-w - 8},-54 Z`,
        cloth,
      );
    },
  },
} satisfies Record<string, Hat>;
