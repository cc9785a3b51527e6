import { posterMs, shortShapes } from '@panelwise/contracts/domain/short';
import type { ShortToPlay } from '@panelwise/contracts/http/shorts';
import { shortLook, shortPainter } from '@panelwise/studio/short/paint-short';
import { useEffect, useMemo, useRef } from 'react';
import { useCalm } from '../../lib/look.ts';
import classes from './short-player.module.css';

/** Sharp enough for a hand-held screen, and light enough for its battery. */
const mostPixelRatio = 2;

function sheet(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d')!;
}

/** The picture of a short at a moment, as large as its place; of one that rests, its poster. */
export function ShortPicture({
  short: { plan },
  pictures,
  at,
  rests,
  alt,
}: {
  short: ShortToPlay;
  pictures: ReadonlyMap<number, HTMLImageElement> | undefined;
  at: number;
  rests: boolean;
  alt: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isCalm = useCalm();
  const paint = useMemo(() => pictures && shortPainter(plan, pictures, shortLook, sheet), [plan, pictures]);
  const size = shortShapes[plan.shape];
  useEffect(() => {
    const element = canvas.current;
    const brush = element?.getContext('2d');
    if (!element || !brush || !paint) return;
    const ratio = Math.min(mostPixelRatio, window.devicePixelRatio || 1);
    const width = Math.min(size.width, Math.round((element.clientWidth || size.width) * ratio));
    const height = Math.round((width * size.height) / size.width);
    if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
    paint(brush, width, height, rests ? posterMs(plan) : at, { isCalm, rests });
  }, [paint, plan, at, rests, isCalm, size]);
  return (
    <canvas
      ref={canvas}
      className={classes.picture}
      data-shape={plan.shape}
      role="img"
      aria-label={alt}
      width={size.width}
      height={size.height}
    />
  );
}
