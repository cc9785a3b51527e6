import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import type { ComicMeta, Script } from '@panelwise/contracts/domain/script';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { inOurWords } from '../../../lib/our-words.ts';
import type { ScriptDraft } from '../hooks/use-script-draft.ts';
import type { LivePage } from '../preview/live-pages.ts';
import { PagesForm } from './pages-form.tsx';
import classes from './script-panel.module.css';
import type { PanelPlace, ReadScript } from './script-text.ts';

export type ScriptView = 'pages' | 'json';

/** The script beside the pages: as a form, or as the JSON that is stored. */
export function ScriptPanel(props: {
  draft: ScriptDraft;
  script: Script | undefined;
  read: ReadScript;
  /** The last script that could be read. */
  good: Script;
  pages: LivePage[];
  /** Panels as "page.panel" that are others here than on the pages. */
  changed: ReadonlySet<string>;
  meta: ComicMeta;
  at: PanelPlace;
  view: ScriptView;
  onView: (view: ScriptView) => void;
  onGo: (at: PanelPlace) => void;
  children?: ReactNode;
}) {
  const { draft, script, read } = props;
  const { text } = draft.doc;
  return (
    <section className={classes.script} aria-labelledby="script-title">
      <header className={classes.head}>
        <h2 id="script-title">
          <Trans>Script</Trans>
        </h2>
        <SegmentedControl
          size="sm"
          aria-label={t`How to edit the script`}
          value={props.view}
          onChange={(view) => props.onView(view as ScriptView)}
          data={[
            { value: 'pages', label: t({ message: 'Form', context: 'of a script' }) },
            { value: 'json', label: 'JSON' },
          ]}
        />
        <span className={classes.undo}>
          <HistoryButton label={t`Undo`} onClick={draft.undo} icon={<IconArrowBackUp size={20} />} />
          <HistoryButton label={t`Redo`} onClick={draft.redo} icon={<IconArrowForwardUp size={20} />} />
        </span>
      </header>
      {!read.ok && text.trim() !== '' && props.view === 'pages' && (
        <div className={classes.problem} role="alert">
          <p>{inOurWords(read.message)}</p>
          {read.details.length > 1 && (
            <ul>
              {read.details.slice(1, 4).map((detail) => (
                <li key={detail.path + detail.message}>{inOurWords(detail.message)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {props.view === 'pages' && script ? (
        <PagesForm
          script={script}
          pages={props.pages}
          changed={props.changed}
          meta={props.meta}
          at={props.at}
          onGo={props.onGo}
          onEdit={draft.editScript}
        />
      ) : (
        <Suspense fallback={<JsonLoading />}>
          <JsonEditor
            text={text}
            read={read}
            good={props.good}
            at={props.at}
            onGo={props.onGo}
            onChange={draft.editText}
            onUndo={draft.undo}
            onRedo={draft.redo}
          />
        </Suspense>
      )}
      {props.children}
    </section>
  );
}

/** A script has some length, and its editor is loaded when it is first wanted. */
const JsonEditor = lazy(() => import('./json-editor.tsx'));

const JsonLoading = () => (
  <p className={classes.loading} role="status">
    <Trans>Opening the JSON editor</Trans>
  </p>
);

function HistoryButton(props: { label: string; onClick: (() => void) | undefined; icon: ReactNode }) {
  return (
    <Tooltip label={props.label}>
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={props.label}
        disabled={!props.onClick}
        onClick={props.onClick}
      >
        {props.icon}
      </ActionIcon>
    </Tooltip>
  );
}
