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

const weekNames: Record<NumberWeeks, string> = { 4: '4 weeks', 12: '12 weeks', 52: 'A year' };

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
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1>Numbers</h1>
          <p className={classes.title}>{title}</p>
          <p className="muted">Counted once a device and half hour. Nobody can be recognised.</p>
        </div>
        <nav className={classes.weeks} aria-label="How far back">
          {numberWeeks.map((one) => (
            <Link key={one} to={`?weeks=${one}`} replace aria-current={one === weeks ? 'true' : undefined}>
              {weekNames[one]}
            </Link>
          ))}
        </nav>
      </div>
      <dl className={classes.tiles}>
        <Tile name="Readers" value={formatNumber(readers.all)}>
          {formatNumber(readers.recent)} in the last seven days
        </Tile>
        <Tile
          name="Read to the end"
          value={readers.all === 0 ? '–' : Math.round((100 * readers.finished) / readers.all)}
          unit={readers.all === 0 ? '' : '%'}
        >
          {formatNumber(readers.finished)} of {formatNumber(readers.all)}
        </Tile>
        <Tile name="Right first time" value={rightShare ?? '–'} unit={rightShare === null ? '' : '%'}>
          {rightShare === null ? `fewer than ${leastPeople} have answered` : 'of all first answers'}
        </Tile>
      </dl>
      {readers.all > 0 && <LeaveSection comicId={comicId} numbers={numbers} cutOut={cutOut} />}
      <div className={classes.charts}>
        <ShareChart spans={numbers.spans} isDaily={weeks === numberWeeks[0]} />
        <ReaderChart spans={numbers.spans} isDaily={weeks === numberWeeks[0]} />
      </div>
      {numbers.questions.length > 0 && <QuestionShares questions={numbers.questions} />}
      <p className={classes.how}>
        You, pupils of your classes, demo pupils and robots are not counted. First answers count from the next
        day on, and never of fewer than five people: it could be one child’s. What is kept and for how long
        stands in the <Link to={paths.privacyPolicy}>privacy policy</Link>.
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
