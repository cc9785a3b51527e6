import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Fact, Faq } from '@panelwise/contracts/domain/learning';
import type { getPublicComic } from '@panelwise/contracts/http/library';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import type { z } from 'zod';
import { BreakHint } from '../../../components/break-hint/break-hint.tsx';
import { PlayLink } from '../../../components/play-link/play-link.tsx';
import { comicTitle } from '../../../lib/comic-title.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import { countView } from '../api/reader-queries.ts';
import { useAnswers } from '../api/use-answers.ts';
import { useComicLanguage } from '../hooks/use-comic-language.ts';
import { useReadingPlace } from '../hooks/use-reading-place.ts';
import { useReadingProgress } from '../hooks/use-reading-progress.ts';
import { useWordSize } from '../hooks/use-word-size.ts';
import { QuizSection } from '../quiz/quiz-section.tsx';
import { taughtLine } from '../quiz/taught-line.ts';
import { type ReadingPanel, readingOrder } from '../reading-order.ts';
import { useComicAloud } from '../speech/use-comic-aloud.ts';
import { Colophon } from './colophon.tsx';
import { Extras, MoreToKnow } from './extras.tsx';
import { PageBook } from './page-book.tsx';
import { usePrintPages } from './print-pages.tsx';
import classes from './reader.module.css';
import { ReaderBar } from './reader-bar.tsx';
import { NextPart, SeriesParts } from './series-parts.tsx';
import { TranscriptSection } from './transcript-section.tsx';

const GuidedReader = lazy(async () => ({
  default: (await import('../guided/guided-reader.tsx')).GuidedReader,
}));
const TogetherTalk = lazy(async () => ({
  default: (await import('../together/together-talk.tsx')).TogetherTalk,
}));
const ListenDock = lazy(async () => ({ default: (await import('./listen-dock.tsx')).ListenDock }));

/** What comes with a comic that somebody shares with a class: it is in no library, so nothing is counted or asked for. */
export type Shared = { token: string; faqs: Faq[]; facts: Fact[] };

/** What comes with a comic that is read for an assignment, which need not be in the library. */
export type Assignment = { id: string; isPublic: boolean; faqs: Faq[]; facts: Fact[] };

