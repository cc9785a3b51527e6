import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LibraryComic } from '@panelwise/contracts/domain/comic';
import { useQuery } from '@tanstack/react-query';
import { PlainDialog } from '../../../components/dialog/plain-dialog.tsx';
import { factsQuery, faqsQuery } from '../api/library-queries.ts';
import classes from './learning-dialogs.module.css';
import { LoadFailure } from './load-failure.tsx';

type DialogProps = { comic: Pick<LibraryComic, '_id' | 'title'>; onClose: () => void };

/** The FAQs of a comic. */
export function FaqDialog({ comic, onClose }: DialogProps) {
  const { data, isPending, error, refetch } = useQuery(faqsQuery(comic._id));
  const { title } = comic;
  return (
    <PlainDialog title={t`FAQ: ${title}`} onClose={onClose}>
      {isPending && (
        <p role="status">
          <Trans>Loading FAQs...</Trans>
        </p>
      )}
      {error && <LoadFailure what={t`The FAQs did not load.`} error={error} onRetry={() => void refetch()} />}
      {data?.faqs.length === 0 && (
        <p>
          <Trans>No FAQs available.</Trans>
        </p>
      )}
      <dl className={classes.faqs}>
        {data?.faqs.map((faq) => (
          <div key={faq.question}>
            <dt>{faq.question}</dt>
            <dd>
              {faq.answer}
              {faq.imageUrl && <img src={faq.imageUrl} alt="" loading="lazy" />}
            </dd>
          </div>
        ))}
      </dl>
    </PlainDialog>
  );
}

/** The did-you-know facts of a comic. */
export function FactDialog({ comic, onClose }: DialogProps) {
  const { data, isPending, error, refetch } = useQuery(factsQuery(comic._id));
  const { title } = comic;
  return (
    <PlainDialog title={t`Did You Know: ${title}`} onClose={onClose}>
      {isPending && (
        <p role="status">
          <Trans>Loading facts...</Trans>
        </p>
      )}
      {error && (
        <LoadFailure what={t`The facts did not load.`} error={error} onRetry={() => void refetch()} />
      )}
      {data?.didYouKnow.length === 0 && (
        <p>
          <Trans>No facts available.</Trans>
        </p>
      )}
      <ul className={classes.facts}>
        {data?.didYouKnow.map((item) => (
          <li key={item.fact}>
            {item.fact}
            {item.imageUrl && <img src={item.imageUrl} alt="" loading="lazy" />}
          </li>
        ))}
      </ul>
    </PlainDialog>
  );
}
