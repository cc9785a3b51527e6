import type { getPublicComic } from '@panelwise/contracts/http/library';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import type { z } from 'zod';
import { countQuiz, countView } from '../api/reader-queries.ts';
import { useComicLanguage } from '../hooks/use-comic-language.ts';
import { useReadingPlace } from '../hooks/use-reading-place.ts';
import { type ReadingPanel, readingOrder } from '../reading-order.ts';
import { useVoices } from '../speech/use-voices.ts';
import { Extras } from './extras.tsx';
import { PageBook } from './page-book.tsx';
import { usePrintPages } from './print-pages.tsx';
import classes from './reader.module.css';
import { ReaderBar } from './reader-bar.tsx';
import { SeriesParts } from './series-parts.tsx';
import { TranscriptSection } from './transcript-section.tsx';

const GuidedReader = lazy(async () => ({
  default: (await import('../guided/guided-reader.tsx')).GuidedReader,
}));
const QuizSection = lazy(async () => ({ default: (await import('../quiz/quiz-section.tsx')).QuizSection }));

/** A comic to read: its pages, panel by panel over them, and below them the quiz, the words and more to know. */
export function Reader({ data }: { data: z.output<typeof getPublicComic.response> }) {
  const { comic, pages, texts, questions, hardcoreQuestions, parts } = data;
  const { place, entry, move, open, close } = useReadingPlace();
  const panels = useMemo(() => readingOrder(pages, texts), [pages, texts]);
  const language = useComicLanguage(texts);
  const canListen = useVoices(language).length > 0;
  const { element: sheets, print } = usePrintPages(pages);
  const quiz = useRef<HTMLElement>(null);
  const toQuiz = useRef(false);

  useEffect(() => countView(comic._id), [comic._id]);

  const guidedAt =
    place.panel === undefined || panels.length === 0
      ? undefined
      : place.panel === 'end'
        ? panels.length
        : Math.max(
            0,
            panels.findIndex(({ page, panel }) => page === place.page && panel === place.panel),
          );
  const guided = guidedAt !== undefined;
  // The way back to the pages is a step in the history; the quiz is gone to when it has been taken.
  useEffect(() => {
    if (guided || !toQuiz.current) return;
    toQuiz.current = false;
    quiz.current?.scrollIntoView({ block: 'start' });
    quiz.current?.focus({ preventScroll: true });
  }, [guided]);

  const turn = useCallback((page: number) => move({ page }), [move]);
  const firstPanel = panels.find(({ page }) => page >= place.page) ?? panels[0];
  const openPanel = ({ page, panel }: Pick<ReadingPanel, 'page' | 'panel'>) => open({ page, panel });
  const hasQuiz = questions.length + hardcoreQuestions.length > 0;
  return (
    <>
      <ReaderBar
        comic={comic}
        onPanels={firstPanel && (() => openPanel(firstPanel))}
        onListen={firstPanel && canListen ? () => open(firstPanel, { listen: true }) : undefined}
        onPrint={() => void print()}
      />
      {pages.length > 0 && (
        <PageBook pages={pages} pageNumber={place.page} language={language} keys={!guided} onPage={turn} />
      )}
      <div className={`wrap ${classes.after}`}>
        <div>
          {hasQuiz && (
            <section ref={quiz} className={classes.quiz} tabIndex={-1} aria-labelledby="quiz-title">
              <h2 id="quiz-title">What did you learn?</h2>
              <Suspense fallback={<p role="status">Loading the quiz...</p>}>
                <QuizSection
                  questions={questions}
                  hardcoreQuestions={hardcoreQuestions}
                  panels={panels}
                  language={language}
                  onShow={({ page, panel }) => open({ page, panel }, { from: 'quiz' })}
                  onFinish={(result) => countQuiz(comic._id, result)}
                />
              </Suspense>
            </section>
          )}
          <TranscriptSection panels={panels} language={language} onPanel={openPanel} />
        </div>
        <aside aria-label="More about this comic">
          {parts.length > 1 && <SeriesParts parts={parts} currentId={comic._id} />}
          <Extras comic={comic} />
        </aside>
      </div>
      {sheets}
      {guided && (
        <Suspense fallback={null}>
          <GuidedReader
            title={comic.partCount > 1 ? `${comic.title}, part ${comic.partNumber}` : comic.title}
            panels={panels}
            language={language}
            at={guidedAt}
            fromQuiz={entry?.from === 'quiz'}
            listen={entry?.listen ?? false}
            nextPart={parts.find(({ part }) => part > comic.partNumber)}
            onGo={(index) => {
              const panel = panels[index];
              move(panel ? panel : { page: panels.at(-1)!.page, panel: 'end' });
            }}
            onClose={close}
            onQuiz={
              hasQuiz
                ? () => {
                    toQuiz.current = true;
                    close();
                  }
                : undefined
            }
          />
        </Suspense>
      )}
    </>
  );
}
