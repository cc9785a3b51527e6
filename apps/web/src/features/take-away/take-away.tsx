import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, SegmentedControl } from '@mantine/core';
import { type Paper, paperOf } from '@panelwise/contracts/domain/take-away';
import { useId, useMemo, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { FilmCells } from './film-cells.tsx';
import { PrintCells } from './print-cells.tsx';
import { QuizCells } from './quiz-cells.tsx';
import { ReadingCells } from './reading-cells.tsx';
import classes from './take-away.module.css';
import type { TakenWork } from './take-away-calls.ts';
import { TakingContext } from './taking.ts';

export { BringQuestions } from './bring-questions.tsx';
export { PrintKitButton } from './print-kit-button.tsx';

/** What a teacher takes away of a drawn comic: to print, to read on a screen, and the quiz. Nothing before there are pages. */
export function TakeAway({ work }: { work: TakenWork }) {
  const { comic, pages } = work;
  const [paper, setPaper] = useState<Paper>(() => paperOf(comic.country));
  const [problem, setProblem] = useState<unknown>();
  const [news, setNews] = useState('');
  const id = useId();
  const taking = useMemo(
    () => ({
      began: () => {
        setProblem(undefined);
        setNews('');
      },
      ended: (title: string, ready: boolean) =>
        setNews(
          ready
            ? t`${title} is downloaded.`
            : t`${title} takes longer than usual. The bell above says when it is done; then press again.`,
        ),
      failed: setProblem,
    }),
    [],
  );
  const papers: { value: Paper; label: string }[] = [
    { value: 'a4', label: 'A4' },
    { value: 'letter', label: t({ message: 'Letter', context: 'paper' }) },
  ];
  if (pages.length === 0 || pages.some((page) => !page.imageUrl)) return null;
  return (
    <TakingContext value={taking}>
      <section id="take-away" className={classes.section} aria-labelledby={id}>
        <div className={classes.head}>
          <h2 id={id}>
            <Trans>Take it away</Trans>
          </h2>
          <SegmentedControl
            aria-label={t`Paper`}
            data={papers}
            value={paper}
            onChange={(value) => setPaper(value as Paper)}
          />
        </div>
        <div className={classes.groups}>
          <PrintCells work={work} paper={paper} />
          <ReadingCells work={work} />
          <FilmCells work={work} />
          <QuizCells work={work} />
        </div>
        {problem !== undefined && (
          <Alert color="bad" role="alert" mt="md">
            {errorText(problem, t`This file could not be made. Please try again.`)}
          </Alert>
        )}
        <p className={classes.news} role="status">
          {news}
        </p>
      </section>
    </TakingContext>
  );
}
