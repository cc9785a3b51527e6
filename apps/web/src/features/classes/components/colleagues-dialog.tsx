import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Modal } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import {
  type ClassTeacher,
  handOverClass,
  inviteColleague,
  removeColleague,
  type SchoolClass,
} from '@panelwise/contracts/http/classes';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { reloadClasses } from '../class-queries.ts';
import classes from './classes.module.css';

type Props = { of: SchoolClass; teachers: ClassTeacher[]; opened: boolean; onClose: () => void };

/** Who teaches a class, the link that lets a colleague in, and the ways out. */
export function ColleaguesDialog({ of, teachers, opened, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { id: of._id };
  const className = of.name;
  const { copy, copied } = useClipboard({ timeout: 3_000 });
  const invite = useMutation({ mutationFn: () => call(inviteColleague, { params }) });
  const remove = useMutation({
    mutationFn: (teacher: string) => call(removeColleague, { params: { ...params, teacher } }),
    onSuccess: async (_answer, teacher) => {
      if (teachers.some(({ _id, isMe }) => isMe && _id === teacher)) navigate(paths.classes);
      await reloadClasses(client);
    },
  });
  const handOver = useMutation({
    mutationFn: (teacher: string) => call(handOverClass, { params, body: { teacher } }),
    onSuccess: () => reloadClasses(client),
  });
  const isBusy = invite.isPending || remove.isPending || handOver.isPending;
  const error = invite.error ?? remove.error ?? handOver.error;
  const address = invite.data && `${window.location.origin}${paths.classInvitation(invite.data.token)}`;
  return (
    <Modal opened={opened} onClose={onClose} title={t`Who teaches ${className}`}>
      <div className={classes.form}>
        {error && (
          <Alert color="bad" role="alert">
            {errorText(error, t`Please try again.`)}
          </Alert>
        )}
        <ul className={classes.people}>
          {teachers.map(({ _id, name, isOwner, isMe }) => (
            <li key={_id}>
              <span>
                <Who name={name} isOwner={isOwner} isMe={isMe} />
              </span>
              <span className={classes.actions}>
                {of.isMine && !isOwner && (
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-label={t`Make owner: ${name}`}
                    disabled={isBusy}
                    onClick={() => handOver.mutate(_id)}
                  >
                    <Trans>Make owner</Trans>
                  </Button>
                )}
                {!isOwner && (of.isMine || isMe) && (
                  <Button
                    variant="subtle"
                    color="bad"
                    size="sm"
                    aria-label={isMe ? t`Leave this class` : t`Remove ${name}`}
                    disabled={isBusy}
                    onClick={() => remove.mutate(_id)}
                  >
                    {isMe ? t`Leave` : t`Remove`}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
        {of.isMine && !address && (
          <Button variant="outline" disabled={isBusy} onClick={() => invite.mutate()}>
            <Trans>Make a link for a colleague</Trans>
          </Button>
        )}
        {address && (
          <>
            <p>
              <Trans>Send this link to one colleague. It works once, for seven days.</Trans>
            </p>
            <output className={classes.address}>{address}</output>
            <Button
              variant="outline"
              leftSection={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
              onClick={() => copy(address)}
            >
              {copied ? t`Copied` : t`Copy link`}
            </Button>
          </>
        )}
        {of.isMine && (
          <p className="muted">
            <Trans>
              Colleagues see and do all that you do here, except to invite others and to archive the class.
            </Trans>
          </p>
        )}
      </div>
    </Modal>
  );
}

/** A teacher by name, with what they are to this class. */
function Who({ name, isOwner, isMe }: Pick<ClassTeacher, 'name' | 'isOwner' | 'isMe'>) {
  if (isMe && isOwner)
    return (
      <Trans>
        <b>{name}</b> (you), owns the class
      </Trans>
    );
  if (isMe)
    return (
      <Trans>
        <b>{name}</b> (you)
      </Trans>
    );
  if (isOwner)
    return (
      <Trans>
        <b>{name}</b>, owns the class
      </Trans>
    );
  return <b>{name}</b>;
}
