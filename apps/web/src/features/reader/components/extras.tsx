import { Trans } from '@lingui/react/macro';
import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import type { Fact, Faq } from '@panelwise/contracts/domain/learning';
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { extrasQuery } from '../api/reader-queries.ts';
import classes from './extras.module.css';

/** The facts and questions that belong to a public comic. */
export function Extras({ comic }: { comic: LibraryComic }) {
  const { data } = useQuery(extrasQuery(comic));
  return data ? <MoreToKnow {...data} /> : null;
}

/** One fact at a time on the yellow panel, and the questions that students ask. */
export function MoreToKnow({ faqs, facts }: { faqs: Faq[]; facts: Fact[] }) {
  const [at, setAt] = useState(0);
  const fact = facts[at % Math.max(1, facts.length)];
  return (
    <>
      {fact && (
        <section className={classes.fact} aria-labelledby="fact-title">
          <h2 id="fact-title">
            <Trans>Did You Know</Trans>
          </h2>
          <p aria-live="polite">{fact.fact}</p>
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
              <summary>
                {faq.question}
                <IconChevronDown size={20} stroke={1.9} aria-hidden />
              </summary>
              <p>{faq.answer}</p>
              {faq.imageUrl && <img src={faq.imageUrl} alt="" loading="lazy" />}
            </details>
          ))}
        </section>
      )}
    </>
  );
}
