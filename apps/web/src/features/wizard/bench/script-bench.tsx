import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { memo, useCallback, useState } from 'react';
import { usePageKeys } from '../hooks/use-page-keys.ts';
import { ScriptPanel, type ScriptView } from '../script/script-panel.tsx';
import type { PanelPlace } from '../script/script-text.ts';
import classes from './script-bench.module.css';
import { ScriptPages } from './script-pages.tsx';
import type { Bench } from './use-bench.ts';

const Pages = memo(ScriptPages);

/** The script at the left, the page that is worked on at the right; on a phone one of the two. */
export function ScriptBench({ bench }: { bench: Bench }) {
  const [view, setView] = useState<ScriptView>('pages');
  const [side, setSide] = useState<'pages' | 'script'>('script');
  const { at, go, open } = bench;

  const choose = useCallback(
    (place: PanelPlace) => {
      go(place);
      if (place.toWrite) setSide('script');
    },
    [go],
  );
  usePageKeys({
    onTurn: (by) => {
      if (open?.[at.page + by]) go({ page: at.page + by, panel: 0 });
    },
    onPanel: (by) => go(panelBeside(open ?? bench.script, at, by)),
    onRedraw: undefined,
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
          { value: 'script', label: t`Script` },
          { value: 'pages', label: t`Pages` },
        ]}
      />
      <div className={classes.bench} data-side={side}>
        <div className={classes.script}>
          <ScriptPanel
            draft={bench.draft}
            script={open}
            read={bench.read}
            good={bench.script}
            pages={bench.pages}
            changed={bench.changed}
            meta={bench.meta}
            at={at}
            view={view}
            onView={setView}
            onGo={go}
          />
        </div>
        <div className={classes.pages}>
          <Pages
            pages={bench.pages}
            script={bench.script}
            meta={bench.meta}
            edited={bench.edited}
            redone={bench.redone}
            isRead={bench.read.ok}
            page={at.page}
            panel={at.panel}
            onGo={choose}
          />
        </div>
      </div>
    </>
  );
}

/** The panel after or before a place, over the ends of pages; the same where there is none. */
function panelBeside(script: Bench['script'], at: PanelPlace, by: 1 | -1): PanelPlace {
  const panel = at.panel + by;
  if (script[at.page]?.panels[panel]) return { page: at.page, panel, picked: true };
  const page = script[at.page + by];
  if (!page) return at;
  return { page: at.page + by, panel: by > 0 ? 0 : page.panels.length - 1, picked: true };
}
