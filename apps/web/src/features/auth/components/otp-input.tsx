import { TextInput } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import classes from './auth-form.module.css';

/** The field for a code from a mail. A pasted "12 34" or "Your code: 1234" is read as its digits. */
export function OtpInput(props: { value: string; onChange: (otp: string) => void; autoFocus?: boolean }) {
  return (
    <TextInput
      label="OTP"
      description={`The ${limits.otpLength} digits from our email. They are good for ${limits.otpTtlMs / 60_000} minutes.`}
      className={classes.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={props.autoFocus}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value.replace(/\D/g, '').slice(0, limits.otpLength))}
    />
  );
}
