import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { QuizName } from '@panelwise/contracts/domain/take-away';
import { IconFileImport } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { TakenWork } from './take-away-calls.ts';

// Few people bring a file.
const QuizImportDialog = lazy(() => import('./quiz-import-dialog.tsx'));

/** The way for questions to come into one of the quizzes from a file. */
export function BringQuestions({ work, quiz }: { work: TakenWork; quiz: QuizName }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        leftSection={<IconFileImport size={18} stroke={1.8} aria-hidden />}
        onClick={open}
      >
        <Trans>Bring questions from CSV</Trans>
      </Button>
      {opened && (
        <Suspense>
          <QuizImportDialog work={work} first={quiz} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
