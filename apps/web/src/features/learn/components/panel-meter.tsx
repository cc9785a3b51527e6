import classes from './panel-meter.module.css';

/** How many of a row of panels are done: ink for those, empty for the others. What it says stands beside it in words. */
export function PanelMeter({ done, of }: { done: number; of: number }) {
  const cells = Math.min(of, 36);
  const filled = Math.round((done / Math.max(1, of)) * cells);
  return (
    <div className={classes.meter} aria-hidden="true">
      {Array.from({ length: cells }, (_, index) => (
        <i key={index} data-done={index < filled || undefined} />
      ))}
    </div>
  );
}
