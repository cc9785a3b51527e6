import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { saysOther } from '@panelwise/studio/draw/staging/room-for-words';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { LivePage } from '../preview/live-pages.ts';
import { PanelVerdictNote } from '../preview/page-verdict.tsx';
import { PanelForm } from './panel-form.tsx';
import classes from './script-panel.module.css';
import { newRoom, type PanelPlace, pageTitle, panelSummary, withPanel } from './script-text.ts';

/** The script as pages to fold out, the chosen panel as a form. Places count from 0. */
export function PagesForm(props: {
  script: Script;
  pages: LivePage[];
  meta: ComicMeta;
  at: PanelPlace;
  onGo: (at: PanelPlace) => void;
  onScript: (script: Script) => void;
}) {
  const { script, at } = props;
  const form = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  // The line that was pressed is gone: its form stands there now, to write in.
  useEffect(() => {
    if (opened.current) form.current?.querySelector('textarea')?.focus();
    opened.current = false;
  }, [at]);
  return (
    <div ref={form}>
      {script.map((page, p) => {
        const open = p === at.page;
        const Chevron = open ? IconChevronDown : IconChevronRight;
        const stopped = props.pages[p]?.panels.some((panel) => panel.state === 'failed');
        return (
          <div key={p} className={classes.page} data-open={open || undefined}>
            <button type="button" aria-expanded={open} onClick={() => props.onGo({ page: p, panel: 0 })}>
              <Chevron size={18} aria-hidden />
              <b className={classes.pageNumber}>Page {p + 1}</b>
              <span className={classes.pageTitle}>{pageTitle(page)}</span>
              {stopped ? (
                <em data-tone="bad">stopped</em>
              ) : (
                <em className="num">
                  {page.panels.length} {page.panels.length === 1 ? 'panel' : 'panels'}
                </em>
              )}
            </button>
            {open &&
              page.panels.map((panel, i) =>
                i === at.panel ? (
                  <PanelForm
                    key={i}
                    panel={panel}
                    number={i + 1}
                    state={props.pages[p]?.panels[i]?.state}
                    onChange={(change) => props.onScript(withPanel(script, { page: p, panel: i }, change))}
                  >
                    <PanelVerdictNote
                      source={page}
                      meta={props.meta}
                      panel={i}
                      onMakeRoom={
                        saysOther(panel)
                          ? () => props.onScript(withPanel(script, { page: p, panel: i }, newRoom(panel)))
                          : undefined
                      }
                    />
                  </PanelForm>
                ) : (
                  <div key={i} className={classes.panel}>
                    <button
                      type="button"
                      className={classes.line}
                      onClick={() => {
                        opened.current = true;
                        props.onGo({ page: p, panel: i, picked: true });
                      }}
                    >
                      <b>
                        <span className="visually-hidden">Edit panel </span>
                        {i + 1}
                      </b>{' '}
                      <span>{panelSummary(panel)}</span>
                    </button>
                  </div>
                ),
              )}
          </div>
        );
      })}
    </div>
  );
}
