import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { brand } from '../../../config/brand.ts';
import type { LegalText } from './legal-text.ts';
import classes from './legal-view.module.css';

/** The words, with our email address as a link. */
function Words({ text }: { text: string }) {
  const [before, ...after] = text.split(brand.email);
  return (
    <>
      {before}
      {after.map((rest) => (
        <span key={rest}>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          {rest}
        </span>
      ))}
    </>
  );
}

/** A text of rules: what it is, since when, a list of its sections, and the sections, which are in English in every language. */
export function LegalView({ title, text }: { title: string; text: LegalText }) {
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <header>
        <h1>{title}</h1>
        <p className={classes.lead}>{i18n._(text.lead)}</p>
        <p className="muted">{i18n._(text.effective)}</p>
        {i18n.locale !== 'en' && (
          <p>
            <Trans>The text itself is in English so far.</Trans>
          </p>
        )}
      </header>
      <nav className={classes.contents} aria-label={t`Sections`}>
        <ol lang="en">
          {text.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article lang="en">
        {text.sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2>{section.heading}</h2>
            {section.paragraphs?.map((paragraph) => (
              <p key={paragraph}>
                <Words text={paragraph} />
              </p>
            ))}
            {section.list && (
              <ul>
                {section.list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </main>
  );
}
