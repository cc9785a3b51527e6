import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Checkbox, PasswordInput, Radio, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { limits } from '@panelwise/contracts/domain/limits';
import {
  birthYearSchema,
  countryCodeSchema,
  passwordSchema,
  signUpUserTypes,
} from '@panelwise/contracts/domain/user';
import { register } from '@panelwise/contracts/http/auth';
import { registerBody } from '@panelwise/contracts/http/forms';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { language } from '../../../lib/language.ts';
import { roleWords } from '../../../lib/role-words.ts';
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
    language: language(),
    ...(values.userType === 'Student' && { birthYear: Number(birthYear), country }),
  });
const checkStudent = checkForm(studentSchema);
const checkOther = checkForm(formSchema);
const showOrHide = () => ({ 'aria-label': t`Show or hide the password` });
function lengthText(): string {
  const { passwordMin: least, passwordMax: most } = limits;
  return t`${least} to ${most} characters`;
}

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
        <TextInput label={t`First name`} autoComplete="given-name" {...form.getInputProps('firstname')} />
        <TextInput label={t`Last name`} autoComplete="family-name" {...form.getInputProps('lastname')} />
      </div>
      <div className={classes.pair}>
        <TextInput label={t`Email`} type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput label={t`Username`} autoComplete="username" {...form.getInputProps('username')} />
      </div>
      <Radio.Group label={t`User type`} {...form.getInputProps('userType')}>
        <div className={classes.choices}>
          {signUpUserTypes.map((type) => (
            <Radio key={type} value={type} label={roleWords(type)} />
          ))}
        </div>
      </Radio.Group>
      {form.getValues().userType === 'Student' && <AgeFields form={form} />}
      <div className={classes.pair}>
        <PasswordInput
          label={t`Password`}
          description={lengthText()}
          autoComplete="new-password"
          visibilityToggleButtonProps={showOrHide()}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={t`Confirm password`}
          description={t`Type the same password again`}
          autoComplete="new-password"
          visibilityToggleButtonProps={showOrHide()}
          {...form.getInputProps('confirmPassword')}
        />
      </div>
      <Checkbox
        label={
          // In a tab of its own: what is filled in stays.
          <Trans>
            I accept the{' '}
            <Link to={paths.terms} target="_blank">
              Terms and conditions
            </Link>
          </Trans>
        }
        {...form.getInputProps('acceptTerms', { type: 'checkbox' })}
      />
      <Button type="submit" size="lg" disabled={send.isPending}>
        {send.isPending ? t`Creating your account...` : t`Create account`}
      </Button>
      <p className={classes.aside}>
        <Trans>
          Already have an account? <Link to={paths.login}>Log in</Link>
        </Trans>
      </p>
      <p className={classes.aside}>
        <Trans>
          What we keep about you:{' '}
          <Link to={paths.privacyPolicy} target="_blank">
            Privacy policy
          </Link>
        </Trans>
      </p>
    </form>
  );
}
