import classes from './stage-picture.module.css';

function Stage({ name, className }: { name: string; className?: string }) {
  return (
    <picture>
      <source media="(max-width: 640px)" srcSet={`/img/hero-m${name}.webp`} />
      {/* The colours are what is seen first and most; the stages before them may come after. */}
      <img className={className} src={`/img/hero${name}.webp`} alt="" fetchPriority={name ? 'low' : 'high'} />
    </picture>
  );
}

/** One panel in its three stages, side by side: pencil, ink, colour. */
export function StagePicture() {
  return (
    <>
      <div
        className={classes.picture}
        role="img"
        aria-label="One panel drawn in three stages: blue pencil, black ink, full colour. Maya looks at a plant through a magnifying glass and asks how it gets so big."
      >
        <Stage name="" />
        <Stage name="-ink" className={classes.ink} />
        <Stage name="-pencil" className={classes.pencil} />
      </div>
      <div className={classes.tags} aria-hidden="true">
        <span data-stage="pencil">pencil</span>
        <span data-stage="ink">ink</span>
        <span data-stage="colour">colour</span>
      </div>
    </>
  );
}
