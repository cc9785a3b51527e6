import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SitePicture } from '../../../components/site-picture/site-picture.tsx';
import classes from './stage-picture.module.css';

function Stage({ stage, className }: { stage: 'pencil' | 'ink' | 'colour'; className?: string | undefined }) {
  return (
    <SitePicture
      name={`hero-desktop-${stage}`}
      sizes="(max-width: 1180px) calc(100vw - 48px), 600px"
      phone={{ name: `hero-phone-${stage}`, sizes: 'calc(100vw - 28px)' }}
      className={className}
      // The colours are what is seen first and most; the stages before them may come after.
      fetchPriority={stage === 'colour' ? 'high' : 'low'}
    />
  );
}

/** One panel in its three stages, side by side: pencil, ink, colour. */
export function StagePicture() {
  return (
    <>
      <div
        className={classes.picture}
        role="img"
        aria-label={t`One panel drawn in three stages: blue pencil, black ink, full color. Maya kneels beside a plant and asks how it gets so big. Dr. Sol points at the sun: it cooks, and sunlight is its stove.`}
      >
        <Stage stage="colour" />
        <Stage stage="ink" className={classes.ink} />
        <Stage stage="pencil" className={classes.pencil} />
      </div>
      <div className={classes.tags} aria-hidden="true">
        <span data-stage="pencil">
          <Trans>pencil</Trans>
        </span>
        <span data-stage="ink">
          <Trans>ink</Trans>
        </span>
        <span data-stage="colour">
          <Trans>color</Trans>
        </span>
      </div>
    </>
  );
}
