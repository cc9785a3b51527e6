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
        <Fact name="Read to the end" value={read.done} rest={`of ${read.of}`} />
        {firstTry.of > 0 && (
          <>
            <Fact name="Right first time" value={Math.round((firstTry.right / firstTry.of) * 100)} rest="%" />
            {repaired.of > 0 && (
              <Fact name="Mistakes repaired" value={repaired.done} rest={`of ${repaired.of}`} />
            )}
            {seconds !== null && <Fact name="Middle time a question" value={seconds} rest="s" />}
          </>
        )}
      </dl>
    </div>
  );
}

function Fact({ name, value, rest }: { name: string; value: ReactNode; rest: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="num">{value}</b> {rest}
      </dd>
    </div>
  );
}
