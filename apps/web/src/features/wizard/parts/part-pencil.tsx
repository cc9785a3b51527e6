import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { useQuery } from '@tanstack/react-query';
import { pageSketchQuery } from '../api/sketch.ts';
import type { PageSketch } from '../rough/rough-messages.ts';
import { PanelOfSketch } from '../script/panel-pencil.tsx';
import classes from './parts-step.module.css';

const noPage: ScriptPage = { pageNumber: 1, panels: [] };
/** Width by height of the frame on a wide screen. */
const frame = 168 / 118;

/** What a part begins with, in pencil: a panel of its first page. Hatching until it is drawn. @param shape width by height of its place */
export function PartPencil({
  page,
  meta,
  shape = frame,
}: {
  page: ScriptPage | undefined;
  meta: ComicMeta;
  shape?: number;
}) {
  const { data } = useQuery({ ...pageSketchQuery(page ?? noPage, meta), enabled: page !== undefined });
  return (
    <div className={classes.pencil} style={{ aspectRatio: shape }} aria-hidden>
      <PanelOfSketch sketch={data} index={data ? fitting(data, shape) : 0} className={classes.panel} />
    </div>
  );
}

/** The panel that loses least in the frame; the first has the title, so that another one is taken where there is any. */
function fitting({ panels }: PageSketch, wanted: number): number {
  const losses = panels.map(({ polygon }) => {
    const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
    const its = (Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys));
    return Math.abs(Math.log(its / wanted));
  });
  const least = Math.min(...losses.slice(1));
  return Math.max(0, losses.indexOf(least, 1));
}
