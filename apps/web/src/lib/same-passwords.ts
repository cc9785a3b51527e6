import { t } from '@lingui/core/macro';
import type { FormErrors } from '@mantine/form';

type Passwords = { password: string; confirmPassword: string };

/** What a form with a new password checks beside its schema, so that it is told with everything else that is wrong. */
export const withSamePasswords =
  <V extends Passwords>(check: (values: Record<string, unknown>) => FormErrors) =>
  (values: V): FormErrors => ({
    ...(values.password !== values.confirmPassword && { confirmPassword: t`Passwords do not match` }),
    ...check(values),
  });
