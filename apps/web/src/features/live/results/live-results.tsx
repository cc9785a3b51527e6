import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { LiveResults as Results } from '@panelwise/contracts/domain/live';
import { daysOf, retention } from '@panelwise/contracts/domain/retention';
import { getLiveResultsFile } from '@panelwise/contracts/http/live';
import { ResultFiles } from '../../../components/result-files/result-files.tsx';
import { callForFile } from '../../../lib/api-client.ts';
import { Cells } from '../cells.tsx';
import type { CutOut } from '../live-panel.tsx';
import { placeWords } from '../live-panel.tsx';
import classes from './results.module.css';

/** What came of a live session: each question with what was chosen, and each seat, who needs help first. */
export function LiveResults({
  classId,
  results,
  cutOut,
}: {
  classId: string;
  results: Results;
  cutOut: CutOut;
}) {
  const { session, items, seats } = results;
  const { _id: sessionId, title, seats: seatCount } = session;
  const asked = items.length;
  const days = daysOf(retention.liveGuestsMs);
  return (
    <section className={classes.results} aria-label={t`Live results`}>
      <h2>
        <Trans>{title}, live</Trans>
      </h2>
      <p className="muted">
        <Trans>
          <Plural value={seatCount} one="# seat" other="# seats" />,{' '}
          <Plural value={asked} one="# question" other="# questions" /> asked. Names of guests are in it for{' '}
          {days} days; what was counted stays.
        </Trans>
      </p>
      <div className={classes.files}>
        <ResultFiles
          get={(format) =>
            callForFile(getLiveResultsFile, { params: { id: classId, sessionId }, query: { format } })
          }
        />
      </div>
      {items.length === 0 && (
        <p>
          <Trans>No question was closed.</Trans>
        </p>
      )}
      <ol className={classes.items}>
        {items.map((item, i) => (
          <Asked key={item.question} item={item} number={i + 1} cutOut={cutOut} />
        ))}
      </ol>
      {seats.length > 0 && (
        <>
          <h3>
            <Trans>Who was there, who needs help first</Trans>
          </h3>
          <ul className={classes.seats}>
            {seats.map((seat) => (
              <Seat key={seat._id} seat={seat} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A question with what was chosen. */
function Asked({ item, number, cutOut }: { item: Results['items'][number]; number: number; cutOut: CutOut }) {
  const { question, options, panel, taughtAt, seconds } = item;
  const { right, of } = item.right;
  return (
    <li>
      {panel && (
        <figure>
          {cutOut(panel)}
          <figcaption className="muted">{placeWords(taughtAt)}</figcaption>
        </figure>
      )}
      <div>
        <p className="muted">
          <Trans>Question {number}</Trans>
        </p>
        <h3>{question}</h3>
        <p>
          <Trans>
            <b className="num">
              {right} of {of}
            </b>{' '}
            right
          </Trans>
        </p>
        <ul className={classes.options}>
          {options.map(({ text, isRight, chosen }) => (
            <li key={text} data-right={isRight || undefined}>
              <span>
                {text}{' '}
                {isRight && (
                  <b>
                    <Trans context="answer">Right</Trans>
                  </b>
                )}
              </span>
              <span className="num">
                <Trans>
                  {chosen}
                  <span className="visually-hidden"> chose it</span>
                </Trans>
              </span>
            </li>
          ))}
        </ul>
        {seconds !== null && (
          <p className={classes.speed}>
            <Trans>{seconds} s for half of them. Speed counts for nothing.</Trans>
          </p>
        )}
      </div>
    </li>
  );
}

function Seat({ seat: { name, isGuest, right, cells } }: { seat: Results['seats'][number] }) {
  const all = cells.length;
  return (
    <li>
      <span>
        {name}
        {isGuest && (
          <span className="muted">
            {' '}
            <Trans>guest</Trans>
          </span>
        )}
      </span>
      <Cells cells={cells} />
      <span className="num">
        <Trans>
          {right} of {all}
        </Trans>
      </span>
    </li>
  );
}
