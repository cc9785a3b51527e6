import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import control from '../../../theme/control.module.css';
import type { ContactValues } from '../contact-values.ts';
import { countryOf, dialCodes, namedDialCodes } from '../dial-codes.ts';
import { controlProps, FieldError } from './contact-field.tsx';
import classes from './contact-form.module.css';

/** A phone number in three parts: choosing a country fills in its prefix, and a typed prefix finds its country. */
export function PhoneField({
  phone,
  error,
  onChange,
}: {
  phone: ContactValues['phone'];
  error: ReactNode;
  onChange: (change: Partial<ContactValues['phone']>) => void;
}) {
  // Server and browser do not name all countries alike.
  const isInBrowser = useInBrowser();
  const choices = useMemo(() => (isInBrowser ? namedDialCodes() : dialCodes), [isInBrowser]);
  const props = (id: string) => controlProps(id, error, 'contact-phone-error');
  return (
    <fieldset>
      <legend className={control.label}>
        <Trans>Phone</Trans>
      </legend>
      <div className={classes.phone}>
        <select
          {...props('contact-country')}
          // There is always one: the list has no empty beginning.
          required={false}
          aria-label={t`Country`}
          autoComplete="country"
          value={phone.country}
          onChange={({ target }) => {
            const chosen = dialCodes.find((code) => code.country === target.value);
            onChange({ country: target.value, ...(chosen && { prefix: chosen.prefix }) });
          }}
        >
          {choices.map((code) => (
            <option key={code.country} value={code.country}>
              {code.name}
            </option>
          ))}
          <option value="">{t`Other`}</option>
        </select>
        <input
          {...props('contact-prefix')}
          aria-label={t`Country code`}
          inputMode="tel"
          autoComplete="tel-country-code"
          maxLength={5}
          value={phone.prefix}
          onChange={({ target }) => {
            const current = dialCodes.find((code) => code.country === phone.country);
            const known = current?.prefix === target.value ? current : countryOf(target.value);
            onChange({ prefix: target.value, country: known?.country ?? '' });
          }}
        />
        <input
          {...props('contact-phone')}
          aria-label={t`Phone number`}
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          value={phone.number}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      </div>
      <FieldError id="contact-phone" text={error} />
    </fieldset>
  );
}
