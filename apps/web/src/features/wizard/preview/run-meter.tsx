import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { isHeldCode, isOutageCode } from '@panelwise/contracts/domain/outage';
import { IconPencil, IconPlayerStop } from '@tabler/icons-react';
import { PanelStrip } from '../../../components/panel-strip/panel-strip.tsx';
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
};

/** How far the drawing is: a count, a cell for every panel, the time left, and Cancel. */
export function RunMeter(props: Props) {
  const { pages } = props;
  const { done, total } = countDrawn(pages);
  const finished = pages.filter(isDrawn).length;
  const pageCount = pages.length;
  const time = useTimeText(props);
  const cells = pages.flatMap((page) =>
    page.panels.map((p) => ({ page: page.page, panel: p.panel, state: p.state })),
  );
  return (
    <section className={classes.meter} aria-label={t`Progress`} data-busy={props.busy || undefined}>
      <div className={classes.count}>
        <b className="num">
          <Trans>
            {done} <small>of {total}</small>
          </Trans>
        </b>
        <span>{props.view?.run.status === 'succeeded' ? t`panels shown` : t`panels drawn`}</span>
      </div>
      <div className={classes.strip}>
        <PanelStrip panels={cells} size="lg" pageNumbers />
      </div>
      <div className={classes.eta}>
        {time && <b>{time}</b>}
        <span className="num">
          {isWaiting(props) ? props.view?.run.message : t`${finished} of ${pageCount} pages finished`}
        </span>
      </div>
      <CancelButton {...props} />
      {!props.busy && props.view?.run.status === 'cancelled' && (
        <Button variant="outline" onClick={props.onGoOn} leftSection={<IconPencil aria-hidden />}>
          <Trans>Draw the rest</Trans>
        </Button>
      )}
    </section>
  );
}

/** The same in short under the thumb, on phones while the studio draws. */
export function RunDock(props: Omit<Props, 'onGoOn'>) {
  const { done, total } = countDrawn(props.pages);
  const time = useTimeText(props);
  if (!props.busy) return null;
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
      <CancelButton {...props} />
    </div>
  );
}

function CancelButton({ busy, onCancel }: Pick<Props, 'busy' | 'onCancel'>) {
  return busy ? (
    <Button variant="outline" onClick={onCancel} leftSection={<IconPlayerStop aria-hidden />}>
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
  // The last panels may still be on their way to the screen.
  if (view?.run.status === 'succeeded') return undefined;
  if (!busy)
    return view?.run.status === 'cancelled'
      ? t({ message: 'Cancelled', context: 'drawing' })
      : t({ message: 'Stopped', context: 'drawing' });
  if (isWaiting({ view, busy })) return t({ message: 'Waiting', context: 'drawing' });
  return left ?? (view?.run.status === 'queued' ? t`Waiting for a free place` : undefined);
}
