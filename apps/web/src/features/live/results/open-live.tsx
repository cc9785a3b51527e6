import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      <Button onClick={open}>
        <Trans>Open a live session</Trans>
      </Button>
      <Modal opened={opened} onClose={close} title={t`A quiz with the whole class`} size="lg">
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
  const { questions, hardcoreQuestions } = comic ?? { questions: 0, hardcoreQuestions: 0 };
  const quiz = wanted ?? (comic && questions === 0 ? 'hardcore' : 'quiz');
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
  const hasQuestions = questions + hardcoreQuestions > 0;
  return (
    <>
      {failure && <Alert role="alert">{errorText(failure, t`Please try again.`)}</Alert>}
      {!comic && !error && (
        <p role="status">
          <Trans>One moment...</Trans>
        </p>
      )}
      {comic && <h3>{comic.title}</h3>}
      {comic && !hasQuestions && (
        <Alert role="alert">
          <Trans>This comic has no questions yet. Choose another one.</Trans>
        </Alert>
      )}
      {hasQuestions && (
        <>
          <Radio.Group
            label={t`Which questions`}
            value={quiz}
            onChange={(value) => setWanted(value as 'quiz' | 'hardcore')}
          >
            {questions > 0 && (
              <Radio
                mt="xs"
                value="quiz"
                label={t`The quiz, ${plural(questions, { one: '# question', other: '# questions' })}`}
              />
            )}
            {hardcoreQuestions > 0 && (
              <Radio
                mt="xs"
                value="hardcore"
                label={t`The hardcore quiz, ${plural(hardcoreQuestions, { one: '# question', other: '# questions' })}`}
              />
            )}
          </Radio.Group>
          <NativeSelect
            label={t`Clock`}
            description={t`It does not run while a pupil is there who needs none, and runs longer for one who needs more time.`}
            data={[
              { value: '', label: t`No clock: each question closes when you say so` },
              ...liveTimers.map((seconds) => ({
                value: String(seconds),
                label: plural(seconds, { one: '# second', other: '# seconds' }),
              })),
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
          <Trans>Choose another</Trans>
        </Button>
        <Button disabled={!hasQuestions || start.isPending} onClick={() => start.mutate()}>
          {start.isPending ? t`One moment...` : t`Open the lobby`}
        </Button>
      </div>
    </>
  );
}
