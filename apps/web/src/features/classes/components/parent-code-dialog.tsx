import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Modal } from '@mantine/core';
import { spacedLinkCode } from '@panelwise/contracts/domain/family';
import type { Pupil } from '@panelwise/contracts/http/classes';
import { makePupilLinkCode } from '@panelwise/contracts/http/families';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { localDate } from '../../../lib/local-date.ts';
import classes from './classes.module.css';

type Props = { pupil: Pupil; opened: boolean; onClose: () => void };

/** A code that a teacher gives to the parent of a class pupil, who has no profile of their own to show one from. */
export function ParentCodeDialog({ pupil: { _id: id, name }, opened, onClose }: Props) {
  const make = useMutation({ mutationFn: () => call(makePupilLinkCode, { params: { id } }) });
  const code = make.data && spacedLinkCode(make.data.code);
  const expiry = make.data && localDate(make.data.expiresAt);
  return (
    <Modal opened={opened} onClose={onClose} title={t`A code for ${name}’s parent`}>
      <div className={classes.form}>
        {make.error && (
          <Alert color="bad" role="alert">
            {errorText(make.error, t`Please try again.`)}
          </Alert>
        )}
        <p>
          <Trans>
            Whoever types it sees which comics {name} reads, for how long, and what they know well, and
            decides which comics they are shown. Give it to {name}’s parent only.
          </Trans>
        </p>
        {make.data && (
          <p role="status">
            <Trans>
              They type it on the page “Parent activity”:
              <b className={classes.parentCode}>{code}</b>
              It works once, until {expiry}. An earlier code has ended.
            </Trans>
          </p>
        )}
        <Button
          variant={make.data ? 'outline' : 'filled'}
          disabled={make.isPending}
          onClick={() => make.mutate()}
        >
          {make.isPending ? t`Making it...` : make.data ? t`Make another code` : t`Make a code`}
        </Button>
      </div>
    </Modal>
  );
}
