import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Assignment, ClassResults } from '@panelwise/contracts/http/assignments';
import type { ReactNode } from 'react';
import { titleOf, whenOf } from '../../../lib/assignment-words.ts';
import classes from './results.module.css';

/** What was assigned, and four numbers of it. Time stands apart from what was right. */
export function ResultsHead({ assignment, results }: { assignment: Assignment; results: ClassResults }) {
  const { read, firstTry, repaired, seconds } = results;
  const thumbnail = assignment.comics[0]?.thumbnail;
  return (
    <div className={classes.head}>
      {thumbnail && <img src={thumbnail} alt="" />}
      <div>
        <p className={classes.when}>{whenOf(assignment)}</p>
        <h2>{titleOf(assignment)}</h2>
      </div>
      <dl className={classes.facts}>
        <Fact name={t`Read to the end`}>
          <Part {...read} />
        </Fact>
        {firstTry.of > 0 && (
          <>
            <Fact name={t`Right first time`}>
              <b className="num">{Math.round((firstTry.right / firstTry.of) * 100)}</b> %
            </Fact>
            {repaired.of > 0 && (
              <Fact name={t`Mistakes repaired`}>
                <Part {...repaired} />
              </Fact>
            )}
            {seconds !== null && (
              <Fact name={t`Middle time a question`}>
                <Trans>
                  <b className="num">{seconds}</b> s
                </Trans>
              </Fact>
            )}
          </>
        )}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Part({ done, of }: { done: number; of: number }) {
  return (
    <Trans>
      <b className="num">{done}</b> of {of}
    </Trans>
  );
}
