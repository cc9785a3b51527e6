import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComicNumbers } from '@panelwise/contracts/domain/comic-numbers';
import { leastPeople, type NumberWeeks, numberWeeks } from '@panelwise/contracts/domain/comic-numbers';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { formatNumber } from '../number-words.ts';
import { LeaveSection } from './leave-section.tsx';
import classes from './numbers.module.css';
import { QuestionShares } from './question-shares.tsx';
import { ReaderChart } from './reader-chart.tsx';
import { ShareChart } from './share-chart.tsx';

const weekNames: Record<NumberWeeks, MessageDescriptor> = {
  4: msg`4 weeks`,
  12: msg`12 weeks`,
  52: msg`A year`,
};

/** Shows a panel, cut from the picture of its page. */
export type CutOut = (panel: NonNullable<NonNullable<ComicNumbers['leave']>['picture']>) => ReactNode;

/** How a comic does with its readers: how many, how far they come, and what they know afterwards. */
export function NumbersPage({
  comicId,
  title,
  numbers,
  weeks,
  cutOut,
}: {
  comicId: string;
  title: string;
  numbers: ComicNumbers;
  weeks: NumberWeeks;
  cutOut: CutOut;
}) {
  const { readers, rightShare } = numbers;
  const [all, recent, finished] = [readers.all, readers.recent, readers.finished].map(formatNumber);
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1>
            <Trans>Numbers</Trans>
          </h1>
          <p className={classes.title}>{title}</p>
          <p className="muted">
            <Trans>Counted once a device and half hour. Nobody can be recognised.</Trans>
          </p>
        </div>
        <nav className={classes.weeks} aria-label={t`How far back`}>
          {numberWeeks.map((one) => (
            <Link key={one} to={`?weeks=${one}`} replace aria-current={one === weeks ? 'true' : undefined}>
              {i18n._(weekNames[one])}
            </Link>
          ))}
        </nav>
      </div>
      <dl className={classes.tiles}>
        <Tile name={t`Readers`} value={all}>
          <Trans>{recent} in the last seven days</Trans>
        </Tile>
        <Tile
          name={t`Read to the end`}
          value={readers.all === 0 ? '–' : Math.round((100 * readers.finished) / readers.all)}
          unit={readers.all === 0 ? '' : '%'}
        >
          <Trans>
            {finished} of {all}
          </Trans>
        </Tile>
        <Tile name={t`Right first time`} value={rightShare ?? '–'} unit={rightShare === null ? '' : '%'}>
          {rightShare === null ? t`fewer than ${leastPeople} have answered` : t`of all first answers`}
        </Tile>
      </dl>
      {readers.all > 0 && <LeaveSection comicId={comicId} numbers={numbers} cutOut={cutOut} />}
      <div className={classes.charts}>
        <ShareChart spans={numbers.spans} isDaily={weeks === numberWeeks[0]} />
        <ReaderChart spans={numbers.spans} isDaily={weeks === numberWeeks[0]} />
      </div>
      {numbers.questions.length > 0 && <QuestionShares questions={numbers.questions} />}
      <p className={classes.how}>
        <Trans>
          You, pupils of your classes, demo pupils and robots are not counted. First answers count from the
          next day on, and never of fewer than five people: it could be one child’s. What is kept and for how
          long stands in the <Link to={paths.privacyPolicy}>privacy policy</Link>.
        </Trans>
      </p>
    </>
  );
}

function Tile({
  name,
  value,
  unit = '',
  children,
}: {
  name: string;
  value: ReactNode;
  unit?: string;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="num">
          {value}
          {unit && <small> {unit}</small>}
        </b>
        <span className="muted">{children}</span>
      </dd>
    </div>
  );
}
