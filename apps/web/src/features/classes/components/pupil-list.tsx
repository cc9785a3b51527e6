import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { letPupilIn, type Pupil, type SchoolClass } from '@panelwise/contracts/http/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PupilFace } from '../../../components/login-picture/login-picture.tsx';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { aidWords } from '../../../lib/aid-names.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { reloadClasses } from '../class-queries.ts';
import classes from './classes.module.css';
import { PupilMenu } from './pupil-menu.tsx';

/** Pupils by name: how each logs in, what helps them, and whoever waits for their teacher. */
export function PupilList({ of, pupils }: { of: SchoolClass; pupils: readonly Pupil[] }) {
  return (
    <ul className={classes.pupils}>
      {pupils.map((pupil) => (
        <li key={pupil._id}>
          <PupilFace face={pupil.face} avatar={pupil.avatar} size={40} />
          <div className={classes.who}>
            <b>{pupil.name}</b>
            <span className={classes.facts}>
              <span>{pupil.kind === 'pictures' ? t`logs in by pictures` : t`has an account`}</span>
              {pupil.aids.map((aid) => (
                <span key={aid}>{aidWords[aid]}</span>
              ))}
            </span>
          </div>
          {pupil.isLocked && <LetIn of={of} pupil={pupil} />}
          <PupilMenu of={of} pupil={pupil} />
        </li>
      ))}
    </ul>
  );
}

/** Too many wrong pictures: their teacher lets them try again. */
function LetIn({ of, pupil }: { of: SchoolClass; pupil: Pupil }) {
  const client = useQueryClient();
  const { name } = pupil;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(letPupilIn, { params: { id: of._id, pupil: pupil._id } }),
    onSuccess: async () => {
      await reloadClasses(client);
      showToast({ tone: 'ok', message: t`${name} can try again.` });
    },
    onError: (error) => showToast({ tone: 'bad', message: errorText(error, t`Please try again.`) }),
  });
  return (
    <span className={classes.locked}>
      <span>
        <Trans>Five wrong tries</Trans>
      </span>
      <Button
        variant="outline"
        size="sm"
        aria-label={t`Let in ${name}`}
        disabled={isPending}
        onClick={() => mutate()}
      >
        <Trans>Let in</Trans>
      </Button>
    </span>
  );
}
