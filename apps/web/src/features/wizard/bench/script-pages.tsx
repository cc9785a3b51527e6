import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { memo } from 'react';
import { LivePageView } from '../preview/live-page-view.tsx';
import { countDrawn, type LivePage } from '../preview/live-pages.ts';
import { boxStyle, clipPath, svgPoints } from '../preview/page-geometry.ts';
import { PageVerdictNote } from '../preview/page-verdict.tsx';
import type { PanelPlace } from '../script/script-text.ts';
import classes from './script-pages.module.css';

const SmallPage = memo(LivePageView);

/** The page that is written on, large, with its chosen panel framed, and all pages small beside it. */
export function ScriptPages(props: {
  pages: LivePage[];
  script: Script;
  meta: ComicMeta;
  edited: ReadonlySet<number>;
  /** Panels as "page.panel" that get a new picture. */
  redone: ReadonlySet<string>;
  /** The script can be read: these are its pages, and not those of the last one that could be. */
  isRead: boolean;
  /** Both from 0. */
  page: number;
  panel: number;
  onGo: (at: PanelPlace) => void;
}) {
  const { pages, script, meta } = props;
  const index = Math.min(props.page, pages.length - 1);
  const [page, source] = [pages[index], script[index]];
  const { done, total } = countDrawn(pages);
  return (
    <section className={classes.pages} aria-label={t`Pages`}>
      <div className={classes.desk}>
        {page && source && (
          <div className={classes.large}>
            <LivePageView
              // The former drawing stays while another one is made, but not that of another page.
              key={index}
              page={page}
              source={source}
              meta={meta}
              edited={props.edited.has(index)}
              redone={props.redone}
              over={(i, polygon) => (
                <PanelArea
                  key={i}
                  page={index}
                  panel={i}
                  alt={page.panels[i]?.alt ?? ''}
                  polygon={polygon}
                  chosen={i === props.panel}
                  onChoose={() => props.onGo({ page: index, panel: i, picked: true, toWrite: true })}
                />
              )}
            />
          </div>
        )}
        <ol className={classes.strip} aria-label={t`All pages`}>
          {pages.map((one, p) => {
            const its = script[p];
            const number = one.page;
            return (
              <li key={one.page}>
                <button
                  type="button"
                  aria-current={p === index || undefined}
                  onClick={() => props.onGo({ page: p, panel: 0 })}
                >
                  <span className={classes.small} aria-hidden>
                    {its && (
                      <SmallPage
                        page={one}
                        source={its}
                        meta={meta}
                        edited={props.edited.has(p)}
                        redone={props.redone}
                        small
                      />
                    )}
                  </span>
                  <span className={classes.label}>
                    <b className="num">
                      <Trans>
                        <span className="visually-hidden">Page </span>
                        {number}
                      </Trans>
                    </b>{' '}
                    <Plural value={one.panels.length} one="# panel" other="# panels" />
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
      <div className={classes.foot}>
        <p>
          <i className={classes.hatch} aria-hidden />
          {done > 0 ? t`Drawn: ${done} of ${total} panels` : t`In pencil: ${total} panels`}
        </p>
        {source && props.isRead && <PageVerdictNote source={source} meta={meta} />}
        <p className={classes.keys}>
          <Trans>
            <kbd>J</kbd>
            <kbd>K</kbd> panels
          </Trans>
        </p>
      </div>
    </section>
  );
}

function PanelArea(props: {
  page: number;
  panel: number;
  alt: string;
  polygon: [number, number][];
  chosen: boolean;
  onChoose: () => void;
}) {
  const { polygon, chosen, alt } = props;
  const box = boxStyle(polygon);
  const [page, panel] = [props.page + 1, props.panel + 1];
  return (
    <>
      {chosen && (
        <svg className={classes.frame} viewBox="0 0 1240 1754" preserveAspectRatio="none" aria-hidden>
          <polygon points={svgPoints(polygon)} />
        </svg>
      )}
      <div className={classes.cut} style={{ clipPath: clipPath(polygon) }}>
        <button
          type="button"
          style={box}
          aria-pressed={chosen}
          aria-label={t`Page ${page}, panel ${panel}. ${alt}`}
          onClick={props.onChoose}
        />
      </div>
      {chosen && (
        <b className={classes.number} style={{ top: box.top }} aria-hidden>
          {panel}
        </b>
      )}
    </>
  );
}
