import classes from './goal-meter.module.css';

/** How far a class is, as a bar; what it says stands beside it in words. */
export function GoalMeter({ have, target }: { have: number; target: number }) {
  return (
    <div className={classes.meter} aria-hidden="true">
      <i style={{ inlineSize: `${Math.min(1, have / target) * 100}%` }} />
    </div>
  );
}
