import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  loginPictures,
  type LoginPicture as Name,
  picturesOfOne,
} from '@panelwise/contracts/domain/picture-login';
import type { CodePupil } from '@panelwise/contracts/http/picture-login';
import { useEffect, useState } from 'react';
import { PlainButton } from '../../components/button/button-link.tsx';
import { LoginPicture, PupilFace } from '../../components/login-picture/login-picture.tsx';
import { loginPictureWords } from '../../lib/login-picture-words.ts';
import classes from './join.module.css';

type Props = {
  pupil: CodePupil;
  busy: boolean;
  /** No try is left: only a grown-up helps. */
  isLocked: boolean;
  complaint: string | undefined;
  /** Called with the fourth picture: there is nothing left to tap. */
  onPictures: (pictures: Name[]) => void;
  onBack: () => void;
};

/** Twelve pictures to tap four of, and where they land. */
export function PicturePad({ pupil, busy, isLocked, complaint, onPictures, onBack }: Props) {
  const [tapped, setTapped] = useState<Name[]>([]);
  // After a wrong try the row is empty again.
  useEffect(() => {
    if (complaint && !busy) setTapped([]);
  }, [complaint, busy]);
  const tap = (picture: Name) => {
    if (busy || tapped.length === picturesOfOne) return;
    const next = [...tapped, picture];
    setTapped(next);
    if (next.length === picturesOfOne) onPictures(next);
  };
  const { name } = pupil;
  const count = tapped.length;
  return (
    <>
      <h1 className={classes.me}>
        <PupilFace face={pupil.face} size={64} />
        {isLocked ? name : t`${name}, tap your pictures`}
      </h1>
      {/* Of the row a screen reader says how many are in it; which they are is nobody's to hear. */}
      {!isLocked && (
        <div className={classes.slots} role="img" aria-label={t`${count} of ${picturesOfOne} pictures`}>
          {Array.from({ length: picturesOfOne }, (_, i) => (
            <span key={i} data-next={i === tapped.length || undefined}>
              {tapped[i] && <LoginPicture name={tapped[i]} />}
            </span>
          ))}
        </div>
      )}
      <p className={classes.said} role="alert">
        {!busy && complaint}
      </p>
      {!isLocked && (
        <ul className={classes.pad}>
          {loginPictures.map((picture) => (
            <li key={picture}>
              <button type="button" aria-label={loginPictureWords[picture]} onClick={() => tap(picture)}>
                <LoginPicture name={picture} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.aside}>
        <PlainButton variant="outline" size="lg" onClick={onBack}>
          <Trans>Not me</Trans>
        </PlainButton>
        {!isLocked && tapped.length > 0 && (
          <PlainButton
            variant="outline"
            size="lg"
            disabled={busy}
            onClick={() => setTapped(tapped.slice(0, -1))}
          >
            <Trans>Undo</Trans>
          </PlainButton>
        )}
      </div>
    </>
  );
}
