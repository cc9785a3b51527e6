import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GameRound, GameSpot } from '@panelwise/contracts/domain/games';
import { useEffect, useRef, useState } from 'react';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { PowerUpButton } from '../../../components/power-up/power-up-button.tsx';
import { useTextLanguage } from '../../../lib/use-text-language.ts';
import { letterOf, settledWords } from '../game-words.ts';
import type { HalfState } from '../hooks/use-half.ts';
import type { RoundState } from '../hooks/use-round.ts';
import classes from './places.module.css';
import { boxStyle, Scene } from './scene.tsx';

type Place = GameSpot & { box: NonNullable<GameSpot['box']> };

/**
 * One word after the other is looked for in the pictures: its place is tapped, or gone to by the arrows and taken by Enter.
 * On the third level no outline tells where places are; keys still go from one to the next.
 */
export function Places({
  round,
  state: { settled, isWaiting, check },
  half,
}: {
  round: GameRound;
  state: RoundState;
  /** What lets places step back for a word; undefined where there is nothing to have. */
  half: HalfState | undefined;
}) {
  const [chosen, setChosen] = useState<string>();
  const [told, setTold] = useState('');
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const board = useRef<HTMLDivElement>(null);
  const language = useTextLanguage(round.pieces.map(({ text }) => text).join(' '));
  const open = round.pieces.filter(({ id }) => !settled[id]);
  const asked = open.find(({ id }) => id === chosen) ?? open[0];
  const before = useRef(asked?.id);
  const byKey = useRef(false);
  // What was found is no stop any more: the next word is where one is, and it is read out.
  useEffect(() => {
    if (before.current !== asked?.id && asked && !byKey.current)
      document.getElementById(`piece-${asked.id}`)?.focus({ preventScroll: true });
    if (byKey.current) focusPlace(board.current, 0);
    before.current = asked?.id;
    byKey.current = false;
  }, [asked]);
  if (!asked) return null;

  const places = round.spots.filter((spot): spot is Place => spot.box !== undefined);
  const isBack = (spot: string) => half?.closed[asked.id]?.includes(spot) === true;
  const take = (spot: string) => {
    if (isWaiting || isBack(spot)) return;
    setTold('');
    setTried((all) => new Set(all).add(`${asked.id} ${spot}`));
    void check([{ piece: asked.id, spot }]);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const piece = /^[1-6]$/.test(event.key) ? round.pieces[Number(event.key) - 1] : undefined;
    if (piece && !settled[piece.id]) {
      byKey.current = piece !== asked;
      setChosen(piece.id);
      if (piece === asked) focusPlace(board.current, 0);
    } else if (/^Arrow/.test(event.key)) {
      event.preventDefault();
      focusPlace(board.current, event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') document.getElementById(`piece-${asked.id}`)?.focus();
  };

  const showPlace = (place: Place, index: number, { length: total }: readonly Place[]) => {
    const name = t`Place ${{ number: index + 1 }} of ${total} in panel ${{ letter: letterOf(place.box.scene + 1) }}`;
    const found = round.pieces.find(({ id }) => settled[id]?.spot === place.id);
    if (found)
      return (
        <li
          key={place.id}
          className={classes.place}
          style={boxStyle(place.box)}
          data-how={settled[found.id]!.how}
        >
          <span className={classes.found}>
            <b lang={language}>{found.text}</b>{' '}
            <span className="visually-hidden">{i18n._(settledWords[settled[found.id]!.how])}</span>
          </span>
        </li>
      );
    return (
      <li key={place.id} className={classes.place} style={boxStyle(place.box)}>
        <button
          type="button"
          data-place
          aria-label={`${name}: ${asked.text}?`}
          aria-disabled={isWaiting || isBack(place.id)}
          data-back={isBack(place.id) || undefined}
          data-tried={tried.has(`${asked.id} ${place.id}`) || undefined}
          onClick={() => take(place.id)}
        />
      </li>
    );
  };
  return (
    <Aloud label={t`the words`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that work from any button inside. */}
      <div ref={board} className={classes.board} data-level={round.level} onKeyDown={onKeyDown}>
        <div className={classes.scenes}>
          {round.scenes?.map((scene, index) => {
            // From the left to the right, whatever their order in the round.
            const here = places.filter(({ box }) => box.scene === index).sort((a, b) => a.box.x - b.box.x);
            const letter = letterOf(index + 1);
            return (
              <Scene
                key={letter}
                scene={scene}
                letter={letter}
                onMiss={() => setTold(t`Nothing is asked for there. Look again: it costs nothing.`)}
              >
                <ol className={classes.places} aria-label={t`Places in panel ${letter}`}>
                  {here.map(showPlace)}
                </ol>
              </Scene>
            );
          })}
        </div>
        <div className={classes.asked}>
          <section className={classes.words} aria-label={t`What to look for`}>
            {open.map((piece) => (
              <button
                key={piece.id}
                id={`piece-${piece.id}`}
                type="button"
                aria-pressed={piece === asked}
                onClick={() => setChosen(piece.id)}
              >
                <span aria-hidden>{round.pieces.indexOf(piece) + 1}</span>
                <span lang={language}>{piece.text}</span>
              </button>
            ))}
          </section>
          {half && half.left > 0 && !half.closed[asked.id] && (
            <PowerUpButton
              kind="fifty-fifty"
              coins={half.coins}
              isOff={isWaiting}
              run={async () => {
                await half.ask(asked.id);
                setTold(t`Places have stepped back for “${{ piece: asked.text }}”.`);
              }}
            />
          )}
          <p className={classes.told} role="status">
            {isWaiting ? <Trans context="game">Checking</Trans> : told}
          </p>
        </div>
      </div>
    </Aloud>
  );
}

/** Goes on among the places; to the first one from anywhere else. */
function focusPlace(board: HTMLElement | null, by: number) {
  const all = [...(board?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at < 0 ? 0 : (at + by + all.length) % all.length]?.focus();
}
