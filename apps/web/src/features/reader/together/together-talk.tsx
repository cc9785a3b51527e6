import { ph, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getTogether, guessTogether } from '@panelwise/contracts/http/families';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import classes from './together-talk.module.css';

const togetherQuery = (childId: string, comicId: string) =>
  queryOptions({
    queryKey: ['together', childId, comicId],
    queryFn: ({ signal }) => call(getTogether, { params: { id: childId, comicId }, signal }),
    staleTime: 5 * 60_000,
    retry: false,
  });

type Place = { page: number; panel: number };

/** What parent and child talk about at the panel that teaches it. Nothing is scored, and nothing is kept. */
export function TogetherTalk({
  childId,
  comicId,
  panel,
}: {
  childId: string;
  comicId: string;
  panel: Place;
}) {
  const signedIn = useSession((state) => state.status === 'signed-in');
  const { data } = useQuery({ ...togetherQuery(childId, comicId), enabled: signedIn });
  const here = data?.questions.filter(
    ({ taughtAt }) => taughtAt.page === panel.page && taughtAt.panel === panel.panel,
  );
  if (!data || !here?.length) return null;
  return (
    <section className={classes.talk} aria-label={t`Talk about it`}>
      {here.map((one) => (
        <Question
          key={one.question}
          firstname={data.firstname}
          {...one}
          onAsk={(guess) =>
            call(guessTogether, {
              params: { id: childId, comicId },
              body: { question: one.question, guess },
            })
          }
        />
      ))}
    </section>
  );
}

function Question({
  firstname,
  question,
  options,
  onAsk,
}: {
  firstname: string;
  question: string;
  options: string[];
  onAsk: (guess: string) => Promise<{ isRight: boolean; correctAnswer: string }>;
}) {
  const [guess, setGuess] = useState<string>();
  const answer = useMutation({ mutationFn: onAsk });
  return (
    <div className={classes.question}>
      <p>
        <small>
          <Trans>Ask {firstname}</Trans>
        </small>
        <b>{question}</b>
      </p>
      <fieldset className={classes.options} aria-label={t`What do you two think?`}>
        {options.map((option) => (
          <PlainButton
            key={option}
            variant="outline"
            size="sm"
            aria-pressed={guess === option}
            disabled={answer.isSuccess || answer.isPending}
            onClick={() => setGuess(option)}
          >
            {option}
          </PlainButton>
        ))}
      </fieldset>
      {answer.isError && <p role="alert">{errorText(answer.error, t`Please try again in a moment.`)}</p>}
      {answer.data ? (
        <p role="status">
          {answer.data.isRight ? (
            <Trans>
              Yes: <b>{ph({ answer: answer.data.correctAnswer })}</b>
            </Trans>
          ) : (
            <Trans>
              Look at the panel once more: <b>{ph({ answer: answer.data.correctAnswer })}</b>
            </Trans>
          )}
        </p>
      ) : (
        <PlainButton
          size="sm"
          disabled={guess === undefined || answer.isPending}
          onClick={() => guess !== undefined && answer.mutate(guess)}
        >
          {guess === undefined ? t`Guess first` : t`Show the answer`}
        </PlainButton>
      )}
    </div>
  );
}
