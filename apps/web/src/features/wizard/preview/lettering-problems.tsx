import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './failed-pages.module.css';

const shown = 4;

/** Names the panels whose words do not fit, and what to do: a comic with such a panel cannot be published. */
export function LetteringProblems({ pages }: { pages: readonly DrawnPage[] }) {
  const problems = pages.flatMap((page) =>
    page.panels.flatMap(({ panel, verdict }) =>
      verdict && !verdict.ok
        ? [
            `Page ${page.pageNumber}, panel ${panel}: ${verdict.problems[0]?.message ?? 'The words do not fit.'}`,
          ]
        : [],
    ),
  );
  if (problems.length === 0) return null;
  return (
    <div className={classes.trouble} role="alert">
      <IconAlertTriangle size={22} aria-hidden />
      <p>
        <b>Some words need fixing before you can publish.</b> {problems.slice(0, shown).join(' ')}
        {problems.length > shown && ` And ${problems.length - shown} more.`} Change them in the script, then
        put them on the pages.
      </p>
    </div>
  );
}
