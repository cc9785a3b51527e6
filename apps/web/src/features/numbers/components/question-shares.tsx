import { Trans } from '@lingui/react/macro';
import { type ComicNumbers, leastPeople } from '@panelwise/contracts/domain/comic-numbers';
import classes from './numbers.module.css';

/** Every question with the share of first answers that were right. */
export function QuestionShares({ questions }: { questions: ComicNumbers['questions'] }) {
  const lowest = Math.min(...questions.map(({ rightShare }) => rightShare ?? 100));
  return (
    <section>
      <h2>
        <Trans>Questions</Trans>
      </h2>
      <p className="muted">
        <Trans>First answers of readers who played the quiz to its end.</Trans>
      </p>
      <table className={classes.questions}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Question</Trans>
            </th>
            <th scope="col">
              <Trans>Right first time</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ question, hardcore, rightShare }, i) => (
            <tr key={i}>
              <th scope="row">
                <b className="num">{i + 1}</b>
                <span>
                  {question}{' '}
                  {hardcore && (
                    <small className="muted">
                      <Trans>hardcore quiz</Trans>
                    </small>
                  )}
                </span>
              </th>
              <td>
                {rightShare === null ? (
                  <span className="muted">
                    <Trans>fewer than {leastPeople} people</Trans>
                  </span>
                ) : (
                  <span className={classes.share}>
                    <span
                      aria-hidden
                      data-low={(rightShare === lowest && rightShare < 60) || undefined}
                      className={classes.length}
                    >
                      <span style={{ width: `${rightShare}%` }} />
                    </span>
                    <b className="num">{rightShare} %</b>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
