import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GameEnd as End, GamePanel, GameRound } from '@panelwise/contracts/domain/games';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink, PlainButton } from '../../../components/button/button-link.tsx';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { EarnedNote } from '../../../components/quiz/earned-note.tsx';
import classes from '../../../components/quiz/end-of-play.module.css';
import { endWords, missedWords } from '../game-words.ts';

/** How a round ended, with the panel of everything that was missed. */
export function GameEnd({
  round,
  end,
  cutOut,
  placeOf,
  onAnother,
}: {
  round: GameRound;
  end: End;
  /** Shows a panel, cut from the picture of its page. */
  cutOut: (panel: GamePanel) => ReactNode;
  /** The address of the reader at a panel, or at the beginning. */
  placeOf: (panel: GamePanel | null) => string;
  onAnother: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const first = end.missed.find(({ panel }) => panel)?.panel ?? null;
  return (
    <section className={classes.end} aria-labelledby="game-end">
      <Aloud>
        <p className={classes.label}>{round.game === 'order' ? t`All in order` : t`All done`}</p>
        <h1 id="game-end" ref={title} tabIndex={-1}>
          {endWords(end)}
        </h1>
        <p className="muted">
          {end.missed.length === 0
            ? t`You know this part of the comic.`
            : t`Look at the panels of what you missed: there it stands.`}
        </p>
        {end.earned && <EarnedNote earned={end.earned} />}
        <div className={classes.actions}>
          <ButtonLink to={placeOf(first)}>
            {first ? t`Read page ${{ page: first.page }} again` : t`Read the comic again`}
          </ButtonLink>
          <PlainButton variant="outline" onClick={onAnother}>
            <Trans>Another game</Trans>
          </PlainButton>
        </div>
        {end.missed.length > 0 && (
          <ul className={classes.missed} aria-label={t`What you missed`}>
            {end.missed.map(({ lead, text, belongs, isRepaired, panel }) => (
              <li key={`${lead} ${text} ${belongs}`}>
                {panel && cutOut(panel)}
                {lead && <p className="muted">{lead}</p>}
                <p>
                  {text && (
                    <>
                      <b>{text}</b>
                      <br />
                    </>
                  )}
                  {round.game === 'order'
                    ? t`Place ${{ place: belongs }}`
                    : round.game !== 'find' && round.game !== 'tap' && belongs.replace('____', text)}
                </p>
                <p className="muted">{missedWords(isRepaired, panel)}</p>
              </li>
            ))}
          </ul>
        )}
      </Aloud>
    </section>
  );
}
