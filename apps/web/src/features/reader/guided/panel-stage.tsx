import { useRef } from 'react';
import type { ReadingPanel } from '../reading-order.ts';
import { cameraStyle, pageSize } from './camera.ts';
import classes from './panel-stage.module.css';

/** A finger or mouse that moved less has tapped; one that moved more has swiped. In px. */
const tapMax = 10;
const swipeMin = 45;
/** The left part of the screen leads back, the rest on. */
const backShare = 1 / 3;

/** One panel as big as fits. Swiping turns; a tap on the left side goes back, on the right side on. */
export function PanelStage({
  panel,
  language,
  onNext,
  onBack,
}: {
  panel: ReadingPanel;
  language: string | undefined;
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
          const { left, width } = event.currentTarget.getBoundingClientRect();
          if (event.clientX - left < width * backShare) onBack();
          else onNext();
        } else if (Math.abs(dx) > swipeMin && Math.abs(dx) > Math.abs(dy)) {
          if (dx < 0) onNext();
          else onBack();
        }
      }}
    >
      <div className={classes.view}>
        {/* Another page is another picture: the camera moves within a page only. */}
        <img
          key={panel.page}
          className={classes.page}
          src={panel.imageUrl}
          alt={panel.alt}
          lang={language}
          width={pageSize.width}
          height={pageSize.height}
          draggable={false}
          style={cameraStyle(panel.polygon)}
        />
      </div>
    </div>
  );
}