/** A comic to read: its pages, panel by panel over them, and below them the quiz, the words and more to know. */
export function Reader({
  data,
  shared,
  assignment,
}: {
  data: z.output<typeof getPublicComic.response>;
  shared?: Shared;
  assignment?: Assignment;
}) {
  const { comic, author, pages, texts, questions, hardcoreQuestions, parts } = data;
  const { place, entry, together, move, open, close } = useReadingPlace();
  const panels = useMemo(() => readingOrder(pages, texts), [pages, texts]);
  // It lies over the page and takes the place of nothing that could be read without it.
  const inBrowser = useInBrowser();
  const language = useComicLanguage(texts);
  const wordSize = useWordSize();
  const { element: sheets, print } = usePrintPages(pages);
  const quiz = useRef<HTMLElement>(null);
  const toQuiz = useRef(false);

  const extras = shared ?? assignment;
  const isShared = extras !== undefined;
  const isPublic = extras === undefined || assignment?.isPublic === true;
  const assignmentId = assignment?.id;
  const { check, findWaiting, finish } = useAnswers({
    comicId: comic._id,
    classToken: shared?.token,
    assignmentId,
    isPublic,
  });
  useEffect(() => {
    if (isPublic) countView(comic._id);
  }, [comic._id, isPublic]);

  const indexOf = (wanted: { page: number; panel: number }) =>
    panels.findIndex(({ page, panel }) => page === wanted.page && panel === wanted.panel);
  const guidedAt =
    place.panel === undefined || panels.length === 0
      ? undefined
      : place.panel === 'end'
        ? panels.length
        : Math.max(0, indexOf({ page: place.page, panel: place.panel }));
  const guided = guidedAt !== undefined;
  // The way back to the pages is a step in the history; the quiz is gone to when it has been taken.
  useEffect(() => {
    if (guided || !toQuiz.current) return;
    toQuiz.current = false;
    quiz.current?.scrollIntoView({ block: 'start' });
    quiz.current?.focus({ preventScroll: true });
  }, [guided]);

  useReadingProgress({
    comicId: comic._id,
    assignmentId,
    panels,
    shown: { page: place.page, panel: place.panel === 'end' ? panels.at(-1)?.panel : place.panel },
    isOff: shared !== undefined,
  });

  const show = useCallback((page: number) => move({ page }), [move]);
  const goTo = (index: number) => {
    const panel = panels[index];
    move(panel ? panel : { page: panels.at(-1)!.page, panel: 'end' });
  };
  const aloud = useComicAloud({ panels, language, guidedAt, page: place.page, onGo: goTo, onPage: show });
  const firstPanel = panels.find(({ page }) => page >= place.page) ?? panels[0];
  const listen = () => {
    if (aloud.state === 'playing') aloud.pause();
    else if (aloud.on) aloud.play();
    else if (firstPanel) aloud.playPanel(panels.indexOf(firstPanel));
  };
  const openPanel = ({ page, panel }: Pick<ReadingPanel, 'page' | 'panel'>) => open({ page, panel });
  const nextPart = parts.find(({ part }) => part > comic.partNumber);
  // By the link of a class nobody is logged in, and together nothing is played.
  const play = shared === undefined && together === null && (
    <PlayLink comicId={comic._id} assignmentId={assignmentId} variant="outline" />
  );
  const hasQuiz = questions.length + hardcoreQuestions.length > 0;
  return (
    <div style={wordSize.style}>
      <BreakHint />
      <ReaderBar
        comic={comic}
        author={author}
        alsoIn={data.alsoIn ?? []}
        page={place.page}
        shared={shared !== undefined}
        assigned={assignment !== undefined}
        wordSize={wordSize}
        panels={panels.length}
        onPanels={firstPanel && (() => openPanel((aloud.on && aloud.panel) || firstPanel))}
        onListen={firstPanel && aloud.available ? listen : undefined}
        listening={aloud.state === 'playing'}
        onPrint={() => void print()}
      />
      {pages.length > 0 && (
        <PageBook
          pages={pages}
          pageNumber={place.page}
          language={language}
          keys={!guided}
          panels={panels}
          lit={
            aloud.on && aloud.panel && !guided ? { panel: aloud.panel, line: aloud.spoken?.line } : undefined
          }
          onRead={aloud.available ? (panel, line) => aloud.playPanel(panels.indexOf(panel), line) : undefined}
          onPage={(page) => {
            show(page);
            aloud.turnTo(page);
          }}
        />
      )}
      <div className={`wrap ${classes.after}`}>
        <div>
          {hasQuiz && (
            <section ref={quiz} className={classes.quiz} tabIndex={-1} aria-labelledby="quiz-title">
              <h2 id="quiz-title">
                <Trans>What did you learn?</Trans>
              </h2>
              <QuizSection
                questions={questions}
                hardcoreQuestions={hardcoreQuestions}
                panels={panels}
                language={language}
                check={check}
                findWaiting={findWaiting}
                onShow={({ page, panel }, taught) => {
                  aloud.stop();
                  const line = taughtLine(panels[indexOf({ page, panel })] ?? { lines: [] }, taught);
                  open({ page, panel }, { taught: { page, panel, line } });
                }}
                onFinish={finish}
                play={play}
              />
            </section>
          )}
          {nextPart && <NextPart next={nextPart} />}
          <TranscriptSection
            panels={panels}
            language={language}
            onPanel={openPanel}
            onHear={aloud.available ? (panel) => aloud.playPanel(panels.indexOf(panel)) : undefined}
          />
          <Colophon
            made={data.made}
            isReviewed={data.isReviewed}
            reported={
              shared
                ? { token: shared.token }
                : assignment?.isPublic === false
                  ? undefined
                  : { comicId: comic._id }
            }
          />
        </div>
        <aside aria-label={t`More about this comic`}>
          {parts.length > 1 && <SeriesParts parts={parts} currentId={comic._id} />}
          {extras ? (
            <MoreToKnow faqs={extras.faqs} facts={extras.facts} language={language} />
          ) : (
            <Extras comic={comic} language={language} />
          )}
        </aside>
      </div>
      {aloud.on && !guided && (
        <Suspense fallback={null}>
          <ListenDock aloud={aloud} language={language} />
        </Suspense>
      )}
      {sheets}
      {guided && inBrowser && (
        <Suspense fallback={null}>
          <GuidedReader
            title={comicTitle(comic)}
            panels={panels}
            language={language}
            wordSize={wordSize}
            at={guidedAt}
            aloud={aloud}
            taught={entry?.taught && { at: indexOf(entry.taught), line: entry.taught.line }}
            nextPart={nextPart}
            play={play}
            onGo={goTo}
            onPages={close}
            onClose={() => {
              aloud.stop();
              close();
            }}
            talk={
              together !== null && !isShared
                ? (panel) => (
                    <Suspense fallback={null}>
                      <TogetherTalk
                        key={`${panel.page}.${panel.panel}`}
                        childId={together}
                        comicId={comic._id}
                        panel={panel}
                      />
                    </Suspense>
                  )
                : undefined
            }
            onQuiz={
              // Together nothing is scored.
              hasQuiz && together === null
                ? () => {
                    aloud.stop();
                    toQuiz.current = true;
                    close();
                  }
                : undefined
            }
          />
        </Suspense>
      )}
    </div>
  );
}
