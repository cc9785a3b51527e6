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

/** A text of rules: what it is, since when, a list of its sections, and the sections. */
export function LegalView({ title, text }: { title: string; text: LegalText }) {
  return (
    <main id="main" tabIndex={-1} className={`wrap ${classes.page}`}>
      <header>
        <h1>{title}</h1>
        <p className={classes.lead}>{text.lead}</p>
        <p className="muted">{text.effective}</p>
      </header>
      <nav className={classes.contents} aria-label="Sections">
        <ol>
          {text.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article>
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
