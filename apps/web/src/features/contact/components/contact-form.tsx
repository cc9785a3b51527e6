import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contactRoles } from '@panelwise/contracts/domain/contact';
import { limits } from '@panelwise/contracts/domain/limits';
import { type FormEvent, useRef } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { roleWords } from '../../../lib/role-words.ts';
import { useContactForm } from '../use-contact-form.ts';
import { ContactField } from './contact-field.tsx';
import classes from './contact-form.module.css';
import { PhoneField } from './phone-field.tsx';

/** Name, email, phone, role and message, sent to the people behind the site. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, outcome, change, send } = useContactForm((field) =>
    form.current?.querySelector<HTMLElement>(`#contact-${field}`)?.focus(),
  );
  const sending = outcome.state === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={submit}
      aria-labelledby="contact-form-title"
    >
      <h2 id="contact-form-title">
        <Trans>Send us a message</Trans>
      </h2>
      <ContactField id="contact-name" label={t`Name`} error={errors.name}>
        {(props) => (
          <input
            {...props}
            autoComplete="name"
            maxLength={limits.nameMax}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </ContactField>
      <ContactField id="contact-email" label={t`Email`} error={errors.email}>
        {(props) => (
          <input
            {...props}
            type="email"
            autoComplete="email"
            value={values.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </ContactField>
      <PhoneField values={values} error={errors.phone} onChange={change} />
      <ContactField id="contact-role" label={t`Role`} error={errors.role}>
        {(props) => (
          <select
            {...props}
            data-empty={values.role === '' || undefined}
            value={values.role}
            onChange={({ target }) => change({ role: target.value })}
          >
            <option value="" disabled>
              {t`Who are you ?`}
            </option>
            {contactRoles.map((role) => (
              <option key={role} value={role}>
                {roleWords(role)}
              </option>
            ))}
          </select>
        )}
      </ContactField>
      <ContactField id="contact-message" label={t`Message`} error={errors.message}>
        {(props) => (
          <textarea
            {...props}
            rows={5}
            maxLength={limits.contactMessageMax}
            value={values.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        )}
      </ContactField>
      <PlainButton type="submit" size="lg" aria-disabled={sending}>
        {sending ? t`Sending...` : t`Send message`}
      </PlainButton>
      <div role="status">
        {outcome.state === 'sent' && (
          <p className={classes.outcome} data-tone="ok">
            <Trans>Thank you! Your message has been sent.</Trans>
          </p>
        )}
      </div>
      <div role="alert">
        {outcome.state === 'failed' && (
          <p className={classes.outcome} data-tone="bad">
            {outcome.text}
          </p>
        )}
      </div>
    </form>
  );
}
