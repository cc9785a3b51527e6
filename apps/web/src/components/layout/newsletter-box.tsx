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
      <h2>Newsletter</h2>
      <p>Coming soon: a comic for your class each month, and an idea for using it.</p>
      <div className={classes.row}>
        <label className="visually-hidden" htmlFor="newsletter-email">
          Your email
        </label>
        <input
          id="newsletter-email"
          type="email"
          required
          autoComplete="email"
          placeholder="you@school.org"
        />
        <PlainButton type="submit">Subscribe</PlainButton>
      </div>
      <p role="status">{asked && 'The newsletter has not started yet, so your address was not stored.'}</p>
    </form>
  );
}
