import { textsOf } from './quoted-text.ts';

const login = 'features/auth/components/login-form.test.tsx';
const signup = 'features/auth/components/signup-form.test.tsx';
const code = 'features/auth/components/otp-form.test.tsx';
const reset = 'features/auth/forgot-password.test.tsx';

/** Signing up, in, and finding the way back in. */
export const accountTexts = [
  ...textsOf('/login', login, [
    {
      trigger: 'The screen opens.',
      test: 'being remembered changes nothing that is sent, and other ways lead on',
      texts: ['Email', 'Password', 'Remember me'],
    },
    {
      trigger: 'A click on the eye of the password.',
      test: 'the password can be shown and hidden',
      texts: ['Show or hide the password'],
    },
    {
      trigger: 'The server refuses without words.',
      test: 'a refusal is shown in an alert, in the words of %s',
      texts: ['The server did not answer. Please check your connection.'],
    },
  ]),
  ...textsOf('/signup', signup, [
    {
      trigger: 'The screen opens.',
      test: 'students, teachers and parents can sign up',
      texts: ['Student', 'Teacher'],
    },
    {
      trigger: 'The form is filled in.',
      test: 'sends the registration and passes the address on to the code screen',
      texts: ['First name', 'Last name', 'Email', 'Username', 'Password', 'Confirm password'],
    },
    {
      trigger: 'The two passwords differ.',
      test: 'two different passwords are not sent',
      texts: ['Passwords do not match'],
    },
    {
      trigger: 'The server refuses without words.',
      test: 'a refusal is told in the words of %s and keeps what was typed',
      texts: ['The server did not answer. Please check your connection.'],
    },
  ]),
  ...textsOf('/OtpVerification', code, [
    {
      trigger: 'The code is being checked.',
      test: 'while the code is checked the button says so',
      texts: ['Verifying...'],
    },
    {
      trigger: 'Address or code is missing.',
      test: 'without a code, or without an address, nothing is sent',
      texts: ['Please fill all fields.'],
    },
    {
      trigger: 'The code is wrong.',
      test: 'a wrong code is said in an alert above the form',
      texts: ['Invalid OTP'],
    },
    {
      trigger: 'The server does not answer.',
      test: 'without an answer the alert has the words of the failure itself',
      texts: ['The server did not answer. Please check your connection.'],
    },
  ]),
  ...textsOf('/forgot-password', reset, [
    {
      trigger: 'A code was asked for.',
      test: 'an address, a code and a new password lead to the login, with a word at every step',
      texts: ['OTP sent to email!', 'An 4 digit code has been sent to your'],
    },
    {
      trigger: 'The right code is entered.',
      test: 'an address, a code and a new password lead to the login, with a word at every step',
      texts: ['OTP verified'],
    },
    {
      trigger: 'A new password is set.',
      test: 'an address, a code and a new password lead to the login, with a word at every step',
      texts: ['Password reset successful. Please login'],
    },
    {
      trigger: 'The server refuses the code without words.',
      test: 'a code that is refused %s',
      texts: ['Invalid OTP'],
    },
    {
      trigger: 'Checking the code fails.',
      test: 'a code that is refused %s',
      texts: ['Something went wrong'],
    },
    {
      trigger: 'The server refuses to send a code without words.',
      test: 'a code that cannot be sent %s',
      texts: ['Something went wrong'],
    },
    {
      trigger: 'The server refuses to send another code without words.',
      test: 'a new code that cannot be sent %s',
      texts: ['Something went wrong'],
    },
    {
      trigger: 'The server refuses the new password without words.',
      test: 'a password that cannot be set %s',
      texts: ['Something went wrong'],
    },
    {
      trigger: 'The two passwords differ.',
      test: 'two different passwords, and one that is too short, are not sent',
      texts: ['Passwords do not match'],
    },
  ]),
];
