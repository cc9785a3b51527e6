import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { renewClassCode, type SchoolClass } from '@panelwise/contracts/http/classes';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { call } from '../../../lib/api-client.ts';
import { reloadClasses } from '../class-queries.ts';

/** Gives a class another code, after asking: the one on printed cards ends. */
export function NewCodeButton({ of }: { of: SchoolClass }) {
  const client = useQueryClient();
  return (
    <ConfirmButton
      trigger={(open) => (
        <button type="button" onClick={open}>
          <Trans>New class code</Trans>
        </button>
      )}
      title={t`A new code for this class?`}
      question={t`The old code ends at once. Cards that you have printed show it, so print them again.`}
      action={t`Make a new code`}
      busyAction={t`Making...`}
      failText={t`Please try again.`}
      run={async () => {
        await call(renewClassCode, { params: { id: of._id } });
        await reloadClasses(client);
      }}
    />
  );
}
