import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LiveOwn, LiveStage } from '@panelwise/contracts/domain/live';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './phone.module.css';

/** What one knew, and where the rest is learnt. */
export function PhoneEnd({ stage, own, isGuest }: { stage: LiveStage; own: LiveOwn; isGuest: boolean }) {
  const all = own.cells.length;
  const rights = own.cells.filter((cell) => cell === 'right').length;
  return (
    <main id="main" tabIndex={-1} className={classes.main}>
      <Aloud>
        <h1>
          <Trans>That was it.</Trans>
        </h1>
        <p className={classes.lead}>
          {all > 0 && (
            <>
              <Trans>
                You had{' '}
                <b className="num">
                  {rights} of {all}
                </b>{' '}
                right.
              </Trans>{' '}
            </>
          )}
          {stage.isPublic && t`All of it is in the comic.`}
        </p>
        {stage.isPublic && (
          <ButtonLink to={paths.libraryComic(stage.comicId)} size="lg" className={classes.go}>
            <Trans>Read the comic</Trans>
          </ButtonLink>
        )}
        {!isGuest && (
          <ButtonLink to={paths.learn} variant="outline" size="lg">
            <Trans>To your Learn page</Trans>
          </ButtonLink>
        )}
      </Aloud>
    </main>
  );
}
