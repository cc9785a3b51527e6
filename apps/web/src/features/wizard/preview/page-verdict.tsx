import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { inOurWords } from '../../../lib/our-words.ts';
import { usePageSketch } from '../hooks/use-page-sketch.ts';
import type { PageVerdict } from '../rough/rough-messages.ts';
import classes from './page-verdict.module.css';

/**
 * What the lettering solver says of a page as it is typed: it fits, or which panel does not and why. Of a page that is not
 * drawn yet (`isDrawn`) it says only what is wrong.
 */
export function PageVerdictNote(props: { source: ScriptPage; meta: ComicMeta; isDrawn?: boolean }) {
  const { source, meta, isDrawn = true } = props;
  const verdict = usePageSketch(source, meta)?.verdict;
  // The place is kept, so that nothing jumps when the verdict comes.
  return (
    <div className={classes.note} aria-live="polite">
      {verdict && (isDrawn || verdict.problems.length > 0) && <Words verdict={verdict} />}
    </div>
  );
}

function Words({ verdict }: { verdict: PageVerdict }) {
  const { smallestPt } = verdict;
  if (verdict.problems.length === 0)
    return (
      <p
        className={classes.fits}
        title={smallestPt > 0 ? t`All words fit, the smallest at ${smallestPt} pt` : undefined}
      >
        <IconCheck size={16} aria-hidden />
        <Trans>All words fit</Trans>
      </p>
    );
  return (
    <ul className={classes.problems}>
      {verdict.problems.map(({ panel, message: said }) => {
        const number = panel + 1;
        const message = inOurWords(said);
        return (
          <li key={panel + message}>
            <IconAlertTriangle size={16} aria-hidden />
            <span>
              <Trans>
                <b>Panel {number}:</b> {message}
              </Trans>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What is wrong with the words of one panel, counted from 0; nothing where they fit. */
export function PanelVerdictNote(props: {
  source: ScriptPage;
  meta: ComicMeta;
  panel: number;
  /** Has the picture planned anew for these words; given where they are others than it has room for. */
  onMakeRoom?: (() => void) | undefined;
}) {
  const problems = usePageSketch(props.source, props.meta)?.verdict.problems ?? [];
  const mine = problems.filter(({ panel }) => panel === props.panel);
  return (
    <div aria-live="polite">
      {mine.length > 0 && (
        <ul className={classes.problems}>
          {mine.map(({ message }) => (
            <li key={message}>
              <IconAlertTriangle size={16} aria-hidden />
              <span>{inOurWords(message)}</span>
            </li>
          ))}
        </ul>
      )}
      {props.onMakeRoom && (
        <Button variant="subtle" size="compact-sm" onClick={props.onMakeRoom}>
          <Trans>Plan a new picture with room for these words</Trans>
        </Button>
      )}
    </div>
  );
}
