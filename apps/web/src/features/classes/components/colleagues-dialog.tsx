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
    <Modal opened={opened} onClose={onClose} title={`Who teaches ${of.name}`}>
      <div className={classes.form}>
        {error && (
          <Alert color="bad" role="alert">
            {errorText(error, 'Please try again.')}
          </Alert>
        )}
        <ul className={classes.people}>
          {teachers.map(({ _id, name, isOwner, isMe }) => (
            <li key={_id}>
              <span>
                <b>{name}</b>
                {isMe && ' (you)'}
                {isOwner && ', owns the class'}
              </span>
              <span className={classes.actions}>
                {of.isMine && !isOwner && (
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-label={`Make owner: ${name}`}
                    disabled={isBusy}
                    onClick={() => handOver.mutate(_id)}
                  >
                    Make owner
                  </Button>
                )}
                {!isOwner && (of.isMine || isMe) && (
                  <Button
                    variant="subtle"
                    color="bad"
                    size="sm"
                    aria-label={isMe ? 'Leave this class' : `Remove ${name}`}
                    disabled={isBusy}
                    onClick={() => remove.mutate(_id)}
                  >
                    {isMe ? 'Leave' : 'Remove'}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
        {of.isMine && !address && (
          <Button variant="outline" disabled={isBusy} onClick={() => invite.mutate()}>
            Make a link for a colleague
          </Button>
        )}
        {address && (
          <>
            <p>Send this link to one colleague. It works once, for seven days.</p>
            <output className={classes.address}>{address}</output>
            <Button
              variant="outline"
              leftSection={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
              onClick={() => copy(address)}
            >
              {copied ? 'Copied' : 'Copy link'}
            </Button>
          </>
        )}
        {of.isMine && (
          <p className="muted">
            Colleagues see and do all that you do here, except to invite others and to archive the class.
          </p>
        )}
      </div>
    </Modal>
  );
}
