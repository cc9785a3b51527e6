import { IconChevronDown } from '@tabler/icons-react';
import type { TextPage } from './text-page.ts';
import classes from './text-page-view.module.css';

type Section = TextPage['sections'][number];

function SectionBody({ section }: { section: Section }) {
  return (
    <>
      {section.paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.list && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A page of words: title, lead, sections. */
export function TextPageView({ page }: { page: TextPage }) {
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <article className={classes.page}>
        <h1>{page.title}</h1>
        <p className={classes.lead}>{page.lead}</p>
        {page.effective && <p className="muted">{page.effective}</p>}
        {page.sections.map((section) =>
          page.fold ? (
            <details key={section.heading}>
              <summary>
                {section.heading}
                <IconChevronDown size={20} stroke={1.9} aria-hidden />
              </summary>
              <SectionBody section={section} />
            </details>
          ) : (
            <section key={section.heading}>
              <h2>{section.heading}</h2>
              <SectionBody section={section} />
            </section>
          ),
        )}
      </article>
    </main>
  );
}
