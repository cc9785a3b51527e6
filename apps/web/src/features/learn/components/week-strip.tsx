import classes from './week-strip.module.css';

const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const longNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** So many days of learning make a week. */
const daysOfWeek = 4;

/** The days of this week on which something was learnt. */
export function WeekStrip({ days }: { days: readonly boolean[] }) {
  const done = days.filter(Boolean).length;
  const learnt = longNames.filter((_, index) => days[index]);
  return (
    <div className={classes.week}>
      <p className={classes.title}>Days this week</p>
      <div aria-hidden="true" className={classes.days}>
        {names.map((name, index) => (
          <i key={name} data-done={days[index] || undefined}>
            <span>{name}</span>
          </i>
        ))}
      </div>
      <p>
        <b>{Math.min(done, daysOfWeek)} of 4</b> Rest days are fine.
        {learnt.length > 0 && <span className="visually-hidden"> Learnt on {learnt.join(', ')}.</span>}
      </p>
    </div>
  );
}
