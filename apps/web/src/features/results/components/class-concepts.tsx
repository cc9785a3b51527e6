import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ClassConcept } from '@panelwise/contracts/domain/class-concepts';
import { comicTitle } from '../../../lib/comic-title.ts';
import classes from './class-concepts.module.css';
import results from './results.module.css';

const percent = (share: number) => Math.round(share * 100);

/** The concepts of a class, what it knows least first: how surely it is known now, how it went at first, and who needs help. */
export function ClassConcepts({ concepts }: { concepts: ClassConcept[] }) {
  return (
    <section className={results.results} aria-label={t`Concepts`}>
      <div className={results.title}>
        <h2>
          <Trans>What your class knows now</Trans>
        </h2>
        <p className="muted">
          <Trans>What it knows least comes first</Trans>
        </p>
      </div>
      <ul className={classes.concepts}>
        {concepts.map((one) => (
          <li key={one.comicId}>
            {one.thumbnail ? <img src={one.thumbnail} alt="" /> : <span aria-hidden />}
            <Concept one={one} />
          </li>
        ))}
      </ul>
      <p className="muted">
        <Trans>
          “Known now” is what those who have answered would still have right today. It falls slowly with time
          and rises with each review.
        </Trans>
      </p>
    </section>
  );
}

function Concept({ one }: { one: ClassConcept }) {
  const { concept, pupils, begun, read, firstTry, known, needHelp } = one;
  return (
    <div className={classes.concept}>
      <div>
        <h3>{concept}</h3>
        <p className="muted">{comicTitle(one)}</p>
      </div>
      {known === null ? (
        <p className="muted">
          <Trans>Nobody has answered any of it yet.</Trans>
        </p>
      ) : (
        <>
          <p className={classes.known}>
            <span className={results.length} aria-hidden>
              <span style={{ width: `${percent(known)}%` }} />
            </span>
            <b className="num">
              <Known share={percent(known)} />
            </b>
          </p>
          <p>
            <Begun begun={begun} pupils={pupils} read={read} />{' '}
            {firstTry.of > 0 && <AtFirst share={percent(firstTry.right / firstTry.of)} />}
          </p>
          {needHelp.length === 0 ? (
            <p className={classes.well}>
              <Trans>Nobody who has answered needs help with it.</Trans>
            </p>
          ) : (
            <div className={results.belief}>
              <p>
                <b>
                  <Plural
                    value={needHelp.length}
                    one="# pupil needs help with it:"
                    other="# pupils need help with it:"
                  />
                </b>
              </p>
              <ul className={classes.names}>
                {needHelp.map(({ _id, name, known: own }) => (
                  <li key={_id}>
                    {name} <span className="num">{percent(own)} %</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </div>
  );
}

const Known = ({ share }: { share: number }) => <Trans>{share} % known now</Trans>;

const AtFirst = ({ share }: { share: number }) => <Trans>{share} % was right at first.</Trans>;

function Begun({ begun, pupils, read }: { begun: number; pupils: number; read: number }) {
  return (
    <Trans>
      {begun} of {pupils} have answered, {read} have read it to the end.
    </Trans>
  );
}
