import { pageSize } from '@panelwise/contracts/domain/limits';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import type { PageSketch } from '../rough/rough-messages.ts';
import classes from './panel-pencil.module.css';

/** The panel in pencil inside its own form, for screens on which the page is not beside it; its place is kept until it is there. */
export function PanelPencil(props: { sketch: PageSketch | undefined; index: number }) {
  if (!props.sketch) return <span className={`${classes.pencil} ${classes.toCome}`} aria-hidden />;
  return <PanelOfSketch {...props} className={classes.pencil} />;
}

/** One panel of a page in pencil, cut out of it; nothing until the page is drawn. */
export function PanelOfSketch({
  sketch,
  index,
  className,
}: {
  sketch: PageSketch | undefined;
  index: number;
  className: string | undefined;
}) {
  const url = useObjectUrl(sketch?.pencil);
  const polygon = sketch?.panels[index]?.polygon;
  if (!url || !polygon) return null;
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const view = `${left} ${top} ${width} ${height}`;
  return (
    <svg className={className} viewBox={view} aria-hidden>
      {/* Cuts off the panels beside it where the form is wider than this one. */}
      <svg x={left} y={top} width={width} height={height} viewBox={view} aria-hidden>
        <image href={url} width={pageSize.width} height={pageSize.height} />
      </svg>
    </svg>
  );
}
