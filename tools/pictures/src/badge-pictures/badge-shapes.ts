/** The outline of a shape in a box of 96, and the height at which its picture stands. */
type Shape = { outline: string; middle: number };

const circle = 'M48 5a43 43 0 1 1 0 86a43 43 0 0 1 0-86z';

/** A round outline of so many points: bows where the curve is given, else spikes. */
function rim(points: number, outer: number, inner: number, isBow: boolean): string {
  const at = (radius: number, step: number) => {
    const angle = (step / points) * Math.PI - Math.PI / 2;
    return `${(48 + radius * Math.cos(angle)).toFixed(1)} ${(48 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const steps = Array.from({ length: points }, (_, n) =>
    isBow
      ? `Q${at(outer, 2 * n + 1)} ${at(inner, 2 * n + 2)}`
      : `L${at(outer, 2 * n + 1)}L${at(inner, 2 * n + 2)}`,
  );
  return `M${at(inner, 0)}${steps.join('')}z`;
}

/** What the kinds of badge look like. Those of ranks are the shapes that ranks have everywhere. */
export const shapes = {
  /** A panel of a comic, cut aslant. */
  panel: { outline: 'M8 8h80l-6 80H8z', middle: 47 },
  arch: { outline: 'M8 90V46a40 40 0 0 1 80 0v44z', middle: 50 },
  circle: { outline: circle, middle: 48 },
  silver: { outline: 'M18 6h74L78 90H4z', middle: 48 },
  gold: { outline: 'M25 7h46l23 41l-23 41H25L2 48z', middle: 48 },
  platinum: { outline: 'M31 5h34l26 26v34L65 91H31L5 65V31z', middle: 48 },
  diamond: { outline: 'M20 8h56l18 26L48 93L2 34z', middle: 40 },
  scallop: { outline: rim(12, 51, 40, true), middle: 48 },
  shield: { outline: 'M8 8h80v44c0 20-18 33-40 40C26 85 8 72 8 52z', middle: 44 },
  /** A sheet with a corner turned down. */
  page: { outline: 'M10 6h58l20 20v64H10zM68 6v20h20', middle: 50 },
  burst: { outline: rim(14, 46, 37, false), middle: 48 },
  tile: { outline: 'M48 2l46 46l-46 46L2 48z', middle: 48 },
  balloon: {
    outline: 'M14 6h68a8 8 0 0 1 8 8v54a8 8 0 0 1-8 8H46L30 92V76H14a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8z',
    middle: 42,
  },
} as const satisfies Record<string, Shape>;

export type BadgeShape = keyof typeof shapes;
