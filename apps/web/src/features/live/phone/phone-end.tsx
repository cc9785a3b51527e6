import type { LiveOwn, LiveStage } from '@panelwise/contracts/domain/live';
import { ButtonLink } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import classes from './phone.module.css';

/** What one knew, and where the rest is learnt. */
export function PhoneEnd({ stage, own, isGuest }: { stage: LiveStage; own: LiveOwn; isGuest: boolean }) {
  const rights = own.cells.filter((cell) => cell === 'right').length;
  return (
    <main id="main" tabIndex={-1} className={classes.main}>
      <h1>That was it.</h1>
      <p className={classes.lead}>
        {own.cells.length > 0 && (
          <>
            You had{' '}
            <b className="num">
              {rights} of {own.cells.length}
            </b>{' '}
            right.{' '}
          </>
        )}
        {stage.isPublic && 'All of it is in the comic.'}
      </p>
      {stage.isPublic && (
        <ButtonLink to={paths.libraryComic(stage.comicId)} size="lg" className={classes.go}>
          Read the comic
        </ButtonLink>
      )}
      {!isGuest && (
        <ButtonLink to={paths.learn} variant="outline" size="lg">
          To your Learn page
        </ButtonLink>
      )}
    </main>
  );
}
