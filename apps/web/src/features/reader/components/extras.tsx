import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import type { Fact, Faq } from '@panelwise/contracts/domain/learning';
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { extrasQuery } from '../api/reader-queries.ts';
import classes from './extras.module.css';

/** The facts and questions that belong to a public comic. */
export function Extras({ comic, language }: { comic: LibraryComic; language: string | undefined }) {
  const { data } = useQuery(extrasQuery(comic));
  return data ? <MoreToKnow {...data} language={language} /> : null;
}

/** One fact at a time on the yellow panel, and the questions that students ask. */
export function MoreToKnow({
  faqs,
  facts,
  language,
}: {
  faqs: Faq[];
  facts: Fact[];
  /** Of the comic. */
  language: string | undefined;
}) {
  const [at, setAt] = useState(0);
  const fact = facts[at % Math.max(1, facts.length)];
  return (
    <>
      {fact && (
        <section className={classes.fact} aria-labelledby="fact-title">
          <Aloud label={t`the fact`} isAfter>
            <h2 id="fact-title">
              <Trans>Did You Know</Trans>
            </h2>
            <p aria-live="polite" lang={language}>
              {fact.fact}
            </p>
          </Aloud>
          {fact.imageUrl && <img src={fact.imageUrl} alt="" loading="lazy" />}
          {facts.length > 1 && (
            <button type="button" onClick={() => setAt(at + 1)}>
              <Trans>Another fact</Trans>
              <IconArrowRight size={18} stroke={1.9} aria-hidden />
            </button>
          )}
        </section>
      )}
      {faqs.length > 0 && (
        <section className={classes.faq} aria-labelledby="faq-title">
          <h2 id="faq-title">
            <Trans>FAQ</Trans>
          </h2>
          {faqs.map((faq) => (
            <details key={faq.question}>
              <summary lang={language}>
                {faq.question}
                <IconChevronDown size={20} stroke={1.9} aria-hidden />
              </summary>
              <Aloud label={t`the answer`}>
                <p lang={language}>{faq.answer}</p>
              </Aloud>
              {faq.imageUrl && <img src={faq.imageUrl} alt="" loading="lazy" />}
            </details>
          ))}
        </section>
      )}
    </>
  );
}
