import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { PlainButton } from '../button/button-link.tsx';
import classes from './newsletter-box.module.css';

/** The newsletter box. There is no list to join yet, so nothing is sent; the answer says so. */
export function NewsletterBox() {
  const [asked, setAsked] = useState(false);
  const subscribe = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <form className={classes.box} onSubmit={subscribe}>
      <h2>
        <Trans>Newsletter</Trans>
      </h2>
      <p>
        <Trans>A comic for your class each month, and how to use it.</Trans>
      </p>
      <div className={classes.row}>
        <label className="visually-hidden" htmlFor="newsletter-email">
          <Trans>Your email</Trans>
        </label>
        <input
          id="newsletter-email"
          type="email"
          required
          autoComplete="email"
          placeholder="you@school.org"
        />
        <PlainButton type="submit">
          <Trans>Subscribe</Trans>
        </PlainButton>
      </div>
      <p role="status">{asked && t`The newsletter has not started yet, so your address was not stored.`}</p>
    </form>
  );
}
