import { t } from '@lingui/core/macro';
import type { ReadingPanel } from '../reading-order.ts';
import classes from './bubble-spots.module.css';

/**
 * The places of words on the picture of a page, to be pressed for reading from there. For hands only: by keyboard and
 * for screen readers the transcript and the reading bar do the same.
 */
export function BubbleSpots({
  panels,
  onRead,
}: {
  panels: readonly ReadingPanel[];
  /** Absent where the picture itself takes what is pressed, by `data-line`. */
  onRead?: (panel: ReadingPanel, line: number) => void;
}) {
  return (
    <div className={classes.spots} aria-hidden="true">
      {panels.flatMap((panel) =>
        panel.places.map(
          (place, line) =>
            place && (
              <button
                key={`${panel.panel}.${line}`}
                type="button"
                tabIndex={-1}
                title={t`Read from here`}
                data-line={line}
                data-round={place.curve !== undefined || undefined}
                style={{
                  left: `${place.x * 100}%`,
                  top: `${place.y * 100}%`,
                  width: `${place.width * 100}%`,
                  height: `${place.height * 100}%`,
                }}
                onClick={onRead && (() => onRead(panel, line))}
              />
            ),
        ),
      )}
    </div>
  );
}
