import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { IconAlertTriangle, IconCheck, IconClock, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { countOnPage } from './changed-panels.ts';
import classes from './film-strip.module.css';
import { LivePageView } from './live-page-view.tsx';
import { type LivePage, pageStatus } from './live-pages.ts';

const icons = { ok: IconCheck, pencil: IconPencil, bad: IconAlertTriangle, quiet: IconClock } as const;

/** All pages small, each with how far it is. Places count from 0. */
export function FilmStrip(props: {
  pages: LivePage[];
  script: Script;
  meta: ComicMeta;
  busy: boolean;
  /** Pages whose words were changed after they were drawn. */
  edited: ReadonlySet<number>;
  /** Panels as "page.panel" that are others in the script than they were drawn. */
  changed: ReadonlySet<string>;
  /** Those of them that get a new picture. */
  redone: ReadonlySet<string>;
  current: number;
  onGo: (page: number) => void;
}) {
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [props.current]);
  return (
    <ol className={classes.film} aria-label={t`Pages`}>
      {props.pages.map((page, index) => {
        const { page: number } = page;
        const source = props.script[index];
        const status = pageStatus(page, props.busy, countOnPage(props.changed, number));
        const Icon = icons[status.tone];
        const current = index === props.current;
        return (
          <li key={number} ref={current ? here : undefined}>
            <button
              type="button"
              className={classes.frame}
              data-tone={status.tone}
              aria-current={current || undefined}
              onClick={() => props.onGo(index)}
            >
              <span className={classes.picture} aria-hidden>
                {source && (
                  <LivePageView
                    page={page}
                    source={source}
                    meta={props.meta}
                    edited={props.edited.has(index)}
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
                <span className={classes.status}>
                  <Icon size={15} stroke={2.2} aria-hidden />
                  {status.label}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
