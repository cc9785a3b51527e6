import { type ComicNumbers, leastPeople } from '@panelwise/contracts/domain/comic-numbers';
import classes from './numbers.module.css';

/** Every question with the share of first answers that were right. */
export function QuestionShares({ questions }: { questions: ComicNumbers['questions'] }) {
  const lowest = Math.min(...questions.map(({ rightShare }) => rightShare ?? 100));
  return (
    <section>
      <h2>Questions</h2>
      <p className="muted">First answers of readers who played the quiz to its end.</p>
      <table className={classes.questions}>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Right first time</th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ question, hardcore, rightShare }, i) => (
            <tr key={i}>
              <th scope="row">
                <b className="num">{i + 1}</b>
                <span>
                  {question} {hardcore && <small className="muted">hardcore quiz</small>}
                </span>
              </th>
              <td>
                {rightShare === null ? (
                  <span className="muted">fewer than {leastPeople} people</span>
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
