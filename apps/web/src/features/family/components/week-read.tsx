import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChildActivity } from '@panelwise/contracts/http/families';
import { CoverStamp } from '../../../components/comic-cover/comic-cover.tsx';
import { PanelStrip } from '../../../components/panel-strip/panel-strip.tsx';
import { subjectWords } from '../../../lib/subject-words.ts';
import classes from './family.module.css';

/** Formats days in UTC, as they come. */
const dayFormat = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(i18n.locale, { ...parts, timeZone: 'UTC' });
const barPx = 44;
const cellsMax = 40;

/** What was read in seven days: comics and minutes, not each tap. */
export function WeekRead({ data: { child, days, read } }: { data: ChildActivity }) {
  const most = Math.max(1, ...days.map(({ minutes }) => minutes));
  const weekday = dayFormat({ weekday: 'short' });
  const monthDay = dayFormat({ month: 'short', day: 'numeric' });
  const name = child.firstname;
  const first = monthDay.format(new Date(days[0]!.day));
  const last = monthDay.format(new Date(days.at(-1)!.day));
  return (
    <section aria-labelledby="read">
      <div className={classes.head}>
        <div>
          <h2 id="read">
            <Trans>What {name} read</Trans>
          </h2>
          <p className="muted">
            <Trans>
              {first} to {last}. You see comics and minutes, not every tap.
            </Trans>
          </p>
        </div>
        <dl className={classes.minutes} aria-label={t`Minutes a day`}>
          {days.map(({ day, minutes }) => (
            <div key={day}>
              <dt>{weekday.format(new Date(day))}</dt>
              <dd>
                <span className="num">{minutes > 0 ? minutes : ''}</span>
                {minutes === 0 && <span className="visually-hidden">0</span>}
                <i
                  data-none={minutes === 0 || undefined}
                  style={{ height: minutes === 0 ? 2 : Math.max(4, (minutes / most) * barPx) }}
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {read.length === 0 ? (
        <p className={classes.none}>
          <Trans>Nothing in these seven days.</Trans>
        </p>
      ) : (
        <ul className={classes.read}>
          {read.map((one) => (
            <li key={one.comicId}>
              <CoverStamp src={one.thumbnail} />
              <div>
                <h3>{one.title}</h3>
                <p className="muted">
                  {one.subject && subjectWords(one.subject)} ·{' '}
                  {one.days.map((day) => weekday.format(new Date(day))).join(', ')}
                </p>
              </div>
              <div className={classes.progress}>
                {one.panels > 0 && (
                  <PanelStrip
                    decorative
                    size="sm"
                    panels={Array.from({ length: Math.min(cellsMax, one.panels) }, (_, i) => ({
                      page: 1,
                      panel: i + 1,
                      state:
                        i < (one.panelsRead / one.panels) * Math.min(cellsMax, one.panels)
                          ? 'done'
                          : 'waiting',
                    }))}
                  />
                )}
                <p>
                  <b>{progressWords(one)}</b>
                  <span className="num">{minutesWords(one)}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Read = ChildActivity['read'][number];

function progressWords({ isFinished, panelsRead, panels }: Read): string {
  if (isFinished) return t({ message: 'Read to the end', context: 'it was read' });
  return panels > 0 ? t`${panelsRead} of ${panels} panels` : t`Begun`;
}

const minutesWords = ({ minutes }: Read) => t`${minutes} min`;
