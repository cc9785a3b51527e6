import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { PagePending } from '../../components/layout/page-pending.tsx';
import { paths } from '../../config/paths.ts';
import { publicComicQuery } from '../../features/reader/api/reader-queries.ts';
import { ComicQuiz } from '../../features/reader/components/comic-quiz.tsx';
import { Extras } from '../../features/reader/components/extras.tsx';
import { PageBook } from '../../features/reader/components/page-book.tsx';
import { ReaderBar } from '../../features/reader/components/reader-bar.tsx';
import { Transcript } from '../../features/reader/components/transcript.tsx';
import { errorText } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import classes from './library-comic.module.css';

/** Read a comic of the library. */
export function Component() {
  const { id = '' } = useParams();
  const { data, isPending, error } = useQuery(publicComicQuery(id));
  usePageTitle(data?.comic.title ?? 'Our library');
  if (isPending) return <PagePending />;
  if (!data)
    return (
      <main id="main" tabIndex={-1} className="wrap" style={{ paddingBlock: 64 }}>
        <h1 className="visually-hidden">Our library</h1>
        <EmptyState
          title="This comic cannot be shown"
          text={errorText(error, 'Please try again in a moment.')}
          action={
            <ButtonLink to={paths.library} variant="outline">
              Browse library
            </ButtonLink>
          }
        />
      </main>
    );
  return (
    <main id="main" tabIndex={-1}>
      <ReaderBar comic={data.comic} />
      <PageBook pages={data.pages} />
      <div className={`wrap ${classes.after}`}>
        <div>
          {data.questions.length > 0 && <ComicQuiz questions={data.questions} />}
          <Transcript pages={data.pages} />
        </div>
        <aside aria-label="More about this comic">
          <Extras comic={data.comic} />
        </aside>
      </div>
    </main>
  );
}
