import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { LivePage } from '../preview/live-pages.ts';
import { FoldedPage, OpenPage } from './page-section.tsx';
import { addPage } from './script-edits.ts';
import classes from './script-panel.module.css';
import type { PanelPlace } from './script-text.ts';

/** The script as pages to fold out, the chosen panel as a form. Places count from 0. */
export function PagesForm(props: {
  script: Script;
  pages: LivePage[];
  changed: ReadonlySet<string>;
  meta: ComicMeta;
  at: PanelPlace;
  onGo: (at: PanelPlace) => void;
  onEdit: (change: (script: Script) => Script) => void;
}) {
  const { script, at, onGo, onEdit } = props;
  const form = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  // The line that was pressed is gone: its form stands there now, to write in.
  useEffect(() => {
    if (at.toWrite) form.current?.querySelector('textarea')?.focus();
  }, [at]);
  return (
    <div ref={form}>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      {script.map((page, p) =>
        p === at.page ? (
          <OpenPage
            key={p}
            script={script}
            at={at}
            live={props.pages[p]}
            changed={props.changed}
            meta={props.meta}
            onGo={onGo}
            onEdit={onEdit}
            onSaid={say}
          />
        ) : (
          <FoldedPage
            key={p}
            page={page}
            index={p}
            stopped={props.pages[p]?.panels.some((panel) => panel.state === 'failed') ?? false}
            onGo={onGo}
          />
        ),
      )}
      <Button
        variant="subtle"
        size="sm"
        className={classes.addPage}
        leftSection={<IconPlus aria-hidden />}
        disabled={!addPage(script)}
        onClick={() => {
          onEdit((now) => addPage(now) ?? now);
          onGo({ page: script.length, panel: 0, picked: true, toWrite: true });
        }}
      >
        <Trans>Add a page</Trans>
      </Button>
    </div>
  );
}
