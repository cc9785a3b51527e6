import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { getResultsFile } from '@panelwise/contracts/http/assignments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ResultFiles } from '../../../components/result-files/result-files.tsx';
import { callForFile } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { resultsQuery } from '../results-queries.ts';
import { type CutOut, ItemPanel } from './item-panel.tsx';
import classes from './results.module.css';
import { ResultsGrid } from './results-grid.tsx';
import { ResultsHead } from './results-head.tsx';

/** How a class did with one assignment. */
export function ClassResults({
  classId,
  assignmentId,
  cutOut,
}: {
  classId: string;
  assignmentId: string;
  cutOut: CutOut;
}) {
  const { data, error } = useQuery(resultsQuery(classId, assignmentId));
  const [chosen, setChosen] = useState<number | null>(null);
  if (!data)
    return error ? (
      <Alert role="alert">{errorText(error, t`The results cannot be shown at the moment.`)}</Alert>
    ) : (
      <p role="status">
        <Trans>One moment...</Trans>
      </p>
    );
  const { results, assignment } = data;
  const shown = chosen ?? results.lost ?? (results.items.length > 0 ? 0 : null);
  const item = shown === null ? undefined : results.items[shown];
  return (
    <div className={classes.results}>
      <ResultsHead assignment={assignment} results={results} />
      <div className={classes.both} data-single={results.items.length === 0 || undefined}>
        <div className={classes.main}>
          <div className={classes.title}>
            <h2>{results.items.length > 0 ? t`Every pupil, every question` : t`Every pupil`}</h2>
            <p className="muted">
              <Trans>Who needs you first</Trans>
            </p>
            <ResultFiles
              get={(format) =>
                callForFile(getResultsFile, { params: { id: classId, assignmentId }, query: { format } })
              }
            />
          </div>
          {results.items.length > 0 ? (
            <ResultsGrid results={results} shown={shown} onShow={setChosen} />
          ) : (
            <ul className={classes.readers}>
              {results.pupils.map(({ pupil, isRead }) => (
                <li key={pupil._id}>
                  <span>{pupil.name}</span> {isRead ? t`Read to the end` : t`Not yet`}
                </li>
              ))}
            </ul>
          )}
        </div>
        {item && shown !== null && (
          <aside className={classes.side} aria-label={t`Questions and panels`}>
            <ItemPanel
              item={item}
              number={shown + 1}
              isLost={shown === results.lost}
              cutOut={cutOut}
              isOwn={results.ownComics.includes(item.comicId)}
            />
            {results.taught.length > 0 && <ByPanel taught={results.taught} many={assignment.comics} />}
          </aside>
        )}
      </div>
    </div>
  );
}

function ByPanel({
  taught,
  many,
}: {
  taught: { comicId: string; page: number; panel: number; right: number; of: number }[];
  many: { _id: string; title: string }[];
}) {
  return (
    <section aria-label={t`By panel`}>
      <h2 className={classes.by}>
        <Trans>By panel</Trans>
      </h2>
      <ul className={classes.taught}>
        {taught.map(({ comicId, page, panel, right, of }) => {
          const title = many.find(({ _id }) => _id === comicId)?.title ?? '';
          const share = Math.round((right / of) * 100);
          return (
            <li key={`${comicId} ${page} ${panel}`}>
              <span>
                {many.length > 1 ? (
                  <Trans>
                    {title}, Page {page}, panel {panel}
                  </Trans>
                ) : (
                  <Trans>
                    Page {page}, panel {panel}
                  </Trans>
                )}
              </span>
              <span className={classes.length} aria-hidden>
                <span style={{ width: `${share}%` }} />
              </span>
              <b className="num">{share} %</b>
            </li>
          );
        })}
      </ul>
      <p className="muted">
        <Trans>First tries only. Speed is kept apart and never lowers a score.</Trans>
      </p>
    </section>
  );
}
