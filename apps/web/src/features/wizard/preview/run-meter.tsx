import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { isHeldCode, isOutageCode } from '@panelwise/contracts/domain/outage';
import { IconPencil, IconPlayerStop } from '@tabler/icons-react';
import { PanelStrip } from '../../../components/panel-strip/panel-strip.tsx';
import { NextAction } from '../components/next-action.tsx';
import type { RunView } from '../run/run-state.ts';
import { countDrawn, isDrawn, type LivePage } from './live-pages.ts';
import classes from './run-meter.module.css';
import { useTimeLeft } from './use-time-left.ts';

type Props = {
  pages: LivePage[];
  view: RunView | undefined;
  busy: boolean;
  onCancel: () => void;
  /** Goes on with a cancelled run where it stopped. */
  onGoOn: () => void;
  /** Beside the title, over the stage, which has its own buttons. */
  isHead?: boolean;
};

/** How far the drawing is: a count, a cell for every panel, the time left, and what can be done about it. */
export function RunMeter(props: Props) {
  const { pages, isHead } = props;
  const { done, total } = countDrawn(pages);
  const time = useTimeText(props);
  const state = stateText(props, total - done);
  const cells = pages.flatMap((page) =>
    page.panels.map((p) => ({ page: page.page, panel: p.panel, state: p.state })),
  );
  return (
    <section
      className={classes.meter}
      aria-label={t`Progress`}
      data-busy={props.busy || undefined}
      data-head={isHead || undefined}
      data-waiting={isWaiting(props) || undefined}
    >
      <div className={classes.count}>
        <b className="num">
          <Trans>
            {done} <small>of {total}</small>
          </Trans>
        </b>
        <span>{isShownOnly(props) ? t`panels shown` : t`panels drawn`}</span>
      </div>
      <div className={classes.strip}>
        <PanelStrip panels={cells} size="lg" pageNumbers />
      </div>
      <div className={classes.eta}>
        {time && <b>{time}</b>}
        {state && <span className="num">{state}</span>}
      </div>
      {!isHead && <CancelButton {...props} />}
      {!props.busy && props.view?.run.status === 'cancelled' && (
        <NextAction>
          <Button onClick={props.onGoOn} leftSection={<IconPencil aria-hidden />}>
            <Trans>Draw the rest</Trans>
          </Button>
        </NextAction>
      )}
    </section>
  );
}

/** All panels are drawn, and how that went is shown. */
const isShownOnly = ({ view }: Pick<Props, 'view'>) => view?.run.status === 'succeeded';

/** What is still to come, in the one place that says it. */
function stateText(props: Props, open: number): string | null | undefined {
  const { pages, busy, view } = props;
  if (isWaiting(props)) return view?.run.message;
  if (isShownOnly(props)) return t`All panels are drawn`;
  if (!busy)
    return plural(open, { one: '# panel is still in pencil', other: '# panels are still in pencil' });
  const finished = pages.filter(isDrawn).length;
  // The cells say so already.
  if (finished === 0) return null;
  const pageCount = pages.length;
  return t`${finished} of ${pageCount} pages finished`;
}

/** The same in short under the thumb, on phones while the studio draws or shows what it drew. */
export function RunDock(
  props: Omit<Props, 'onGoOn' | 'isHead'> & {
    /** Undefined where nothing is shown that could be skipped. */
    onSkip: (() => void) | undefined;
  },
) {
  const { done, total } = countDrawn(props.pages);
  const time = useTimeText(props);
  if (!props.busy && !props.onSkip) return null;
  return (
    <div className={classes.dock}>
      <p>
        <b className="num">
          <Trans>
            {done} of {total} panels
          </Trans>
        </b>
        {time && <span>{time}</span>}
      </p>
      {props.onSkip && (
        <Button variant="outline" onClick={props.onSkip}>
          <Trans context="drawing">Skip</Trans>
        </Button>
      )}
      <CancelButton {...props} />
    </div>
  );
}

/** Stops the drawing; nothing where none is going on. */
export function CancelButton({
  busy,
  onCancel,
  variant = 'outline',
}: Pick<Props, 'busy' | 'onCancel'> & { variant?: 'outline' | 'subtle' }) {
  return busy ? (
    <Button variant={variant} onClick={onCancel} leftSection={<IconPlayerStop aria-hidden />}>
      <Trans>Cancel</Trans>
    </Button>
  ) : null;
}

/** A service that the drawing needs is away, or we do not ask it now; the run's message says which. */
function isWaiting({ view, busy }: Pick<Props, 'view' | 'busy'>): boolean {
  const code = view?.run.errorCode;
  return busy && Boolean(code && (isOutageCode(code) || isHeldCode(code)));
}

/** How long it still takes, or why nobody can tell; undefined where there is nothing honest to say. */
function useTimeText({ view, busy }: Pick<Props, 'view' | 'busy'>): string | undefined {
  const left = useTimeLeft(view?.run.etaMs ?? null);
  if (isShownOnly({ view })) return t({ message: 'Replay', context: 'drawing' });
  if (!busy)
    return view?.run.status === 'cancelled'
      ? t({ message: 'Cancelled', context: 'drawing' })
      : t({ message: 'Stopped', context: 'drawing' });
  if (isWaiting({ view, busy })) return t({ message: 'Waiting', context: 'drawing' });
  return left ?? (view?.run.status === 'queued' ? t`Waiting for a free place` : undefined);
}
