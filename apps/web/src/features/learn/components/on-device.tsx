import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { LogOutButton } from '../../../components/layout/log-out-button.tsx';
import { paths } from '../../../config/paths.ts';
import type { KeptComic } from '../../../lib/device/kept-comics.ts';
import { useKeptComics } from '../../../lib/device/use-kept-comics.ts';
import { useSession } from '../../../lib/session.ts';
import classes from './on-device.module.css';

/** What can be read and answered here without a network, and a way to take it off. */
export function OnDevice() {
  const comics = useKeptComics();
  const name = useSession(({ status, user }) => (status === 'offline' ? user.firstname : undefined));
  if (comics.length === 0 && name === undefined) return null;
  return (
    <section className={classes.device} aria-labelledby="device-title">
      <h2 id="device-title">
        <Trans>On this device</Trans>
      </h2>
      <p className="muted">
        {comics.length === 0
          ? t`No comic is kept on this device yet. What your teacher assigns comes by itself when you are online.`
          : t`You can read these and answer their questions without internet. Answers are kept, and sent when you are online. Logging out takes everything off.`}
      </p>
      {comics.length > 0 && (
        <ul className={classes.list}>
          {comics.map((comic) => {
            const { title } = comic;
            return (
              <li key={comic.name}>
                <Link to={addressOf(comic)}>{title}</Link>
                {comic.assignmentId ? (
                  <span className="muted">
                    <Trans>For your class</Trans>
                  </span>
                ) : (
                  <PlainButton
                    size="sm"
                    variant="subtle"
                    aria-label={t`Take ${title} off this device`}
                    onClick={() => void remove(comic)}
                  >
                    <Trans>Remove</Trans>
                  </PlainButton>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {name !== undefined && (
        <p className={classes.whose}>
          <Trans>
            This is kept for {name}. Somebody else? <LogOutButton />
          </Trans>
        </p>
      )}
    </section>
  );
}

const addressOf = ({ assignmentId, comicId }: KeptComic) =>
  assignmentId ? paths.assignedComic(assignmentId, comicId) : paths.libraryComic(comicId);

async function remove({ comicId }: KeptComic): Promise<void> {
  const { dropComic } = await import('../../../lib/device/kept-comics.ts');
  await dropComic(comicId);
}
