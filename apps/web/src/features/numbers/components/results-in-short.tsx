import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { leastPeople } from '@panelwise/contracts/domain/comic-numbers';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { comicNumbersQuery } from '../api/numbers-queries.ts';
import { formatNumber } from '../number-words.ts';
import classes from './results-in-short.module.css';

/**
 * Where the readers of a comic leave, and every question with the share of first answers that were right: beside the comic
 * itself. What cannot be read at the moment is left out, for all of it stands on a page of its own.
 */
export function ResultsInShort({ comicId }: { comicId: string }) {
  const { data } = useQuery(comicNumbersQuery(comicId, 12));
  if (!data) return null;
  const { leave, questions } = data.numbers;
  const isLow = (share: number) => share < 60;
  return (
    <div className={classes.results}>
      {leave && (
        <p>
          {leftWords(leave.readers)} <Link to={paths.changeComic(comicId, leave)}>{placeOf(leave)}</Link>.
        </p>
      )}
      {questions.length > 0 && (
        <>
          <h3>
            <Trans>Right first time</Trans>
          </h3>
          <ul>
            {questions.map(({ question, hardcore, rightShare }, i) => (
              <li key={i}>
                <span>
                  {question}
                  {hardcore && (
                    <small>
                      {' '}
                      <Trans>hardcore quiz</Trans>
                    </small>
                  )}
                </span>
                {rightShare === null ? (
                  <small>
                    <Trans>fewer than {leastPeople} people</Trans>
                  </small>
                ) : (
                  <b className="num" data-low={isLow(rightShare) || undefined}>
                    {rightShare} %
                  </b>
                )}
                {rightShare !== null && (
                  <i aria-hidden data-low={isLow(rightShare) || undefined}>
                    <i style={{ width: `${rightShare}%` }} />
                  </i>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const placeOf = ({ page, panel }: { page: number; panel: number }) => t`page ${page}, panel ${panel}`;

function leftWords(readers: number): string {
  const count = formatNumber(readers);
  return plural(readers, {
    one: `${count} reader went no further than`,
    other: `${count} readers went no further than`,
  });
}
