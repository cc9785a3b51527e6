import { Alert, Button, Modal, NativeSelect, Radio } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { liveTimers } from '@panelwise/contracts/domain/live';
import { openLive } from '@panelwise/contracts/http/live';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { counted } from '../../../lib/counted.ts';
import { askableQuery, liveSessionsQuery } from '../live-queries.ts';
import classes from './results.module.css';

type Timer = (typeof liveTimers)[number];

/** Opens a live session: a comic, which of its quizzes, and whether a clock runs. */
export function OpenLive({
  classId,
  choice,
}: {
  classId: string;
  /** What a comic is chosen with. */
  choice: (onChoose: (comicId: string) => void) => ReactNode;
}) {
  const [opened, { open, close }] = useDisclosure(false);
  const [comicId, setComicId] = useState<string>();
  return (
    <>
      <Button onClick={open}>Open a live session</Button>
      <Modal opened={opened} onClose={close} title="A quiz with the whole class" size="lg">
        <div className={classes.form}>
          {comicId === undefined ? (
            choice(setComicId)
          ) : (
            <Chosen key={comicId} classId={classId} comicId={comicId} onOther={() => setComicId(undefined)} />
          )}
        </div>
      </Modal>
    </>
  );
}

function Chosen({ classId, comicId, onOther }: { classId: string; comicId: string; onOther: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, error } = useQuery(askableQuery(comicId));
  const [wanted, setWanted] = useState<'quiz' | 'hardcore'>();
  const [timer, setTimer] = useState<Timer | null>(null);
  const comic = data?.comic;
  const quiz = wanted ?? (comic?.questions === 0 ? 'hardcore' : 'quiz');
  const start = useMutation({
    mutationFn: () =>
      call(openLive, {
        params: { id: classId },
        body: { comicId, hardcore: quiz === 'hardcore', timer },
      }),
    onSuccess: async ({ sessionId }) => {
      await client.invalidateQueries(liveSessionsQuery(classId));
      navigate(paths.liveBoard(classId, sessionId));
    },
  });
  const failure = start.error ?? error;
  const hasQuestions = comic && comic.questions + comic.hardcoreQuestions > 0;
  return (
    <>
      {failure && <Alert role="alert">{errorText(failure, 'Please try again.')}</Alert>}
      {!comic && !error && <p role="status">One moment...</p>}
      {comic && <h3>{comic.title}</h3>}
      {comic && !hasQuestions && (
        <Alert role="alert">This comic has no questions yet. Choose another one.</Alert>
      )}
      {hasQuestions && (
        <>
          <Radio.Group
            label="Which questions"
            value={quiz}
            onChange={(value) => setWanted(value as 'quiz' | 'hardcore')}
          >
            {comic.questions > 0 && (
              <Radio mt="xs" value="quiz" label={`The quiz, ${counted(comic.questions, 'question')}`} />
            )}
            {comic.hardcoreQuestions > 0 && (
              <Radio
                mt="xs"
                value="hardcore"
                label={`The hardcore quiz, ${counted(comic.hardcoreQuestions, 'question')}`}
              />
            )}
          </Radio.Group>
          <NativeSelect
            label="Clock"
            description="It does not run while a pupil is there who needs none, and runs longer for one who needs more time."
            data={[
              { value: '', label: 'No clock: each question closes when you say so' },
              ...liveTimers.map((seconds) => ({ value: String(seconds), label: `${seconds} seconds` })),
            ]}
            value={timer === null ? '' : String(timer)}
            onChange={({ currentTarget: { value } }) =>
              setTimer(value === '' ? null : (Number(value) as Timer))
            }
          />
        </>
      )}
      <div className={classes.end}>
        <Button variant="outline" onClick={onOther}>
          Choose another
        </Button>
        <Button disabled={!hasQuestions || start.isPending} onClick={() => start.mutate()}>
          {start.isPending ? 'One moment...' : 'Open the lobby'}
        </Button>
      </div>
    </>
  );
}
