import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconHistory,
  IconLetterCase,
  IconPencil,
  IconRefresh,
  IconScan,
} from '@tabler/icons-react';
import { useRef } from 'react';
import type { LivePanel } from './live-pages.ts';
import { boxStyle, clipPath, lowerLeft, svgPoints } from './page-geometry.ts';
import classes from './panel-over.module.css';

const stateWords = {
  waiting: msg({ message: 'waiting', context: 'panel' }),
  drawing: msg({ message: 'being drawn', context: 'panel' }),
  checking: msg({ message: 'words being checked', context: 'panel' }),
  done: msg({ message: 'drawn', context: 'panel' }),
  failed: msg({ message: 'stopped', context: 'panel' }),
} as const;

/** The area of one panel to click on, with its label while it is worked on, and its tools when it is chosen. */
export function PanelOver(props: {
  page: number;
  panel: LivePanel;
  polygon: [number, number][];
  chosen: boolean;
  /** It is another one in the script than it was drawn. */
  changed: boolean;
  /** Draws the panel again; undefined while that is not possible. */
  onRedraw: (() => void) | undefined;
  /** Shows the older pictures of the panel; undefined while none can be brought back. */
  onVersions: (() => void) | undefined;
  /** Stops the redraw that is going on; undefined where there is no old picture to keep. */
  onKeepOld: (() => void) | undefined;
  onChoose: () => void;
  onWords: () => void;
}) {
  const { page, panel, polygon, chosen, onRedraw } = props;
  const { panel: number, alt } = panel;
  const state = i18n._(stateWords[panel.state]);
  const area = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={classes.cut} style={{ clipPath: clipPath(polygon) }}>
        <button
          ref={area}
          type="button"
          className={classes.area}
          style={boxStyle(polygon)}
          aria-pressed={chosen}
          aria-label={t`Page ${page}, panel ${number}, ${state}. ${alt}`}
          onClick={props.onChoose}
        />
      </div>
      {props.changed && (
        <svg className={classes.changed} viewBox="0 0 1240 1754" preserveAspectRatio="none" aria-hidden>
          <polygon points={svgPoints(polygon)} />
        </svg>
      )}
      <div className={classes.corner} style={lowerLeft(polygon)}>
        <PanelTag panel={panel} changed={props.changed} onKeepOld={props.onKeepOld} />
        {chosen && panel.state === 'done' && (
          <span className={classes.tools}>
            {onRedraw && (
              <button
                type="button"
                onClick={() => {
                  // The tools are away until it is drawn; the panel stays.
                  area.current?.focus({ preventScroll: true });
                  onRedraw();
                }}
              >
                <IconRefresh size={18} aria-hidden />
                <Trans>Redraw</Trans>
              </button>
            )}
            <button type="button" aria-label={t`Edit the words of this panel`} onClick={props.onWords}>
              <IconLetterCase size={18} aria-hidden />
            </button>
            {props.onVersions && (
              <button type="button" aria-label={t`Versions`} title={t`Versions`} onClick={props.onVersions}>
                <IconHistory size={18} aria-hidden />
              </button>
            )}
          </span>
        )}
      </div>
    </>
  );
}

function PanelTag(props: { panel: LivePanel; changed: boolean; onKeepOld: (() => void) | undefined }) {
  const { panel, onKeepOld } = props;
  if (panel.state === 'drawing')
    return (
      <span className={classes.tag} data-state="drawing">
        <IconPencil size={16} aria-hidden />
        {panel.artUrl
          ? t({ message: 'Redrawing', context: 'panel' })
          : t({ message: 'Drawing', context: 'panel' })}
        <KeepOld onKeepOld={onKeepOld} />
      </span>
    );
  if (panel.state === 'checking')
    return (
      <span className={classes.tag}>
        <IconScan size={16} aria-hidden />
        <span>
          <Trans>
            Checking<span className={classes.long}> the words</span>
          </Trans>
        </span>
        <KeepOld onKeepOld={onKeepOld} />
      </span>
    );
  if (panel.state === 'failed')
    return (
      <span className={classes.tag} data-state="failed">
        <IconAlertTriangle size={16} aria-hidden />
        <Trans context="panel">Stopped</Trans>
      </span>
    );
  return props.changed ? (
    <span className={classes.tag} data-state="drawing">
      <IconPencil size={16} aria-hidden />
      <Trans context="panel">To update</Trans>
    </span>
  ) : null;
}

function KeepOld({ onKeepOld }: { onKeepOld: (() => void) | undefined }) {
  return onKeepOld ? (
    <button type="button" className={classes.keep} onClick={onKeepOld}>
      <Trans>Keep old</Trans>
    </button>
  ) : null;
}
