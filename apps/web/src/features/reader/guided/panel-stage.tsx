import { type RefObject, useRef } from 'react';
import { BubbleSpots } from '../light/bubble-spots.tsx';
import { PageLight } from '../light/page-light.tsx';
import type { ReadingPanel } from '../reading-order.ts';
import { type Box, cameraStyle, pageSize } from './camera.ts';
import classes from './panel-stage.module.css';

/** A finger or mouse that moved less has tapped; one that moved more has swiped. In px. */
const tapMax = 10;
const swipeMin = 45;
/** The left part of the screen leads back, the rest on. */
const backShare = 1 / 3;

/** What is lit on a panel: one of its lines, and the panel itself among its neighbours. */
export type PanelLit = { line: number | undefined; framed: boolean };

/** One panel as big as fits. Swiping turns; a tap on the left side goes back, on the right side on. */
export function PanelStage({
  panel,
  language,
  part,
  view,
  lit,
  onRead,
  onNext,
  onBack,
}: {
  panel: ReadingPanel;
  language: string | undefined;
  /** Fills the stage with this part of the panel, px of the page. */
  part?: Box | undefined;
  /** What the picture is shown in. */
  view?: RefObject<HTMLDivElement | null>;
  lit?: PanelLit | undefined;
  /** Takes taps on the places of words; without it they turn like all others. */
  onRead?: ((line: number) => void) | undefined;
  onNext: () => void;
  onBack: () => void;
}) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return (
    <div
      className={classes.stage}
      onPointerDown={(event) => {
        start.current =
          event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined;
      }}
      onPointerCancel={() => {
        start.current = undefined;
      }}
      onPointerUp={(event) => {
        if (!start.current || !event.isPrimary) return;
        const dx = event.clientX - start.current.x;
        const dy = event.clientY - start.current.y;
        start.current = undefined;
        if (Math.hypot(dx, dy) < tapMax) {
          const line = event.target instanceof Element && event.target.closest('[data-line]');
          if (onRead && line) {
            onRead(Number(line.getAttribute('data-line')));
            return;
          }
          const { left, width } = event.currentTarget.getBoundingClientRect();
          if (event.clientX - left < width * backShare) onBack();
          else onNext();
        } else if (Math.abs(dx) > swipeMin && Math.abs(dx) > Math.abs(dy)) {
          if (dx < 0) onNext();
          else onBack();
        }
      }}
    >
      <div ref={view} className={classes.view}>
        {/* Another page is another picture: the camera moves within a page only. */}
        <div key={panel.page} className={classes.page} style={cameraStyle(panel.polygon, lit?.framed, part)}>
          <img
            src={panel.imageUrl}
            alt={panel.alt}
            lang={language}
            width={pageSize.width}
            height={pageSize.height}
            draggable={false}
          />
          {lit && (lit.framed || (lit.line !== undefined && panel.places[lit.line])) && (
            <PageLight
              key={panel.panel}
              panel={panel}
              line={lit.line}
              dimmed={lit.framed}
              framed={lit.framed}
            />
          )}
          {onRead && <BubbleSpots panels={[panel]} />}
        </div>
      </div>
    </div>
  );
}
