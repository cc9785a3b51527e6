import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import type { ReactNode } from 'react';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { useSketchedPage } from '../hooks/use-page-sketch.ts';
import classes from './live-page-view.module.css';
import { isDrawn, type LivePage, type LivePanel } from './live-pages.ts';
import { svgPoints } from './page-geometry.ts';
import { PanelLayer } from './panel-layer.tsx';
import { PencilToCome } from './pencil-to-come.tsx';

type Polygon = [number, number][];

/**
 * A page as far as it has come: pencil where the studio has not drawn yet, ink while the words are checked,
 * colour where a panel is done. Each panel changes in place. `edited` says that the script has other words
 * than the picture, so the words are lettered here, over the art.
 */
export function LivePageView(props: {
  page: LivePage;
  source: ScriptPage;
  meta: ComicMeta;
  edited?: boolean;
  /** Panels as "page.panel" that get a new picture: in pencil again. */
  redone?: ReadonlySet<string>;
  small?: boolean;
  /** What lies over a panel, such as its label and buttons. */
  over?: (index: number, polygon: Polygon) => ReactNode;
  /** Index of the panel that is being worked on. */
  chosen?: number;
}) {
  const { page, meta, edited = false, small = false } = props;
  const isRedone = (panel: LivePanel) => props.redone?.has(`${page.page}.${panel.panel}`) === true;
  const whole = isDrawn(page) && !edited && !page.panels.some(isRedone);
  const { sketch, isError } = useSketchedPage(props.source, meta, !whole || !small);
  const pencil = useObjectUrl(whole ? undefined : sketch?.pencil);
  const ink = useObjectUrl(whole ? undefined : sketch?.ink);
  const lettering = useObjectUrl(whole ? undefined : sketch?.lettering);
  const polygons = page.panels.map((panel, i) => panel.polygon ?? sketch?.panels[i]?.polygon);
  const picture = small ? page.picture?.thumbnailUrl : page.picture?.imageUrl;

  return (
    <div className={classes.page} data-small={small || undefined}>
      {pencil && <img className={classes.pencil} src={pencil} alt="" />}
      {!sketch && !isDrawn(page) && (
        <PencilToCome source={props.source} small={small} isError={isError} polygons={polygons} />
      )}
      {whole ? (
        <img className={classes.layer} src={picture} alt="" />
      ) : (
        page.panels.map(
          (panel, i) =>
            polygons[i] &&
            !(isRedone(panel) && isSamePlace(polygons[i], sketch?.panels[i]?.polygon)) && (
              <PanelLayer
                key={panel.panel}
                panel={panel}
                polygon={polygons[i]}
                picture={edited ? undefined : picture}
                ink={ink}
                lettering={lettering}
              />
            ),
        )
      )}
      <svg className={classes.frames} viewBox="0 0 1240 1754" preserveAspectRatio="none" aria-hidden>
        {page.panels.map((panel, i) => {
          const polygon = polygons[i];
          if (!polygon || (panel.state === 'done' && i !== props.chosen)) return null;
          return (
            <polygon
              key={panel.panel}
              points={svgPoints(polygon)}
              data-state={i === props.chosen && panel.state === 'done' ? 'chosen' : panel.state}
            />
          );
        })}
      </svg>
      {props.over && polygons.map((polygon, i) => polygon && props.over?.(i, polygon))}
    </div>
  );
}

/** The pencil of a panel stands where its picture does: only then it takes its place. */
function isSamePlace(drawn: Polygon, sketched: Polygon | undefined): boolean {
  return (
    sketched?.length === drawn.length &&
    drawn.every(([x, y], i) => Math.hypot(x - sketched[i]![0], y - sketched[i]![1]) < 4)
  );
}
