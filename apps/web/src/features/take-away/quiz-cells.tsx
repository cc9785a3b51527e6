import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { QuizChoice, QuizFormat } from '@panelwise/contracts/domain/take-away';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import classes from './take-away.module.css';
import { saveQuizFile, type TakenWork } from './take-away-calls.ts';
import { useTaking } from './taking.ts';

// Few people bring a file.
const QuizImportDialog = lazy(() => import('./quiz-import-dialog.tsx'));

const formats: { format: QuizFormat; label: string }[] = [
  { format: 'moodle', label: 'Moodle XML' },
  { format: 'qti', label: 'QTI 2.1' },
  { format: 'gift', label: 'GIFT' },
  { format: 'csv', label: 'CSV' },
];

/** The quiz for learning platforms, together or apart, and the way for one to come in. */
export function QuizCells({ work }: { work: TakenWork }) {
  const { questions, hardcoreQuestions } = work;
  const [choice, setChoice] = useState<QuizChoice>('both');
  const [opened, { open, close }] = useDisclosure(false);
  const isLocked = questions.length + hardcoreQuestions.length === 0;
  const choices: { value: QuizChoice; label: string }[] = [
    { value: 'both', label: t({ message: 'Both', context: 'quizzes' }) },
    { value: 'quiz', label: t`Quiz` },
    { value: 'hardcore', label: t({ message: 'Hardcore', context: 'quiz' }) },
  ];
  const hasBoth = questions.length > 0 && hardcoreQuestions.length > 0;
  return (
    <>
      <h3>
        {isLocked
          ? t`The quiz, for your learning platform, after the kit`
          : t`The quiz, for your learning platform`}
      </h3>
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
        {hasBoth && (
          <SegmentedControl
            className={classes.which}
            aria-label={t`Which quiz`}
            data={choices}
            value={choice}
            onChange={(value) => setChoice(value as QuizChoice)}
          />
        )}
        <Button
          className={classes.bring}
          variant="subtle"
          leftSection={<IconFileImport size={20} stroke={1.8} aria-hidden />}
          onClick={open}
        >
          <Trans>Bring questions from CSV</Trans>
        </Button>
      </div>
      {opened && (
        <Suspense>
          <QuizImportDialog work={work} onClose={close} />
        </Suspense>
      )}
    </>
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
