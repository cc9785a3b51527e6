import { pageSize } from '@panelwise/contracts/domain/limits';
import { type ShortBox, type ShortPlan, shortRules } from '@panelwise/contracts/domain/short';

/** What is used of a canvas' 2D context. */
export type Brush = {
  readonly canvas: unknown;
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  globalAlpha: number;
  globalCompositeOperation: string;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
  clip(): void;
  fill(): void;
  stroke(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  // biome-ignore lint/suspicious/noExplicitAny: pictures of the browser, for which there are no types here.
  drawImage(image: any, x: number, y: number, width: number, height: number): void;
};

/** How long things take, in ms, the size of a page, and the colours. It goes to the painter, which knows nothing of its own. */
export const shortLook = {
  page: { width: pageSize.width, height: pageSize.height },
  drawMs: shortRules.drawMs,
  moveMs: shortRules.moveMs,
  fillMs: shortRules.fillMs,
  paper: '#f4f1e6',
  balloon: '#fffefb',
  pencil: '#6f9fc8',
  ink: '#1b1723',
  /** How much is seen of the page around a panel. */
  around: 0.22,
};
export type ShortLook = typeof shortLook;

/**
 * Paints any moment of a short, from the pictures of its pages: each panel comes from pencil over ink to colour, its
 * balloons fill in the order of reading, and around it the page is pencil. What it paints depends on the moment alone.
 *
 * The player calls it, and the browser that films it gets it as text: it uses nothing from outside but its arguments.
 * @param pictures of the pages, by their number, lettered
 * @param sheet makes an empty canvas
 */
export function shortPainter(
  plan: ShortPlan,
  pictures: ReadonlyMap<number, unknown>,
  look: ShortLook,
  sheet: (width: number, height: number) => Brush,
) {
  const { width: pageWidth, height: pageHeight } = look.page;
  type Shot = ShortPlan['shots'][number];
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const smooth = (value: number) => value * value * (3 - 2 * value);
  const mix = (a: number, b: number, share: number) => a + (b - a) * share;
  const between = (a: ShortBox, b: ShortBox, share: number): ShortBox => ({
    x: mix(a.x, b.x, share),
    y: mix(a.y, b.y, share),
    width: mix(a.width, b.width, share),
    height: mix(a.height, b.height, share),
  });
  const trace = (brush: Brush, points: readonly (readonly [number, number])[]) => {
    brush.beginPath();
    // The first of them begins the path.
    for (const [x, y] of points) brush.lineTo(x, y);
    brush.closePath();
  };
  const cover = (brush: Brush, style: string, operation = 'source-over', alpha = 1) => {
    brush.globalCompositeOperation = operation;
    brush.globalAlpha = alpha;
    brush.fillStyle = style;
    brush.fillRect(0, 0, pageWidth, pageHeight);
    brush.globalCompositeOperation = 'source-over';
    brush.globalAlpha = 1;
  };

  /** A page in ink, in pencil, and in pencil so pale that it stays behind. The last two are kept. */
  const layers = new Map<number, { ink: unknown; pencil: unknown; pale: unknown }>();
  const layersOf = (page: number) => {
    const kept = layers.get(page);
    if (kept) return kept;
    const copy = (from: unknown) => {
      const brush = sheet(pageWidth, pageHeight);
      brush.drawImage(from, 0, 0, pageWidth, pageHeight);
      return brush;
    };
    const ink = copy(pictures.get(page));
    // Without colours, then with everything white that is not dark.
    cover(ink, '#808080', 'saturation');
    cover(ink, '#8c8c8c', 'color-dodge');
    const pencil = copy(ink.canvas);
    cover(pencil, look.pencil, 'screen');
    const pale = copy(pencil.canvas);
    cover(pale, look.paper, 'source-over', 1 - look.around);
    const made = { ink: ink.canvas, pencil: pencil.canvas, pale: pale.canvas };
    for (const old of [...layers.keys()].slice(0, -1)) layers.delete(old);
    layers.set(page, made);
    return made;
  };

  const drawPage = (brush: Brush, picture: unknown) => brush.drawImage(picture, 0, 0, pageWidth, pageHeight);
  const inside = (brush: Brush, polygon: Shot['polygon'], paint: () => void) => {
    brush.save();
    trace(brush, polygon);
    brush.clip();
    paint();
    brush.restore();
  };
  const frame = (brush: Brush, polygon: Shot['polygon']) => {
    trace(brush, polygon);
    brush.lineWidth = 4;
    brush.strokeStyle = look.ink;
    brush.stroke();
  };

  /** What lies above a slanting line that goes down over the panel: all of it where `share` is 1. */
  const wiped = (brush: Brush, { polygon }: Shot, share: number, picture: unknown) => {
    if (share <= 0) return;
    const xs = polygon.map(([x]) => x);
    const ys = polygon.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const slant = (bottom - top) / 4;
    const down = top + (bottom - top + slant) * share;
    brush.save();
    trace(brush, [
      [left, top],
      [right, top],
      [right, down - slant],
      [left, down],
    ]);
    brush.clip();
    drawPage(brush, picture);
    brush.restore();
  };

  /** The page as it stands behind a panel that is done: once for each, since it is painted many times. */
  let still: { shot: Shot; picture: unknown } | undefined;
  const stillOf = (shot: Shot) => {
    if (still?.shot === shot) return still.picture;
    const brush = sheet(pageWidth, pageHeight);
    drawPage(brush, layersOf(shot.page).pale);
    inside(brush, shot.polygon, () => drawPage(brush, pictures.get(shot.page)));
    frame(brush, shot.polygon);
    still = { shot, picture: brush.canvas };
    return still.picture;
  };

  /** A balloon that nobody has filled yet. Its body is a superellipse, that of a caption a box. */
  const blank = (brush: Brush, place: NonNullable<Shot['lines'][number]['place']>, alpha: number) => {
    const [a, b] = [(place.width * pageWidth) / 2, (place.height * pageHeight) / 2];
    const [x, y] = [place.x * pageWidth + a, place.y * pageHeight + b];
    const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / (place.curve ?? 2));
    const body = Array.from({ length: 48 }, (_, step): [number, number] => {
      const angle = (step / 48) * 2 * Math.PI;
      return [x + a * bent(Math.cos(angle)), y + b * bent(Math.sin(angle))];
    });
    const box: [number, number][] = [
      [x - a, y - b],
      [x + a, y - b],
      [x + a, y + b],
      [x - a, y + b],
    ];
    brush.globalAlpha = alpha;
    brush.fillStyle = look.balloon;
    brush.strokeStyle = look.pencil;
    brush.lineWidth = 3;
    trace(brush, place.curve ? body : box);
    brush.stroke();
    brush.fill();
    brush.globalAlpha = 1;
  };

  const cameraAt = (shot: Shot, before: Shot | undefined, ms: number, isCalm: boolean): ShortBox => {
    const since = ms - shot.startMs;
    const moved = clamp((since - look.moveMs) / Math.max(1, shot.endMs - shot.startMs - look.moveMs));
    if (isCalm) return moved < 0.5 ? shot.from : shot.to;
    if (before?.page === shot.page && since < look.moveMs)
      return between(before.to, shot.from, smooth(since / look.moveMs));
    return between(shot.from, shot.to, smooth(moved));
  };

  /** All of a panel with a little around it, in this shape. */
  const wholeOf = ({ polygon }: Shot, ratio: number): ShortBox => {
    const xs = polygon.map(([x]) => x);
    const ys = polygon.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const boxWidth = 1.06 * Math.max(right - left, (bottom - top) * ratio);
    const boxHeight = boxWidth / ratio;
    const [x, y] = [(left + right - boxWidth) / 2, (top + bottom - boxHeight) / 2];
    return { x, y, width: boxWidth, height: boxHeight };
  };

  /**
   * Paints the short at `ms` over all of a canvas, whose size is in px. A calm one cuts where others move, and everything is
   * there at once. One that rests shows all of its panel, wherever the camera is.
   */
  return (
    brush: Brush,
    width: number,
    height: number,
    ms: number,
    { isCalm = false, rests = false } = {},
  ): void => {
    const found = plan.shots.findIndex(({ endMs }) => ms < endMs);
    const index = found < 0 ? plan.shots.length - 1 : found;
    const shot = plan.shots[index]!;
    const before = plan.shots[index - 1];
    const since = ms - shot.startMs;
    const camera = rests ? wholeOf(shot, width / height) : cameraAt(shot, before, ms, isCalm);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.globalAlpha = 1;
    brush.fillStyle = look.paper;
    brush.fillRect(0, 0, width, height);
    const scale = width / camera.width;
    brush.setTransform(scale, 0, 0, scale, -camera.x * scale, -camera.y * scale);
    if (isCalm || since >= look.drawMs) drawPage(brush, stillOf(shot));
    else {
      const { ink, pencil, pale } = layersOf(shot.page);
      drawPage(brush, pale);
      if (before?.page === shot.page && since < look.moveMs)
        inside(brush, before.polygon, () => {
          brush.globalAlpha = 1 - since / look.moveMs;
          drawPage(brush, pictures.get(shot.page));
          brush.globalAlpha = 1;
        });
      inside(brush, shot.polygon, () => {
        drawPage(brush, pencil);
        wiped(brush, shot, clamp(since / (look.drawMs * 0.7)), ink);
        wiped(brush, shot, clamp((since / look.drawMs - 0.3) / 0.7), pictures.get(shot.page));
      });
      frame(brush, shot.polygon);
    }
    for (const { place, startMs } of shot.lines) {
      const left = isCalm ? Number(ms < startMs) : clamp(1 - (ms - startMs) / look.fillMs);
      if (place && left > 0) inside(brush, shot.polygon, () => blank(brush, place, left));
    }
  };
}
