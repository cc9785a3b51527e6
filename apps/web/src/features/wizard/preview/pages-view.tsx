import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { PanelStripLegend } from '../../../components/panel-strip/panel-strip.tsx';
import type { PanelPlace } from '../script/script-text.ts';
import { countOnPage } from './changed-panels.ts';
import { FilmStrip } from './film-strip.tsx';
import { LivePageView } from './live-page-view.tsx';
import { isDrawn, type LivePage } from './live-pages.ts';
import { PageVerdictNote } from './page-verdict.tsx';
import classes from './pages-view.module.css';
import { PanelOver } from './panel-over.tsx';
import { PanelTools } from './panel-tools.tsx';

/** All pages small in a strip, two of them large, and what the colours and keys mean. */
export function PagesView(props: {
  pages: LivePage[];
  script: Script;
  meta: ComicMeta;
  busy: boolean;
  edited: ReadonlySet<number>;
  /** Panels as "page.panel" that are others in the script than they were drawn. */
  changed: ReadonlySet<string>;
  /** Those of them that get a new picture. */
  redone: ReadonlySet<string>;
  at: PanelPlace;
  onGo: (at: PanelPlace) => void;
  onRedraw: ((at: PanelPlace) => void) | undefined;
  onVersions: ((at: PanelPlace) => void) | undefined;
  /** Stops a redraw of one panel; undefined while there is none. */
  onKeepOld: (() => void) | undefined;
  onWords: () => void;
}) {
  const { pages, script, at, onRedraw, onVersions } = props;
  const spread = useRef<HTMLDivElement>(null);
  const [leftArrow, rightArrow] = [t`Left arrow`, t`Right arrow`];
  const first = at.page - (at.page % 2);
  const shown = [first, first + 1].filter((index) => index < pages.length);
  const states = new Set(pages.flatMap((page) => page.panels.map(({ state }) => state)));
  return (
    <section className={classes.pages} aria-label={t`Pages`}>
      <FilmStrip
        pages={pages}
        script={script}
        meta={props.meta}
        busy={props.busy}
        edited={props.edited}
        changed={props.changed}
        redone={props.redone}
        current={at.page}
        onGo={(page) => props.onGo({ page, panel: 0 })}
      />
      <div ref={spread} className={classes.spread} data-single={shown.length === 1 || undefined}>
        {shown.map((index) => {
          const page = pages[index];
          const source = script[index];
          if (!page || !source) return null;
          const { page: number } = page;
          const chosen = index === at.page && at.picked ? page.panels[at.panel] : undefined;
          const progress = progressWords(page, countOnPage(props.changed, number) > 0);
          return (
            <figure key={number} data-current={index === at.page || undefined}>
              <LivePageView
                page={page}
                source={source}
                meta={props.meta}
                edited={props.edited.has(index)}
                redone={props.redone}
                chosen={index === at.page && at.picked ? at.panel : undefined}
                over={(i, polygon) => {
                  const panel = page.panels[i];
                  const place = { page: index, panel: i, picked: true };
                  return panel ? (
                    <PanelOver
                      key={i}
                      page={number}
                      panel={panel}
                      changed={!props.busy && props.changed.has(`${number}.${panel.panel}`)}
                      polygon={polygon}
                      chosen={index === at.page && i === at.panel && at.picked === true}
                      onKeepOld={page.picture ? props.onKeepOld : undefined}
                      onChoose={() => props.onGo(place)}
                    />
                  ) : null;
                }}
              />
              <figcaption>
                <div>
                  <Trans>
                    <b>Page {number}</b> {progress}
                  </Trans>
                  <PageVerdictNote source={source} meta={props.meta} isDrawn={isDrawn(page)} />
                </div>
                {chosen?.state === 'done' && (
                  <PanelTools
                    panel={chosen.panel}
                    onRedraw={
                      onRedraw &&
                      (() => {
                        // The tools are away until it is drawn; the panel stays.
                        spread.current
                          ?.querySelector<HTMLElement>('[aria-pressed="true"]')
                          ?.focus({ preventScroll: true });
                        onRedraw(at);
                      })
                    }
                    onVersions={onVersions && (() => onVersions(at))}
                    onWords={props.onWords}
                  />
                )}
              </figcaption>
            </figure>
          );
        })}
      </div>
      <div className={classes.foot}>
        {states.size > 1 && <PanelStripLegend states={states} />}
        <p className={classes.keys}>
          <Trans>
            <kbd>
              <IconArrowLeft size={14} role="img" aria-label={leftArrow} />
            </kbd>
            <kbd>
              <IconArrowRight size={14} role="img" aria-label={rightArrow} />
            </kbd>{' '}
            pages
          </Trans>{' '}
          {onRedraw && (
            <Trans>
              <kbd>R</kbd> redraw
            </Trans>
          )}
        </p>
      </div>
    </section>
  );
}

function progressWords(page: LivePage, changed: boolean): string {
  const done = page.panels.filter((panel) => panel.state === 'done').length;
  const all = page.panels.length;
  if (done === all && changed) return t({ message: 'changed since it was drawn', context: 'page' });
  if (done === all) return t({ message: 'done', context: 'page' });
  if (page.picture && done === all - 1)
    return t({ message: 'done, one panel being redrawn', context: 'page' });
  if (page.panels.every((panel) => panel.state === 'waiting'))
    return t({ message: 'in pencil', context: 'page' });
  return t`${done} of ${all} panels`;
}
