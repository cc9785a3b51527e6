import type { LiveResults as Results } from '@panelwise/contracts/domain/live';
import { daysOf, retention } from '@panelwise/contracts/domain/retention';
import { counted } from '../../../lib/counted.ts';
import { Cells } from '../cells.tsx';
import type { CutOut } from '../live-panel.tsx';
import { placeWords } from '../live-panel.tsx';
import classes from './results.module.css';

/** What came of a live session: each question with what was chosen, and each seat, who needs help first. */
export function LiveResults({ results, cutOut }: { results: Results; cutOut: CutOut }) {
  const { session, items, seats } = results;
  return (
    <section className={classes.results} aria-label="Live results">
      <h2>{session.title}, live</h2>
      <p className="muted">
        {counted(seats.length, 'seat')}, {counted(items.length, 'question')} asked. Guests are in it for{' '}
        {daysOf(retention.liveGuestsMs)} days.
      </p>
      {items.length === 0 && <p>No question was closed.</p>}
      <ol className={classes.items}>
        {items.map((item, i) => (
          <li key={item.question}>
            {item.panel && (
              <figure>
                {cutOut(item.panel)}
                <figcaption className="muted">{placeWords(item.taughtAt)}</figcaption>
              </figure>
            )}
            <div>
              <p className="muted">Question {i + 1}</p>
              <h3>{item.question}</h3>
              <p>
                <b className="num">
                  {item.right.right} of {item.right.of}
                </b>{' '}
                right
              </p>
              <ul className={classes.options}>
                {item.options.map(({ text, isRight, chosen }) => (
                  <li key={text} data-right={isRight || undefined}>
                    <span>
                      {text} {isRight && <b>Right</b>}
                    </span>
                    <span className="num">
                      {chosen}
                      <span className="visually-hidden"> chose it</span>
                    </span>
                  </li>
                ))}
              </ul>
              {item.seconds !== null && (
                <p className={classes.speed}>{item.seconds} s for half of them. Speed counts for nothing.</p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {seats.length > 0 && (
        <>
          <h3>Who was there, who needs help first</h3>
          <ul className={classes.seats}>
            {seats.map(({ _id, name, isGuest, right, cells }) => (
              <li key={_id}>
                <span>
                  {name}
                  {isGuest && <span className="muted"> guest</span>}
                </span>
                <Cells cells={cells} />
                <span className="num">
                  {right} of {cells.length}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
