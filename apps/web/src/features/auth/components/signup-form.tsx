import { Alert, Button, Checkbox, PasswordInput, Radio, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { limits } from '@panelwise/contracts/domain/limits';
import {
  birthYearSchema,
  countryCodeSchema,
  passwordSchema,
  signUpUserTypes,
} from '@panelwise/contracts/domain/user';
import { register, registerBody } from '@panelwise/contracts/http/auth';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { withSamePasswords } from '../../../lib/same-passwords.ts';
import type { CodePlace, SignUpDraft } from '../code-place.ts';
import { AgeFields } from './age-fields.tsx';
import classes from './auth-form.module.css';

/** Year and country are asked of students only: the rules for children hang on them. */
const formSchema = registerBody.extend({
  confirmPassword: passwordSchema,
  birthYear: z.string().optional(),
  country: z.string().optional(),
});
const studentSchema = formSchema.extend({
  birthYear: z.string().transform(Number).pipe(birthYearSchema),
  country: countryCodeSchema,
});
/** As the body, but nothing is chosen and accepted yet. */
type FormValues = Omit<z.input<typeof formSchema>, 'userType' | 'acceptTerms'> & {
  userType: string;
  acceptTerms: boolean;
};
const empty: FormValues = {
  firstname: '',
  lastname: '',
  email: '',
  username: '',
  userType: '',
  birthYear: '',
  country: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
};
const bodyOf = ({ birthYear, country, ...values }: FormValues) =>
  registerBody.parse({
    ...values,
    ...(values.userType === 'Student' && { birthYear: Number(birthYear), country }),
  });
const checkStudent = schemaResolver(studentSchema, { sync: true });
const checkOther = schemaResolver(formSchema, { sync: true });
const showOrHide = { 'aria-label': 'Show or hide the password' };

/**
 * The registration form, with what was typed before. `onDone` is told where the code was sent to, and what was typed but
 * for the password.
 */
export function SignupForm({ draft, onDone }: { draft: SignUpDraft; onDone: (place: CodePlace) => void }) {
  const form = useForm<FormValues>({
    initialValues: { ...empty, ...draft },
    validate: withSamePasswords((values) =>
      (values.userType === 'Student' ? checkStudent : checkOther)(values),
    ),
  });
  const send = useMutation({
    mutationFn: (values: FormValues) => call(register, { body: bodyOf(values) }),
    onSuccess: ({ resendAfterMs }, { password: _, confirmPassword: __, ...typed }) => {
      form.setValues(empty);
      const email = typed.email.trim();
      onDone({ email, resendAt: Date.now() + resendAfterMs, draft: { ...typed, email } });
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => send.mutate(values))}>
      {send.isError && (
        <Alert color="bad" role="alert">
          {errorText(send.error, send.error.message)}
        </Alert>
      )}
      <div className={classes.pair}>
        <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstname')} />
        <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastname')} />
      </div>
      <div className={classes.pair}>
        <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput label="Username" autoComplete="username" {...form.getInputProps('username')} />
      </div>
      <Radio.Group label="User type" {...form.getInputProps('userType')}>
        <div className={classes.choices}>
          {signUpUserTypes.map((type) => (
            <Radio key={type} value={type} label={type} />
          ))}
        </div>
      </Radio.Group>
      {form.getValues().userType === 'Student' && <AgeFields form={form} />}
      <div className={classes.pair}>
        <PasswordInput
          label="Password"
          description={`${limits.passwordMin} to ${limits.passwordMax} characters`}
          autoComplete="new-password"
          visibilityToggleButtonProps={showOrHide}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label="Confirm password"
          description="Type the same password again"
          autoComplete="new-password"
          visibilityToggleButtonProps={showOrHide}
          {...form.getInputProps('confirmPassword')}
        />
      </div>
      <Checkbox
        label={
          <>
            I accept the {/* In a tab of its own: what is filled in stays. */}
            <Link to={paths.terms} target="_blank">
              Terms and conditions
            </Link>
          </>
        }
        {...form.getInputProps('acceptTerms', { type: 'checkbox' })}
      />
      <Button type="submit" size="lg" disabled={send.isPending}>
        {send.isPending ? 'Creating your account...' : 'Create account'}
      </Button>
      <p className={classes.aside}>
        Already have an account? <Link to={paths.login}>Log in</Link>
      </p>
      <p className={classes.aside}>
        What we keep about you:{' '}
        <Link to={paths.privacyPolicy} target="_blank">
          Privacy policy
        </Link>
      </p>
    </form>
  );
}
