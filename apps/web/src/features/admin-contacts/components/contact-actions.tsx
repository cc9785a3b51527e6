import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Contact } from '@panelwise/contracts/domain/contact';
import { useQueryClient } from '@tanstack/react-query';
import rows from '../../../components/data-table/rows.module.css';
import { ConfirmButton } from '../../../components/dialog/confirm-button.tsx';
import { localDateTime } from '../../../lib/local-date.ts';
import { removeContact } from '../api/contacts-queries.ts';
import classes from './contacts-table.module.css';

/** Opens the whole message. */
function ViewContact({ contact }: { contact: Contact }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={open} aria-label={`View the message from ${contact.name}`}>
        View
      </Button>
      <Modal opened={opened} onClose={close} title={`Message from ${contact.name}`} size="lg">
        <dl className={classes.facts}>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</a>
            </dd>
          </div>
          <div>
            <dt>Role</dt>
            <dd>{contact.role}</dd>
          </div>
          <div>
            <dt>Submitted</dt>
            <dd className="num">{localDateTime(contact.createdAt)}</dd>
          </div>
        </dl>
        <h3 className={classes.messageTitle}>Message</h3>
        <p className={classes.message}>{contact.message}</p>
      </Modal>
    </>
  );
}

function DeleteContact({ contact }: { contact: Contact }) {
  const client = useQueryClient();
  return (
    <ConfirmButton
      trigger={(open) => (
        <Button size="sm" variant="bad" onClick={open} aria-label={`Delete the message from ${contact.name}`}>
          Delete
        </Button>
      )}
      title="Delete message"
      question="Are you sure you want to delete this contact?"
      action="Delete"
      busyAction="Deleting..."
      failText="Failed to delete contact"
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
