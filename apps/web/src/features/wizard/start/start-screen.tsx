import { Trans } from '@lingui/react/macro';
import { useSession } from '../../../lib/session.ts';
import { ContinueWay } from './continue-way.tsx';
import { CopyShelf } from './copy-shelf.tsx';
import { LessonShelf } from './lesson-shelf.tsx';
import { NewWay } from './new-way.tsx';
import classes from './start-screen.module.css';

/** Four ways to begin: something new, what was begun, a lesson, or a copy. */
export function StartScreen() {
  const userId = useSession((session) => session.user?._id) ?? '';
  return (
    <div className={`wrap ${classes.start}`}>
      <div className={classes.head}>
        <h1>
          <Trans>Create Comics</Trans>
        </h1>
        <p>
          <Trans>Four ways to begin. Nothing you made before is touched.</Trans>
        </p>
      </div>
      <div className={classes.ways}>
        <NewWay userId={userId} />
        <ContinueWay userId={userId} />
      </div>
      <LessonShelf userId={userId} />
      <CopyShelf />
    </div>
  );
}
