import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { usePageKeys } from '../hooks/use-page-keys.ts';
import { JustNow } from '../preview/just-now.tsx';
import { PagesView } from '../preview/pages-view.tsx';
import { VersionsDialog } from '../preview/versions-dialog.tsx';
import type { RunView } from '../run/run-state.ts';
import { ScriptPanel, type ScriptView } from '../script/script-panel.tsx';
import type { PanelPlace } from '../script/script-text.ts';
import classes from './bench-view.module.css';
import type { Bench } from './use-bench.ts';

/** A run that ended longer ago is no news any more. */
const newsMs = 10 * 60_000;

function isRecent(view: RunView | undefined): view is RunView {
  return (
    view !== undefined && (!view.run.finishedAt || Date.now() - Date.parse(view.run.finishedAt) < newsMs)
  );
}

/** The script at the left, the pages at the right; on a phone one of the two. */
export function BenchView({ bench }: { bench: Bench }) {
  const [view, setView] = useState<ScriptView>('pages');
  const [side, setSide] = useState<'pages' | 'script'>('pages');
  const [comparing, setComparing] = useState<PanelPlace>();
  const scriptSide = useRef<HTMLDivElement>(null);
  const toWords = useRef(false);
  const { pages, script, at, go, drawing } = bench;
  const canRedraw = !drawing.busy && pages.some((page) => page.picture !== null);
  const chosen = pages[at.page]?.panels[at.panel];

  // Once the form of the panel is there.
  useEffect(() => {
    if (!toWords.current) return;
    toWords.current = false;
    scriptSide.current?.scrollIntoView({ block: 'nearest' });
    scriptSide.current?.querySelector('textarea')?.focus();
  });

  usePageKeys({
    onTurn: (by) => {
      const page = at.page + by;
      if (page >= 0 && page < pages.length) go({ page, panel: 0 });
    },
    onRedraw: canRedraw && at.picked && chosen?.state === 'done' ? () => bench.redraw(at) : undefined,
  });

  return (
    <>
      <SegmentedControl
        className={classes.sides}
        fullWidth
        aria-label={t({ message: 'View', context: 'what is shown' })}
        value={side}
        onChange={(next) => setSide(next as 'pages' | 'script')}
        data={[
          { value: 'pages', label: t`Pages` },
          { value: 'script', label: t`Script` },
        ]}
      />
      <div className={classes.bench} data-side={side}>
        <div className={classes.script} ref={scriptSide}>
          <ScriptPanel
            draft={bench.draft}
            script={bench.open}
            read={bench.read}
            good={bench.script}
            pages={pages}
            changed={bench.changed}
            meta={bench.meta}
            at={at}
            view={view}
            onView={setView}
            onGo={go}
          >
            <JustNow log={isRecent(drawing.view) ? drawing.view.log : []} />
          </ScriptPanel>
        </div>
        <div className={classes.pages}>
          <PagesView
            pages={pages}
            script={script}
            meta={bench.meta}
            busy={drawing.busy}
            edited={bench.edited}
            changed={bench.changed}
            redone={bench.redone}
            at={at}
            onGo={go}
            onRedraw={canRedraw ? bench.redraw : undefined}
            onVersions={canRedraw ? setComparing : undefined}
            onKeepOld={bench.keepOld}
            onWords={() => {
              setView('pages');
              setSide('script');
              toWords.current = true;
            }}
          />
        </div>
      </div>
      {comparing && (
        <VersionsDialog
          comicId={bench.comicId}
          page={comparing.page + 1}
          panel={comparing.panel + 1}
          onUse={(versionId) => {
            setComparing(undefined);
            bench.restore(comparing, versionId);
          }}
          onClose={() => setComparing(undefined)}
        />
      )}
    </>
  );
}
