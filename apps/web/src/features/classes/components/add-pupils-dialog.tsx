import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Checkbox, Modal, Textarea } from '@mantine/core';
import { keptOfPupil } from '@panelwise/contracts/domain/classes';
import { consentStatement } from '@panelwise/contracts/domain/consent-texts';
import { limits } from '@panelwise/contracts/domain/limits';
import { addPupils, type SchoolClass } from '@panelwise/contracts/http/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConsentPoints } from '../../../components/consent-points/consent-points.tsx';
import actions from '../../../components/dialog/dialog-actions.module.css';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { ApiError, errorText } from '../../../lib/api-error.ts';
import { reloadClasses } from '../class-queries.ts';
import { readNicknames } from '../nicknames.ts';
import classes from './classes.module.css';

type Props = { of: SchoolClass; opened: boolean; onClose: () => void };

/** Pupils without an e-mail, by first name; the teacher agrees for the school to what stands here word for word. */
export function AddPupilsDialog(props: Props) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={t`Add pupils`} size="lg">
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ of, onClose }: Props) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const nicknames = readNicknames(text);
  const [first, ...others] = nicknames;
  const count = nicknames.length;
  const names = others.join(', ');
  const room = limits.classPupilsMax - of.pupilCount;
  const add = useMutation({
    mutationFn: () =>
      call(addPupils, { params: { id: of._id }, body: { nicknames, agreed: agreed as true } }),
    onSuccess: async ({ message }) => {
      await reloadClasses(client);
      onClose();
      showToast({ tone: 'ok', title: message, message: t`Print their log-in cards next.` });
    },
    onError: (error) => {
      const lines = error instanceof ApiError ? error.details.map((detail) => detail.message) : [];
      setComplaint([errorText(error, t`The pupils could not be added.`), ...lines].join(' '));
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const missing =
          nicknames.length === 0
            ? t`Please type a name for each pupil.`
            : !agreed && t`Please agree for your school first.`;
        setComplaint(missing || undefined);
        if (!missing) add.mutate();
      }}
    >
      {complaint && (
        <Alert color="bad" role="alert">
          {complaint}
        </Alert>
      )}
      <Textarea
        label={t`Names, one a line`}
        description={t`A first name or a nickname is enough. ${room} more fit in this class.`}
        autosize
        minRows={4}
        maxRows={10}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <blockquote className={classes.statement}>
        <span lang="en">{consentStatement('school', first ?? 'my pupil', 'teacher')}</span>
        {others.length > 0 && (
          <p className="muted">
            <Trans>And the same, word for word, for each of the others: {names}.</Trans>
          </p>
        )}
      </blockquote>
      <details className={classes.kept}>
        <summary>
          <Trans>What is kept of each pupil</Trans>
        </summary>
        <ConsentPoints points={keptOfPupil} />
      </details>
      <Checkbox
        label={t`I agree to this for my school, for each of them`}
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={add.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={add.isPending}>
          {add.isPending
            ? t`Adding...`
            : count > 0
              ? plural(count, { one: 'Add # pupil', other: 'Add # pupils' })
              : t`Add pupils`}
        </Button>
      </div>
    </form>
  );
}
