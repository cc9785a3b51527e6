import { useEffect, useId, useRef } from 'react';
import { wantsCalm } from '../../../lib/look.ts';
import { pageSize } from '../guided/camera.ts';
import type { ReadingPanel } from '../reading-order.ts';
import { placePaths, polygonPath } from './outline.ts';
import classes from './page-light.module.css';

const { width, height } = pageSize;
const wholePage = `M0 0H${width}V${height}H0Z`;

/**
 * Lies over the picture of a page: what is said there is lit, or the whole panel where its place is not known or
 * nobody says it. `dimmed` shades the other panels.
 */
export function PageLight({
  panel,
  line,
  dimmed = false,
  framed = false,
  follow = false,
}: {
  panel: Pick<ReadingPanel, 'polygon' | 'places'>;
  line: number | undefined;
  dimmed?: boolean;
  /** Lights the panel's frame in any case. */
  framed?: boolean;
  /** Scrolls to what is lit, while some of the page can be seen. */
  follow?: boolean;
}) {
  const place = line === undefined ? undefined : panel.places[line];
  const spot = useRef<HTMLDivElement>(null);
  const box = place ?? boxOf(panel.polygon);
  useEffect(() => {
    if (follow && spot.current) scrollTo(spot.current);
  }, [follow, box.x, box.y]);
  const frame = [polygonPath(panel.polygon)];
  return (
    <>
      <div
        ref={spot}
        className={classes.spot}
        data-lit
        style={{
          left: `${box.x * 100}%`,
          top: `${box.y * 100}%`,
          width: `${box.width * 100}%`,
          height: `${box.height * 100}%`,
        }}
      />
      <svg className={classes.light} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {dimmed && <path className={classes.shade} fillRule="evenodd" d={wholePage + frame[0]} />}
        {(framed || !place) && <Ring paths={frame} />}
        {place && <Ring key={`${place.panel}.${place.line}`} paths={placePaths(place)} filled />}
      </svg>
    </>
  );
}

/** A ring round shapes that may overlap, as round one. */
function Ring({ paths, filled = false }: { paths: string[]; filled?: boolean }) {
  const id = useId();
  const each = (className?: string) => paths.map((d) => <path key={d} d={d} className={className} />);
  return (
    <g className={classes.ring}>
      <mask id={id} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
        <path d={wholePage} fill="#fff" />
        {each()}
      </mask>
      {filled && <g className={classes.tint}>{each()}</g>}
      <g mask={`url(#${id})`}>
        {each(classes.edge)}
        {each(classes.band)}
      </g>
    </g>
  );
}

/** The box around a panel in fractions of the page. */
function boxOf(polygon: ReadingPanel['polygon']) {
  const [xs, ys] = [polygon.map(([x]) => x / width), polygon.map(([, y]) => y / height)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Into view, unless the reader has scrolled on to something else. */
function scrollTo(spot: HTMLElement): void {
  const page = spot.parentElement?.getBoundingClientRect();
  if (!page || page.bottom < 0 || page.top > window.innerHeight) return;
  spot.scrollIntoView({ block: 'nearest', behavior: wantsCalm() ? 'auto' : 'smooth' });
}
