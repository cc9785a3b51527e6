import { t } from '@lingui/core/macro';
import { archiveClass, type SchoolClass } from '@panelwise/contracts/http/classes';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { call } from '../../../lib/api-client.ts';
import { reloadClasses } from '../class-queries.ts';

/** Puts a class away, or brings it back. */
export function ArchiveButton({ of }: { of: SchoolClass }) {
  const client = useQueryClient();
  const { name } = of;
  const run = async () => {
    await call(archiveClass, { params: { id: of._id }, body: { archived: !of.isArchived } });
    await reloadClasses(client);
  };
  return (
    <ConfirmButton
      trigger={(open) => (
        <button type="button" onClick={open}>
          {of.isArchived ? t`Bring it back` : t`Archive this class`}
        </button>
      )}
      title={of.isArchived ? t`Bring ${name} back?` : t`Archive ${name}?`}
      question={
        of.isArchived
          ? t`Its pupils can log in with their pictures again, and others can join.`
          : t`Nobody joins it any more, and pupils cannot log in with their pictures. Nothing is deleted, and you can bring it back.`
      }
      action={of.isArchived ? t`Bring it back` : t`Archive it`}
      busyAction={t`Saving...`}
      failText={t`Please try again.`}
      tone="filled"
      run={run}
    />
  );
}
