import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import type { RefObject } from 'react';
import { notePress } from '../../../lib/offline-note.ts';
import classes from './auth-form.module.css';

/** The field for a code from a mail. A pasted "12 34" or "Your code: 1234" is read as its digits. */
export function OtpInput(props: {
  value: string;
  field: RefObject<HTMLInputElement | null>;
  onChange: (otp: string) => void;
  /** Called with the last digit: there is nothing left to type. */
  onComplete: (otp: string) => void;
}) {
  const digits = limits.otpLength;
  const minutes = limits.otpTtlMs / 60_000;
  return (
    <TextInput
      label={t`OTP`}
      description={t`The ${digits} digits from our email. They are good for ${minutes} minutes.`}
      className={classes.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      ref={props.field}
      autoFocus
      value={props.value}
      onChange={(event) => {
        const otp = event.target.value.replace(/\D/g, '').slice(0, limits.otpLength);
        props.onChange(otp);
        if (otp.length < limits.otpLength || otp === props.value) return;
        notePress(event.target.form?.querySelector('[type="submit"]'));
        props.onComplete(otp);
      }}
    />
  );
}
