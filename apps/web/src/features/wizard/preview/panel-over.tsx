import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconPencil, IconScan } from '@tabler/icons-react';
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

/** The area of one panel to click on, with its label while it is worked on. */
export function PanelOver(props: {
  page: number;
  panel: LivePanel;
  polygon: [number, number][];
  chosen: boolean;
  /** It is another one in the script than it was drawn. */
  changed: boolean;
  /** Stops the redraw that is going on; undefined where there is no old picture to keep. */
  onKeepOld: (() => void) | undefined;
  onChoose: () => void;
}) {
  const { page, panel, polygon, chosen } = props;
  const { panel: number, alt } = panel;
  const state = i18n._(stateWords[panel.state]);
  return (
    <>
      <div className={classes.cut} style={{ clipPath: clipPath(polygon) }}>
        <button
          type="button"
          className={classes.area}
          style={boxStyle(polygon)}
          aria-pressed={chosen}
          aria-label={t`Page ${page}, panel ${number}, ${state}. ${alt}`}
          onClick={props.onChoose}
        />
      </div>
      {props.changed && !chosen && (
        <svg className={classes.changed} viewBox="0 0 1240 1754" preserveAspectRatio="none" aria-hidden>
          <polygon points={svgPoints(polygon)} />
        </svg>
      )}
      <div className={classes.corner} style={lowerLeft(polygon)}>
        <PanelTag panel={panel} changed={props.changed} onKeepOld={props.onKeepOld} />
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
