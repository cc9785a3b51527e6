import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contactRoles } from '@panelwise/contracts/domain/contact';
import { limits } from '@panelwise/contracts/domain/limits';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { roleWords } from '../../../lib/role-words.ts';
import { useContactForm } from '../use-contact-form.ts';
import { ContactField } from './contact-field.tsx';
import classes from './contact-form.module.css';
import { PhoneField } from './phone-field.tsx';

/** Name, email, phone, role and message, sent to the people behind the site. */
export function ContactForm() {
  const { form, outcome, send } = useContactForm();
  const field = (name: 'name' | 'email' | 'role' | 'message') =>
    form.getInputProps(name, { withError: false });
  const sending = outcome.state === 'sending';
  return (
    <form className={classes.form} noValidate onSubmit={send} aria-labelledby="contact-form-title">
      <h2 id="contact-form-title">
        <Trans>Send us a message</Trans>
      </h2>
      <ContactField id="contact-name" label={t`Name`} error={form.errors.name}>
        {(props) => <input {...props} autoComplete="name" maxLength={limits.nameMax} {...field('name')} />}
      </ContactField>
      <ContactField id="contact-email" label={t`Email`} error={form.errors.email}>
        {(props) => <input {...props} type="email" autoComplete="email" {...field('email')} />}
      </ContactField>
      <PhoneField
        phone={form.values.phone}
        error={form.errors.phone}
        onChange={(change) => form.setFieldValue('phone', { ...form.values.phone, ...change })}
      />
      <ContactField id="contact-role" label={t`Role`} error={form.errors.role}>
        {(props) => (
          <select {...props} data-empty={form.values.role === '' || undefined} {...field('role')}>
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
      <ContactField id="contact-message" label={t`Message`} error={form.errors.message}>
        {(props) => (
          <textarea {...props} rows={5} maxLength={limits.contactMessageMax} {...field('message')} />
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
