import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LoginPicture } from '@panelwise/contracts/domain/picture-login';
import type { SessionData } from '@panelwise/contracts/http/auth';
import { type CodePupil, logInByPictures, openClassCode } from '@panelwise/contracts/http/picture-login';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PlainButton } from '../../components/button/button-link.tsx';
import { CodeField } from '../../components/code-field/code-field.tsx';
import { PupilFace } from '../../components/login-picture/login-picture.tsx';
import { paths } from '../../config/paths.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError, errorText } from '../../lib/api-error.ts';
import classes from './join.module.css';
import { PicturePad } from './picture-pad.tsx';

type Props = { code: string; pupilId: string | null; onDone: (session: SessionData) => void };

/** A code, a face, four pictures. A card that is scanned brings the first two. */
export function ComeIn({ code: given, pupilId, onDone }: Props) {
  const [code, setCode] = useState(given);
  const [chosen, setChosen] = useState<CodePupil>();
  const open = useMutation({
    mutationFn: (typed: string) => call(openClassCode, { body: { code: typed } }),
    onSuccess: ({ pupils }) => setChosen(pupils.find(({ _id }) => _id === pupilId)),
  });
  const enter = useMutation({
    mutationFn: (pictures: LoginPicture[]) =>
      call(logInByPictures, { body: { code, pupil: chosen!._id, pictures } }),
    onSuccess: ({ data }) => onDone(data),
  });
  const begin = open.mutate;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (given && !hasBegun.current) begin(given);
    hasBegun.current = true;
  }, [given, begin]);

  if (open.data && chosen)
    return (
      <PicturePad
        key={chosen._id}
        pupil={chosen}
        busy={enter.isPending}
        isLocked={enter.error instanceof ApiError && enter.error.code === 'pictures-locked'}
        complaint={enter.error ? errorText(enter.error, t`Please try again.`) : undefined}
        onPictures={(pictures) => enter.mutate(pictures)}
        onBack={() => {
          enter.reset();
          setChosen(undefined);
        }}
      />
    );
  if (open.data)
    return (
      <>
        <h1>
          <Trans>Who are you?</Trans>
        </h1>
        {open.data.name && <p className={classes.lead}>{open.data.name}</p>}
        {open.data.pupils.length === 0 ? (
          <p>
            <Trans>Nobody logs in here with pictures yet.</Trans>
          </p>
        ) : (
          <ul className={classes.faces}>
            {open.data.pupils.map((pupil) => (
              <li key={pupil._id}>
                <button type="button" onClick={() => setChosen(pupil)}>
                  <PupilFace face={pupil.face} size={88} />
                  <span>{pupil.name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.aside}>
          <PlainButton variant="outline" size="lg" onClick={() => open.reset()}>
            <Trans>Back</Trans>
          </PlainButton>
          <Link to={paths.login} state={{ from: paths.joinByCode(code) }}>
            <Trans>I have an e-mail and a password</Trans>
          </Link>
        </div>
      </>
    );
  return (
    <>
      <h1>
        <Trans>Your class code</Trans>
      </h1>
      <CodeField
        label={t`Class code`}
        hint={t`Look at your card`}
        code={code}
        action={t`Go`}
        busy={open.isPending}
        complaint={open.error ? errorText(open.error, t`Please try again.`) : undefined}
        onCode={(typed) => {
          setCode(typed);
          open.mutate(typed);
        }}
      />
      <p className={classes.aside}>
        <Link to={paths.login} state={{ from: paths.join }}>
          <Trans>I have an e-mail and a password</Trans>
        </Link>
      </p>
    </>
  );
}
