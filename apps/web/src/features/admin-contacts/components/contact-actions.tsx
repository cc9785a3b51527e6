import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Contact } from '@panelwise/contracts/domain/contact';
import { useQueryClient } from '@tanstack/react-query';
import rows from '../../../components/data-table/rows.module.css';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { localDateTime } from '../../../lib/local-date.ts';
import { roleWords } from '../../../lib/role-words.ts';
import { removeContact } from '../api/contacts-queries.ts';
import classes from './contacts-table.module.css';

/** Opens the whole message. */
function ViewContact({ contact }: { contact: Contact }) {
  const [opened, { open, close }] = useDisclosure(false);
  const { name } = contact;
  return (
    <>
      <Button size="sm" variant="outline" onClick={open} aria-label={t`View the message from ${name}`}>
        <Trans>View</Trans>
      </Button>
      <Modal opened={opened} onClose={close} title={t`Message from ${name}`} size="lg">
        <dl className={classes.facts}>
          <div>
            <dt>
              <Trans>Email</Trans>
            </dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Phone</Trans>
            </dt>
            <dd>
              <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</a>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Role</Trans>
            </dt>
            <dd>{roleWords(contact.role)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Submitted</Trans>
            </dt>
            <dd className="num">{localDateTime(contact.createdAt)}</dd>
          </div>
        </dl>
        <h3 className={classes.messageTitle}>
          <Trans>Message</Trans>
        </h3>
        <p className={classes.message}>{contact.message}</p>
      </Modal>
    </>
  );
}

function DeleteContact({ contact }: { contact: Contact }) {
  const { name } = contact;
  const client = useQueryClient();
  return (
    <ConfirmButton
      trigger={(open) => (
        <Button size="sm" variant="bad" onClick={open} aria-label={t`Delete the message from ${name}`}>
          <Trans>Delete</Trans>
        </Button>
      )}
      title={t`Delete message`}
      question={t`Are you sure you want to delete this contact?`}
      action={t`Delete`}
      busyAction={t`Deleting...`}
      failText={t`Failed to delete contact`}
      run={() => removeContact(client, contact._id)}
    />
  );
}

/** View and delete, for the row of a message. */
export function ContactActions({ contact }: { contact: Contact }) {
  return (
    <div className={rows.actions}>
      <ViewContact contact={contact} />
      <DeleteContact contact={contact} />
    </div>
  );
}
