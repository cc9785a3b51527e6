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
        Add subject
      </Button>
      <SubjectDialog opened={opened} onClose={close} />
    </>
  );
}

/** Edit and delete, for the row of a subject. */
export function SubjectActions({ subject }: { subject: Subject }) {
  const client = useQueryClient();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <div className={rows.actions}>
      <Button size="sm" variant="outline" onClick={open} aria-label={`Edit ${subject.name}`}>
        Edit
      </Button>
      <SubjectDialog subject={subject} opened={opened} onClose={close} />
      <ConfirmButton
        trigger={(ask) => (
          <Button size="sm" variant="bad" onClick={ask} aria-label={`Delete ${subject.name}`}>
            Delete
          </Button>
        )}
        title={`Delete ${subject.name}`}
        question="Are you sure you want to delete this subject?"
        action="Delete"
        busyAction="Deleting..."
        failText="Failed to delete subject"
        run={async () => {
          await removeSubject(subject._id);
          await reloadSubjects(client);
        }}
      />
    </div>
  );
}
