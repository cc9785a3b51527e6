import { Button } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { PanelStrip } from '../../../components/panel-strip/panel-strip.tsx';
import type { RunView } from '../run/run-state.ts';
import { etaText } from './eta-text.ts';
import { countDrawn, isDrawn, type LivePage } from './live-pages.ts';
import classes from './run-meter.module.css';

/** How far the drawing is: a count, a cell for every panel, the time left, and Cancel. */
export function RunMeter(props: {
  pages: LivePage[];
  view: RunView | undefined;
  busy: boolean;
  onCancel: () => void;
}) {
  const { pages, view, busy } = props;
  const { done, total } = countDrawn(pages);
  const finished = pages.filter(isDrawn).length;
  const cells = pages.flatMap((page) =>
    page.panels.map((p) => ({ page: page.page, panel: p.panel, state: p.state })),
  );
  const time = busy ? (etaText(view?.run.etaMs ?? null) ?? waitText(view)) : stillText(view);
  return (
    <>
      <section className={classes.meter} aria-label="Progress">
        <div className={classes.count}>
          <b className="num">
            {done} <small>of {total}</small>
          </b>
          <span>panels drawn</span>
        </div>
        <div className={classes.strip}>
          <PanelStrip panels={cells} size="lg" pageNumbers />
        </div>
        <div className={classes.eta}>
          <b>{time}</b>
          <span className="num">
            {finished} of {pages.length} pages finished
          </span>
        </div>
        <CancelButton {...props} />
      </section>
      {busy && (
        <div className={classes.dock}>
          <p>
            <b className="num">
              {done} of {total} panels
            </b>
            <span>{time}</span>
          </p>
          <CancelButton {...props} />
        </div>
      )}
    </>
  );
}

function CancelButton({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return busy ? (
    <Button variant="outline" onClick={onCancel} leftSection={<IconPlayerStop aria-hidden />}>
      Cancel
    </Button>
  ) : null;
}

function waitText(view: RunView | undefined): string {
  return view?.run.status === 'queued' ? 'Waiting for a free place' : 'Working out the time';
}

function stillText(view: RunView | undefined): string {
  return view?.run.status === 'cancelled' ? 'Cancelled' : 'Stopped';
}
