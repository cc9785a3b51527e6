import { Alert, Button, FileInput, Modal, Radio, Stack } from '@mantine/core';
import type { ImportMode, QuizName } from '@panelwise/contracts/domain/take-away';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import actions from '../../components/dialog/dialog-actions.module.css';
import { ApiError, errorText } from '../../lib/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { counted } from './counted.ts';
import { exampleCsv } from './example-csv.ts';
import { readCsvFile } from './read-csv-file.ts';
import classes from './take-away.module.css';
import { type QuizFile, sendQuiz, type TakenWork } from './take-away-calls.ts';

/** Brings questions from a CSV file into one of the two quizzes: they are read and shown first, and stored on a second press. */
export default function QuizImportDialog({ work, onClose }: { work: TakenWork; onClose: () => void }) {
  const comicId = work.comic._id;
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [quiz, setQuiz] = useState<QuizName>('quiz');
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
  const busy = reading.isPending || storing.isPending;
  return (
    <Modal opened onClose={onClose} title="Bring questions from CSV" size="lg">
      <Stack gap="md">
        <p>
          One question a row: question, option 1 and up, right answer, difficulty, explanation.{' '}
          <button
            type="button"
            className={classes.link}
            onClick={() => saveFile('quiz example.csv', new Blob([exampleCsv], { type: 'text/csv' }))}
          >
            Take an example
          </button>
        </p>
        <FileInput
          label="File"
          placeholder="Choose a CSV file"
          accept=".csv,text/csv"
          clearable
          clearButtonProps={{ 'aria-label': 'Take another file' }}
          value={file}
          onChange={(next) => change({ file: next })}
        />
        <Radio.Group
          label="For which quiz"
          value={quiz}
          onChange={(value) => change({ quiz: value as QuizName })}
        >
          <div className={classes.radios}>
            <Radio value="quiz" label={`Quiz (${work.questions.length})`} />
            <Radio value="hardcore" label={`Hardcore Quiz (${work.hardcoreQuestions.length})`} />
          </div>
        </Radio.Group>
        <Radio.Group
          label="What becomes of the questions there are"
          value={mode}
          onChange={(value) => change({ mode: value as ImportMode })}
        >
          <div className={classes.radios}>
            <Radio value="add" label="They stay" />
            <Radio value="replace" label="They are replaced" />
          </div>
        </Radio.Group>
        {problem && <ImportProblem error={problem} />}
        {found && !reading.isPending && !problem && (
          <div role="status" className={classes.found}>
            <p>
              <b>{counted(found.questions.length, 'question')} read.</b> The quiz has {found.before} now, and{' '}
              {found.after} then.
            </p>
            <ol>
              {found.questions.slice(0, 5).map((item) => (
                <li key={item.question}>
                  {item.question} <span className="muted">{item.correctAnswer}</span>
                </li>
              ))}
            </ol>
            {found.questions.length > 5 && <p className="muted">And {found.questions.length - 5} more.</p>}
          </div>
        )}
      </Stack>
      <div className={actions.actions}>
        <Button variant="outline" onClick={onClose} disabled={storing.isPending}>
          Cancel
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

/** What the button does, in numbers where they are known. */
function labelOf(
  mode: ImportMode,
  found: { questions: unknown[]; before: number } | undefined,
  busy: boolean,
) {
  if (busy) return 'Storing…';
  if (!found) return mode === 'add' ? 'Add the questions' : 'Replace the questions';
  const fresh = counted(found.questions.length, 'question');
  return mode === 'add' || found.before === 0 ? `Add ${fresh}` : `Replace ${found.before} with ${fresh}`;
}

/** What is wrong with the file: each mistake with its line. */
function ImportProblem({ error }: { error: unknown }) {
  const details = error instanceof ApiError ? error.details : [];
  return (
    <Alert color="bad" role="alert" title="Nothing was changed">
      {details.length > 1 ? (
        <ul className={classes.mistakes}>
          {details.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </ul>
      ) : (
        errorText(error, 'The questions could not be read. Please try again.')
      )}
    </Alert>
  );
}
