import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import type { QuizChoice, QuizFormat } from '@panelwise/contracts/domain/take-away';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './take-away.module.css';
import { saveQuizFile, type TakenWork } from './take-away-calls.ts';
import { useTaking } from './taking.ts';

const formats: { format: QuizFormat; label: string }[] = [
  { format: 'moodle', label: 'Moodle XML' },
  { format: 'qti', label: 'QTI 2.1' },
  { format: 'gift', label: 'GIFT' },
  { format: 'csv', label: 'CSV' },
];

/** The quiz for learning platforms, together or apart. */
export function QuizCells({ work }: { work: TakenWork }) {
  const { questions, hardcoreQuestions } = work;
  const [choice, setChoice] = useState<QuizChoice>('both');
  const isLocked = questions.length + hardcoreQuestions.length === 0;
  const choices: { value: QuizChoice; label: string }[] = [
    { value: 'both', label: t({ message: 'Both', context: 'quizzes' }) },
    { value: 'quiz', label: t`Quiz` },
    { value: 'hardcore', label: t({ message: 'Hardcore', context: 'quiz' }) },
  ];
  const hasBoth = questions.length > 0 && hardcoreQuestions.length > 0;
  return (
    <section className={classes.platforms}>
      <div className={classes.chosen}>
        <h3>
          {isLocked
            ? t`The quiz, for your learning platform, after the kit`
            : t`The quiz, for your learning platform`}
        </h3>
        {hasBoth && (
          <SegmentedControl
            size="xs"
            aria-label={t`Which quiz`}
            data={choices}
            value={choice}
            onChange={(value) => setChoice(value as QuizChoice)}
          />
        )}
      </div>
      <div className={classes.quiz}>
        {formats.map((one) => (
          <FormatButton
            key={one.format}
            work={work}
            {...one}
            quiz={hasBoth ? choice : 'both'}
            locked={isLocked}
          />
        ))}
      </div>
    </section>
  );
}

function FormatButton({
  work,
  format,
  label,
  quiz,
  locked,
}: {
  work: TakenWork;
  format: QuizFormat;
  label: string;
  quiz: QuizChoice;
  locked: boolean;
}) {
  const { began, ended, failed } = useTaking();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveQuizFile(work.comic._id, format, quiz),
    onMutate: began,
    onSuccess: () => ended(label, true),
    onError: failed,
  });
  return (
    <button
      type="button"
      className={classes.format}
      disabled={locked}
      aria-disabled={isPending || undefined}
      onClick={() => isPending || mutate()}
    >
      {label}
    </button>
  );
}
