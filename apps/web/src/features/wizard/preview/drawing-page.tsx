import type { PanelState } from '@panelwise/contracts/domain/comic';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import type { LineStroke } from '@panelwise/studio/draw/line-strokes';
import { IconBrush, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { pageStrokesQuery } from '../api/sketch.ts';
import { useSketchedPage } from '../hooks/use-page-sketch.ts';
import classes from './drawing-page.module.css';
import { panelMs } from './drawing-show.ts';
import { boxStyle, clipPath, sides, svgPoints } from './page-geometry.ts';
import { PencilToCome } from './pencil-to-come.tsx';

type Polygon = [number, number][];

/** What a page that is being drawn has to know of one of its panels. */
export type DrawingPanel = {
  panel: number;
  state: PanelState;
  artUrl: string | null;
  polygon: Polygon | null;
};

/**
 * One page at the drawing board. Panels that wait are blank paper; the others have their layers on top of each other:
 * pencil, ink, colour and, last of all, letters. `playing` is the index of the panel whose layers come one after the
 * other now, within `ms`: its lines are traced in pencil, then in ink, then come colour and letters. Nothing lies over the drawing but the tip of the tool that is at work.
 */
export function DrawingPage(props: {
  panels: readonly DrawingPanel[];
  /** The finished page, once it is there. */
  picture: string | undefined;
  source: ScriptPage;
  meta: ComicMeta;
  playing: number | undefined;
  ms?: number;
  /** Describes the page; a page without is decoration. */
  label?: string;
}) {
  const { sketch, isError } = useSketchedPage(props.source, props.meta);
  const strokes = useQuery(pageStrokesQuery(props.source, props.meta)).data;
  const pencil = useObjectUrl(sketch?.pencil);
  const ink = useObjectUrl(sketch?.ink);
  const lettering = useObjectUrl(sketch?.lettering);
  const panels = props.panels.map((panel, i) => ({
    ...panel,
    polygon: panel.polygon ?? sketch?.panels[i]?.polygon,
    isPlaying: i === props.playing,
    strokes: strokes?.[i] ?? [],
  }));
  return (
    <div className={classes.page} role="img" aria-label={props.label} aria-hidden={!props.label || undefined}>
      {!sketch && (
        <PencilToCome
          source={props.source}
          small={false}
          isError={isError}
          polygons={panels.map(({ polygon }) => polygon)}
        />
      )}
      {panels.map(({ polygon, isPlaying, strokes: lines, ...panel }) => {
        if (!polygon || (panel.state === 'waiting' && !isPlaying)) return null;
        const { left, right } = sides(polygon);
        const isDone = isPlaying || panel.state === 'done';
        const style = {
          clipPath: clipPath(polygon),
          '--left': `${left}%`,
          '--right': `${100 - right}%`,
          '--ms': `${isPlaying ? props.ms : panelMs}ms`,
        } as CSSProperties;
        return (
          <div
            key={panel.panel}
            className={classes.panel}
            style={style}
            data-phase={isPlaying ? 'playing' : panel.state}
            data-traced={lines.length > 0 || undefined}
          >
            {(isPlaying || panel.state === 'drawing') && <Lines lines={lines} pen="pencil" />}
            {pencil && <img className={classes.pencil} src={pencil} alt="" />}
            {(isPlaying || panel.state === 'checking') && <Lines lines={lines} pen="ink" />}
            {ink && (isDone || panel.state === 'checking') && (
              <img className={classes.ink} src={ink} alt="" />
            )}
            {isDone && panel.artUrl && (
              <span className={classes.colour}>
                <img src={panel.artUrl} alt="" style={boxStyle(polygon)} />
              </span>
            )}
            {isDone && lettering && panel.artUrl && (
              <img className={classes.letters} src={lettering} alt="" />
            )}
            {panel.state === 'done' && !isPlaying && props.picture && (
              <img className={classes.whole} src={props.picture} alt="" />
            )}
          </div>
        );
      })}
      {panels.map(
        ({ panel, polygon, state, isPlaying }) =>
          polygon &&
          (isPlaying || state === 'drawing') && (
            <ToolTips key={panel} polygon={polygon} ms={isPlaying ? (props.ms ?? panelMs) : undefined} />
          ),
      )}
      <svg className={classes.frames} viewBox="0 0 1240 1754" preserveAspectRatio="none" aria-hidden>
        {panels.map(
          ({ polygon, panel, state, isPlaying }) =>
            polygon && (
              <polygon key={panel} points={svgPoints(polygon)} data-state={isPlaying ? 'playing' : state} />
            ),
        )}
      </svg>
    </div>
  );
}

/** The hand over a panel: a pencil, and while its layers come one after the other (`ms`) a brush where its colour has come to. */
function ToolTips({ polygon, ms }: { polygon: Polygon; ms: number | undefined }) {
  const { left, right } = sides(polygon);
  const { top, height } = boxStyle(polygon);
  const style = {
    top: `calc(${top} + ${height} * 0.58)`,
    '--left': `${left}%`,
    '--right': `${right}%`,
    '--ms': `${ms}ms`,
  } as CSSProperties;
  const at = ms === undefined ? 'drawing' : 'playing';
  return (
    <>
      <i className={classes.tip} data-tool="pencil" data-phase={at} style={style} aria-hidden>
        <IconPencil size={18} />
      </i>
      {ms !== undefined && (
        <i className={classes.tip} data-tool="brush" data-phase={at} style={style} aria-hidden>
          <IconBrush size={18} />
        </i>
      )}
    </>
  );
}

/** The lines of a panel, each traced from its beginning to its end, one after the other. */
function Lines({ lines, pen }: { lines: readonly LineStroke[]; pen: 'pencil' | 'ink' }) {
  if (lines.length === 0) return null;
  return (
    <svg
      className={classes.lines}
      data-pen={pen}
      viewBox="0 0 1240 1754"
      preserveAspectRatio="none"
      aria-hidden
    >
      {lines.map(({ d, transform }, i) => (
        <path
          key={i}
          d={d}
          transform={transform}
          pathLength={1}
          style={{ '--at': i / lines.length } as CSSProperties}
        />
      ))}
    </svg>
  );
}
