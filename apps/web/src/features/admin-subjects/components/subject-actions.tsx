import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Subject } from '@panelwise/contracts/http/catalogue';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import rows from '../../../components/data-table/rows.module.css';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { reloadSubjects, removeSubject } from '../api/subjects-queries.ts';
import { SubjectDialog } from './subject-dialog.tsx';

export function AddSubject() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />} onClick={open}>
        <Trans>Add subject</Trans>
      </Button>
      <SubjectDialog opened={opened} onClose={close} />
    </>
  );
}

/** Edit and delete, for the row of a subject. */
export function SubjectActions({ subject }: { subject: Subject }) {
  const client = useQueryClient();
  const { name } = subject;
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <div className={rows.actions}>
      <Button size="sm" variant="outline" onClick={open} aria-label={t`Edit ${name}`}>
        <Trans>Edit</Trans>
      </Button>
      <SubjectDialog subject={subject} opened={opened} onClose={close} />
      <ConfirmButton
        trigger={(ask) => (
          <Button size="sm" variant="bad" onClick={ask} aria-label={t`Delete ${name}`}>
            <Trans>Delete</Trans>
          </Button>
        )}
        title={t`Delete ${name}`}
        question={t`Are you sure you want to delete this subject?`}
        action={t`Delete`}
        busyAction={t`Deleting...`}
        failText={t`Failed to delete subject`}
        run={async () => {
          await removeSubject(subject._id);
          await reloadSubjects(client);
        }}
      />
    </div>
  );
}
