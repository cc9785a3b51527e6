import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LeagueChoice, Leagues as LeaguesData } from '@panelwise/contracts/domain/leagues';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { localDay } from '../../../lib/local-date.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import classes from './lobby.module.css';

type League = LeaguesData['leagues'][number];

/** Leagues of people who are about as strong: whoever wants to be in one says so, and may rest or leave at any time. */
export function Leagues({
  data: { choice, leagues, untilDay },
  isSending,
  onChoose,
}: {
  data: LeaguesData;
  isSending: boolean;
  onChoose: (choice: LeagueChoice) => void;
}) {
  const day = localDay(untilDay);
  const to = (next: LeagueChoice, text: string) => (
    <PlainButton variant="outline" disabled={isSending} onClick={() => onChoose(next)}>
      {text}
    </PlainButton>
  );
  return (
    <section className={classes.leagues} aria-labelledby="leagues">
      <h2 id="leagues">
        <Trans>Leagues</Trans>
      </h2>
      {choice === 'off' && (
        <p>
          <Trans>
            Ten people of your age who are about as strong, for a week. You see your own place and nobody
            else’s, and nobody sees yours.
          </Trans>
        </p>
      )}
      {choice === 'paused' && (
        <p>
          <Trans>You are resting. Come back whenever you like.</Trans>
        </p>
      )}
      {choice === 'on' && leagues.length === 0 && (
        <p>
          <Trans>Finish a battle with somebody, and you are in the league of its subject.</Trans>
        </p>
      )}
      {leagues.length > 0 && (
        <>
          <ul>
            {leagues.map((league) => (
              <li key={league.subject}>
                <b>{subjectWords(league.subject)}</b> <span>{standing(league)}</span>
              </li>
            ))}
          </ul>
          <p className="muted">
            <Trans>Until {day}. Then new leagues begin, and nobody goes down.</Trans>
          </p>
        </>
      )}
      <p className={classes.choices}>
        {choice === 'off' && to('on', t`Join a league`)}
        {choice === 'on' && to('paused', t`Rest`)}
        {choice === 'paused' && to('on', t`Come back`)}
        {choice !== 'off' && to('off', t`Leave the leagues`)}
      </p>
    </section>
  );
}

/** Where one stands. No place of the lower half is known, so that nobody is the last. */
function standing({ people, place }: League): string {
  if (place !== null) return t`You are in place ${place} of ${people}.`;
  return plural(people, {
    one: 'You are the first one here.',
    other: 'You are among # people. Each right answer takes you further.',
  });
}
