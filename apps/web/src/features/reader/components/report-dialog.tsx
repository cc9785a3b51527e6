import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { limits } from '@panelwise/contracts/domain/limits';
import { type ReportReason, reportReasons } from '@panelwise/contracts/domain/report';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { PlainDialog } from '../../../components/dialog/plain-dialog.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { type Reported, sendReport } from '../api/reader-queries.ts';
import classes from './report-dialog.module.css';

const labels: Record<ReportReason, MessageDescriptor> = {
  frightening: msg`It is frightening`,
  wrong: msg`It teaches something wrong`,
  unkind: msg`It is unkind to somebody`,
  'personal-data': msg`It tells private things about somebody`,
  other: msg`Something else`,
};

/** Asks what is wrong with a comic, and nothing about who says it. */
export function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<string>();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (what: ReportReason) => sendReport(reported, { reason: what, note }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const lacks = !reason
      ? t`Please choose what is wrong.`
      : reason === 'other' && !note.trim()
        ? t`Please say in a few words what is wrong.`
        : undefined;
    setMissing(lacks);
    if (reason && !lacks && !isPending) mutate(reason);
  };
  if (isSuccess)
    return (
      <PlainDialog title={t`Thank you`} onClose={onClose}>
        <p role="status">
          <Trans>A person will look at this comic. You have helped to make the library better.</Trans>
        </p>
        <div className={classes.actions}>
          <PlainButton onClick={onClose}>
            <Trans>Back to the comic</Trans>
          </PlainButton>
        </div>
      </PlainDialog>
    );
  return (
    <PlainDialog title={t`Tell us what is wrong`} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={send}>
        <fieldset>
          <legend>
            <Trans>A person looks at it. We do not ask who you are.</Trans>
          </legend>
          {reportReasons.map((one) => (
            <label key={one}>
              <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
              {i18n._(labels[one])}
            </label>
          ))}
        </fieldset>
        <label className={classes.note} htmlFor="report-note">
          {reason === 'other' ? t`What is it?` : t`Where is it, or what else should we know? (optional)`}
        </label>
        <textarea
          id="report-note"
          rows={3}
          maxLength={limits.reasonMax}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div role="alert">
          {(missing || error) && (
            <p className={classes.bad}>
              {missing ?? errorText(error, t`That did not reach us. Please try again.`)}
            </p>
          )}
        </div>
        <div className={classes.actions}>
          <PlainButton variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </PlainButton>
          <PlainButton type="submit" aria-disabled={isPending}>
            {isPending ? t`Sending...` : t`Send`}
          </PlainButton>
        </div>
      </form>
    </PlainDialog>
  );
}
