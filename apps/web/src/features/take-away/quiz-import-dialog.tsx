import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button, FileInput, Modal, Radio, Stack } from '@mantine/core';
import type { ImportMode, QuizName } from '@panelwise/contracts/domain/take-away';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import actions from '../../components/dialog/dialog-actions.module.css';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { readCsvFile } from '../../lib/read-csv-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { exampleCsv } from './example-csv.ts';
import classes from './take-away.module.css';
import { type QuizFile, sendQuiz, type TakenWork } from './take-away-calls.ts';

/** Brings questions from a CSV file into one of the two quizzes: they are read and shown first, and stored on a second press. */
export default function QuizImportDialog({
  work,
  first,
  onClose,
}: {
  work: TakenWork;
  /** The quiz that is chosen first. */
  first: QuizName;
  onClose: () => void;
}) {
  const comicId = work.comic._id;
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [quiz, setQuiz] = useState<QuizName>(first);
  const [mode, setMode] = useState<ImportMode>('add');
  const reading = useMutation({
    mutationFn: async (wanted: Omit<QuizFile, 'csv'> & { file: File }) => {
      const read = { csv: await readCsvFile(wanted.file), quiz: wanted.quiz, mode: wanted.mode };
      return { read, ...(await sendQuiz(comicId, read, false)) };
    },
  });
  const storing = useMutation({
    mutationFn: (read: QuizFile) => sendQuiz(comicId, read, true),
    onSuccess: async () => {
      // Every screen that shows this comic reads it again.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(comicId) });
      onClose();
    },
  });
  /** Whatever is changed is read anew. */
  const change = (next: { file?: File | null; quiz?: QuizName; mode?: ImportMode }) => {
    const wanted = { file, quiz, mode, ...next };
    setFile(wanted.file);
    setQuiz(wanted.quiz);
    setMode(wanted.mode);
    storing.reset();
    if (wanted.file) reading.mutate({ ...wanted, file: wanted.file });
    else reading.reset();
  };
  const problem = storing.error ?? reading.error;
  const found = reading.data;
  const read = found?.questions.length ?? 0;
  const busy = reading.isPending || storing.isPending;
  return (
    <Modal opened onClose={onClose} title={t`Bring questions from CSV`} size="lg">
      <Stack gap="md">
        <p>
          <Trans>
            One question a row: question, option 1 and up, right answer, difficulty, explanation.{' '}
            <button type="button" className={classes.link} onClick={saveExample}>
              Take an example
            </button>
          </Trans>
        </p>
        <FileInput
          label={t`File`}
          placeholder={t`Choose a CSV file`}
          accept=".csv,text/csv"
          clearable
          clearButtonProps={{ 'aria-label': t`Take another file` }}
          value={file}
          onChange={(next) => change({ file: next })}
        />
        <Radio.Group
          label={t`For which quiz`}
          value={quiz}
          onChange={(value) => change({ quiz: value as QuizName })}
        >
          <div className={classes.radios}>
            <Radio value="quiz" label={t`Quiz (${{ count: work.questions.length }})`} />
            <Radio value="hardcore" label={t`Hardcore Quiz (${{ count: work.hardcoreQuestions.length }})`} />
          </div>
        </Radio.Group>
        <Radio.Group
          label={t`What becomes of the questions there are`}
          value={mode}
          onChange={(value) => change({ mode: value as ImportMode })}
        >
          <div className={classes.radios}>
            <Radio value="add" label={t`They stay`} />
            <Radio value="replace" label={t`They are replaced`} />
          </div>
        </Radio.Group>
        {problem && <ImportProblem error={problem} />}
        {found && !reading.isPending && !problem && (
          <div role="status" className={classes.found}>
            <p>
              <Trans>
                <b>
                  <Plural value={read} one="# question read." other="# questions read." />
                </b>{' '}
                The quiz has {{ before: found.before }} now, and {{ after: found.after }} then.
              </Trans>
            </p>
            <ol>
              {found.questions.slice(0, 5).map((item) => (
                <li key={item.question}>
                  {item.question} <span className="muted">{item.correctAnswer}</span>
                </li>
              ))}
            </ol>
            {read > 5 && (
              <p className="muted">
                <Trans>And {{ more: read - 5 }} more.</Trans>
              </p>
            )}
          </div>
        )}
      </Stack>
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={storing.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          disabled={!found || busy || reading.error !== null}
          onClick={() => found && storing.mutate(found.read)}
        >
          {labelOf(mode, found, storing.isPending)}
        </Button>
      </div>
    </Modal>
  );
}

function saveExample() {
  saveFile(t`quiz example.csv`, new Blob([exampleCsv()], { type: 'text/csv' }));
}

/** What the button does, in numbers where they are known. */
function labelOf(
  mode: ImportMode,
  found: { questions: unknown[]; before: number } | undefined,
  busy: boolean,
) {
  if (busy) return t`Storing…`;
  if (!found) return mode === 'add' ? t`Add the questions` : t`Replace the questions`;
  const { before, questions } = found;
  const count = questions.length;
  return mode === 'add' || before === 0
    ? plural(count, { one: 'Add # question', other: 'Add # questions' })
    : plural(count, {
        one: `Replace ${before} with # question`,
        other: `Replace ${before} with # questions`,
      });
}

/** What is wrong with the file: each mistake with its line. */
function ImportProblem({ error }: { error: unknown }) {
  const details = error instanceof ApiError ? error.details : [];
  return (
    <Alert color="bad" role="alert" title={t`Nothing was changed`}>
      {details.length > 1 ? (
        <ul className={classes.mistakes}>
          {details.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </ul>
      ) : (
        errorText(error, t`The questions could not be read. Please try again.`)
      )}
    </Alert>
  );
}
