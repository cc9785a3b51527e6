import { t } from '@lingui/core/macro';
import { type ScriptPage, stripTermMarks } from '@panelwise/contracts/domain/script';
import { boxStyle } from './page-geometry.ts';
import classes from './pencil-to-come.module.css';

/** In place of a page whose pencil is not there yet: its panels with their words, and what is going on. */
export function PencilToCome(props: {
  source: ScriptPage;
  small: boolean;
  isError: boolean;
  /** Where its panels are, as far as that is known. */
  polygons: readonly ([number, number][] | null | undefined)[];
}) {
  const { source, small, isError, polygons } = props;
  // In their places all together, or none of them.
  const places = polygons.flatMap((polygon) => (polygon ? [boxStyle(polygon)] : []));
  const isPlaced = places.length === source.panels.length;
  return (
    <div className={classes.toCome} data-small={small || undefined}>
      <div className={isPlaced ? undefined : classes.panels} aria-hidden>
        {source.panels.map((panel, i) => (
          <div
            key={i}
            className={classes.panel}
            data-wide={panel.fullWidth || undefined}
            style={isPlaced ? { position: 'absolute', ...places[i] } : undefined}
          >
            {!small && (
              <>
                {panel.title && <b>{panel.title}</b>}
                {panel.caption && <span>{stripTermMarks(panel.caption)}</span>}
                {panel.dialogue.slice(0, 2).map((line, l) => (
                  <q key={l}>{stripTermMarks(line.text)}</q>
                ))}
              </>
            )}
          </div>
        ))}
      </div>
      {!small && (
        <p className={classes.state} role="status">
          {isError
            ? t`This browser cannot draw the rough sketch. Your comic will be drawn all the same.`
            : t`Drawing the pencil page…`}
        </p>
      )}
    </div>
  );
}
