import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BattleOpponent } from '@panelwise/contracts/domain/battles';
import type { LeagueChoice } from '@panelwise/contracts/domain/leagues';
import type { getBattles } from '@panelwise/contracts/http/battles';
import { useState } from 'react';
import type { z } from 'zod';
import { ButtonLink, PlainButton } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import { EnergyLine } from './energy-line.tsx';
import { Leagues } from './leagues.tsx';
import classes from './lobby.module.css';

type LobbyData = z.output<typeof getBattles.response>;

const opponents: Record<BattleOpponent, { title: MessageDescriptor; about: MessageDescriptor }> = {
  class: { title: msg`Somebody of my class`, about: msg`Your class sees that you are waiting.` },
  code: { title: msg`A friend by code`, about: msg`You get a code to tell.` },
  anyone: {
    title: msg`Whoever is there`,
    about: msg`Somebody you may meet, or a recorded match of your age.`,
  },
  own: { title: msg`My own ghost`, about: msg`Your best run of this comic, recorded.` },
};

/** A comic and somebody to play with are chosen, or an invitation is taken. */
export function Lobby({
  data: { comics, invitations, current, mayMeet, energy, leagues },
  isSending,
  problem,
  onOpen,
  onJoin,
  onCode,
  onLeague,
}: {
  data: LobbyData;
  isSending: boolean;
  problem: string | undefined;
  onOpen: (comicId: string, against: BattleOpponent) => void;
  onJoin: (id: string) => void;
  onCode: (code: string) => void;
  onLeague: (choice: LeagueChoice) => void;
}) {
  const [comicId, setComic] = useState<string>();
  const [against, setAgainst] = useState<BattleOpponent>();
  const [code, setCode] = useState('');
  const chosen = comics.find(({ _id }) => _id === comicId)?._id ?? comics[0]?._id;
  const whom = against && mayMeet.includes(against) ? against : mayMeet[0];
  return (
    <>
      {current && (
        <p className={classes.note}>
          <Trans>You have a battle about {{ title: current.title }}.</Trans>
          <ButtonLink to={paths.battle(current._id)}>
            <Trans>Go on with it</Trans>
          </ButtonLink>
        </p>
      )}
      {invitations.map(({ _id, name, title }) => (
        <p key={_id} className={classes.note}>
          <Trans>
            {name} waits for somebody: {title}.
          </Trans>
          <PlainButton disabled={isSending} aria-label={t`Join ${name}`} onClick={() => onJoin(_id)}>
            <Trans>Join</Trans>
          </PlainButton>
        </p>
      ))}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {comics.length === 0 ? (
        <p className={classes.note}>
          <Trans>Read a comic to its end first: then you can battle about it.</Trans>
          <ButtonLink to={paths.library}>
            <Trans>To the library</Trans>
          </ButtonLink>
        </p>
      ) : (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen && whom) onOpen(chosen, whom);
          }}
        >
          <label className={classes.field}>
            <b>
              <Trans>Which comic</Trans>
            </b>
            <select value={chosen} onChange={(event) => setComic(event.currentTarget.value)}>
              {comics.map((comic) => (
                <option key={comic._id} value={comic._id}>
                  {comicTitle(comic)}
                </option>
              ))}
            </select>
          </label>
          <fieldset className={classes.whom}>
            <legend>
              <Trans>With whom</Trans>
            </legend>
            {mayMeet.map((one) => (
              <label key={one} data-on={one === whom || undefined}>
                <input type="radio" name="whom" checked={one === whom} onChange={() => setAgainst(one)} />
                <b>{i18n._(opponents[one].title)}</b>
                <span>{i18n._(opponents[one].about)}</span>
              </label>
            ))}
          </fieldset>
          <PlainButton type="submit" size="lg" disabled={isSending || energy.amount === 0}>
            <Trans>Seven questions: begin</Trans>
          </PlainButton>
          <EnergyLine energy={energy} />
        </form>
      )}
      {mayMeet.includes('code') && (
        <form
          className={classes.byCode}
          onSubmit={(event) => {
            event.preventDefault();
            onCode(code);
          }}
        >
          <label className={classes.field}>
            <b>
              <Trans>Or type the code of a friend</Trans>
            </b>
            <input
              value={code}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              placeholder="OWL 3725"
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <PlainButton type="submit" variant="outline" disabled={isSending || code.trim() === ''}>
            <Trans>Join by code</Trans>
          </PlainButton>
        </form>
      )}
      {leagues && <Leagues data={leagues} isSending={isSending} onChoose={onLeague} />}
    </>
  );
}
