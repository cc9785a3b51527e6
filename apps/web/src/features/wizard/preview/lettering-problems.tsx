import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import { IconAlertTriangle } from '@tabler/icons-react';
import { inOurWords } from '../../../lib/our-words.ts';
import classes from './failed-pages.module.css';

const shown = 4;

/** Names the panels whose words do not fit, and what to do: a comic with such a panel cannot be published. */
export function LetteringProblems({ pages }: { pages: readonly DrawnPage[] }) {
  const problems = pages.flatMap((page) =>
    page.panels.flatMap(({ panel, verdict }) =>
      verdict && !verdict.ok
        ? [
            problemText(
              page.pageNumber,
              panel,
              inOurWords(verdict.problems[0]?.message ?? t`The words do not fit.`),
            ),
          ]
        : [],
    ),
  );
  if (problems.length === 0) return null;
  const more = problems.length - shown;
  return (
    <div className={classes.trouble} role="alert">
      <IconAlertTriangle size={22} aria-hidden />
      <p>
        <b>
          <Trans>Some words need fixing before you can publish.</Trans>
        </b>{' '}
        {problems.slice(0, shown).join(' ')}
        {more > 0 && ` ${plural(more, { one: 'And # more.', other: 'And # more.' })}`}{' '}
        <Trans>Change them in the script, then put them on the pages.</Trans>
      </p>
    </div>
  );
}

const problemText = (page: number, panel: number, problem: string) =>
  t`Page ${page}, panel ${panel}: ${problem}`;
