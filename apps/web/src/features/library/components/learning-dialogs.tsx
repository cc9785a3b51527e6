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
  return (
    <PlainDialog title={`FAQ: ${comic.title}`} onClose={onClose}>
      {isPending && <p role="status">Loading FAQs...</p>}
      {error && <LoadFailure what="The FAQs did not load." error={error} onRetry={() => void refetch()} />}
      {data?.faqs.length === 0 && <p>No FAQs available.</p>}
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
  return (
    <PlainDialog title={`Did You Know: ${comic.title}`} onClose={onClose}>
      {isPending && <p role="status">Loading facts...</p>}
      {error && <LoadFailure what="The facts did not load." error={error} onRetry={() => void refetch()} />}
      {data?.didYouKnow.length === 0 && <p>No facts available.</p>}
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
