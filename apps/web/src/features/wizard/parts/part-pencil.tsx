import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { useQuery } from '@tanstack/react-query';
import { pageSketchQuery } from '../api/sketch.ts';
import { PanelOfSketch } from '../script/panel-pencil.tsx';
import classes from './parts-step.module.css';

const noPage: ScriptPage = { pageNumber: 1, panels: [] };

/** What a part begins with, in pencil: the panel after its title, on the first page. Hatching until it is drawn. */
export function PartPencil({ page, meta }: { page: ScriptPage | undefined; meta: ComicMeta }) {
  const { data } = useQuery({ ...pageSketchQuery(page ?? noPage, meta), enabled: page !== undefined });
  return (
    <div className={classes.pencil} aria-hidden>
      <PanelOfSketch sketch={data} index={(page?.panels.length ?? 0) > 1 ? 1 : 0} className={classes.panel} />
    </div>
  );
}
