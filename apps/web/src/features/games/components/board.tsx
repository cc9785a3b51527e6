import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GamePiece, GameRound, GameSpot } from '@panelwise/contracts/domain/games';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { PowerUpButton } from '../../../components/power-up/power-up-button.tsx';
import { useTextLanguage } from '../../../lib/use-text-language.ts';
import { letterOf, panelName, pieceName } from '../game-words.ts';
import { useDrag } from '../hooks/use-drag.ts';
import type { HalfState } from '../hooks/use-half.ts';
import type { RoundState } from '../hooks/use-round.ts';
import classes from './board.module.css';
import { LabelMarks } from './label-marks.tsx';
import { PersonPlace } from './person-place.tsx';
import { Piece } from './piece.tsx';
import { Scene } from './scene.tsx';
import { Spot } from './spot.tsx';

/**
 * Pieces and their spots: dragged, or tapped and tapped, or by keys. A number picks a piece up, the arrows go from spot to
 * spot, Enter puts it down and Escape lets go; each is told.
 */
export function Board({
  round,
  state,
  onHelp,
  half,
}: {
  round: GameRound;
  state: RoundState;
  /** What lets places step back for a piece; undefined where there is nothing to have. */
  half: HalfState | undefined;
  /** Shows where a piece is from; undefined where there is no help. */
  onHelp: ((piece: GamePiece) => void) | undefined;
}) {
  const { laid, settled, missed, isWaiting, lay, check } = state;
  const [held, setHeld] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const board = useRef<HTMLDivElement>(null);
  const language = useTextLanguage([...round.pieces, ...round.spots].map(({ text }) => text).join(' '));
  const nameOf = (id: string) => {
    const index = round.pieces.findIndex((piece) => piece.id === id);
    return pieceName(round.pieces[index]!, index + 1);
  };
  const isInDiagram = ({ box }: GameSpot) => round.game === 'label' && box !== undefined;
  const spotName = (id: string) => {
    const text = round.spots.find((spot) => spot.id === id)!.text;
    const number = round.spots.findIndex((spot) => spot.id === id) + 1;
    if (round.game === 'find') return panelName(number);
    if (isInDiagram(round.spots[number - 1]!)) return `${number}. ${text}`;
    return round.game === 'order' ? t`place ${text}` : text.replace('____', t`gap`);
  };
  const spotOf = (id: string) => settled[id]?.spot ?? laid[id];
  const isClosed = (piece: string | undefined, spot: string) =>
    piece !== undefined && half?.closed[piece]?.includes(spot) === true;
  const isFull = (spot: string) => !round.isShared && Object.values(settled).some((one) => one.spot === spot);

  const pickUp = (id: string) => {
    setHeld(id);
    setTold(t`Picked up: “${{ piece: nameOf(id) }}”. Choose a place.`);
  };
  const toFocus = useRef<string | undefined>(undefined);
  const put = (id: string, spot: string | null) => {
    if (isWaiting || settled[id]) return;
    setHeld(null);
    if (spot !== null && (isFull(spot) || isClosed(id, spot))) return;
    lay(id, spot);
    toFocus.current = `piece-${id}`;
    const piece = nameOf(id);
    setTold(spot === null ? t`“${piece}” is back.` : t`“${piece}” lies on ${{ place: spotName(spot) }}.`);
  };
  const { dragged, begin } = useDrag(put);
  const focusSpot = (by: number) => {
    const all = [...(board.current?.querySelectorAll<HTMLElement>('[data-spot] > [data-open]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[at < 0 ? 0 : (at + by + all.length) % all.length]?.focus();
  };
  // Whoever picks a piece up by a key goes on among the spots; what was put down is where one is.
  const byKey = useRef(false);
  useEffect(() => {
    if (held && byKey.current)
      board.current?.querySelector<HTMLElement>('[data-free] > [data-open]')?.focus();
    if (toFocus.current) document.getElementById(toFocus.current)?.focus();
    byKey.current = false;
    toFocus.current = undefined;
    // Not when the language of the comic becomes known between a key and what it does.
  }, [held, told, laid, settled]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const piece = /^[1-6]$/.test(event.key) ? round.pieces[Number(event.key) - 1] : undefined;
    if (event.key === 'Escape' && held) {
      const id = held;
      setHeld(null);
      setTold(t`Let go of “${{ piece: nameOf(id) }}”.`);
      document.getElementById(`piece-${id}`)?.focus();
    } else if (piece && !settled[piece.id]) {
      byKey.current = true;
      pickUp(piece.id);
    } else if (held && /^Arrow/.test(event.key)) {
      event.preventDefault();
      focusSpot(event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1);
    } else if (
      (event.key === 'Enter' || event.key === ' ') &&
      (event.target as Element).id.startsWith('piece-')
    )
      byKey.current = true;
  };
  const showPiece = (piece: GamePiece) => (
    <Piece
      key={piece.id}
      piece={piece}
      name={nameOf(piece.id)}
      number={round.pieces.indexOf(piece) + 1}
      isHeld={held === piece.id}
      isMissed={missed.has(piece.id)}
      settled={settled[piece.id]}
      dragged={dragged}
      language={language}
      onPress={() => (held === piece.id ? put(piece.id, null) : pickUp(piece.id))}
      onPointerDown={begin(piece.id)}
    />
  );
  const inHand = held ?? dragged?.piece;
  const isOpenSpot = (spot: string) => inHand !== undefined && !isFull(spot) && !isClosed(inHand, spot);
  const putLabel = (spot: string) =>
    inHand
      ? `${t`Put it here`}: ${nameOf(inHand)}, ${spotName(spot)}`
      : t({ message: `Free: ${{ place: spotName(spot) }}`, context: 'game' });
  const tray = round.pieces.filter((piece) => !spotOf(piece.id));
  const open = round.pieces.filter(({ id }) => !settled[id]);
  const ready = open.filter(({ id }) => laid[id]);
  // In an order each place depends on the others.
  const canCheck = round.game === 'order' ? ready.length === open.length : ready.length > 0;
  return (
    <Aloud label={t`the pieces`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that work from any button inside. */}
      <div
        ref={board}
        className={classes.board}
        data-game={round.game}
        style={{ '--pieces': round.pieces.length } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        {round.scenes?.map((scene, index) => (
          <Scene
            key={scene.picture}
            scene={
              scene.text
                ? scene
                : { ...scene, text: t`A diagram of the comic, with numbers in place of names.` }
            }
            letter={undefined}
          >
            {round.game === 'label' ? (
              <LabelMarks
                round={round}
                scene={index}
                over={dragged?.over}
                lyingOn={(spot) => round.pieces.find(({ id }) => spotOf(id) === spot)?.text}
                language={language}
              />
            ) : (
              <ol className={classes.people} aria-label={t`People in the picture`}>
                {round.spots.map((spot) =>
                  spot.box?.scene === index ? (
                    <PersonPlace
                      key={spot.id}
                      spot={{ ...spot, box: spot.box }}
                      isFree={!round.pieces.some(({ id }) => spotOf(id) === spot.id)}
                      isOver={dragged?.over === spot.id}
                      isOpen={isOpenSpot(spot.id)}
                      language={language}
                      label={putLabel(spot.id)}
                      onPut={() => held && isOpenSpot(spot.id) && put(held, spot.id)}
                    />
                  ) : null,
                )}
              </ol>
            )}
          </Scene>
        ))}
        <ol className={classes.spots} aria-label={t({ message: 'Places', context: 'game' })}>
          {round.spots.map((spot, index) => {
            const here = round.pieces.filter(({ id }) => spotOf(id) === spot.id);
            const inGap = round.game === 'terms' ? here[0]?.text : undefined;
            return (
              <Spot
                key={spot.id}
                spot={spot}
                letter={spot.picture ? letterOf(index + 1) : undefined}
                number={isInDiagram(spot) ? index + 1 : undefined}
                isInPicture={spot.box !== undefined && !isInDiagram(spot)}
                look={round.game === 'order' ? 'number' : 'words'}
                filling={inGap}
                isFree={here.length === 0}
                isOver={dragged?.over === spot.id}
                isOpen={isOpenSpot(spot.id)}
                isBack={isClosed(inHand, spot.id)}
                language={language}
                label={putLabel(spot.id)}
                onPut={() => held && isOpenSpot(spot.id) && put(held, spot.id)}
              >
                {here.map(showPiece)}
              </Spot>
            );
          })}
        </ol>
        <div className={classes.side}>
          {tray.length > 0 && (
            <section className={classes.tray} aria-label={t({ message: 'Pieces', context: 'game' })}>
              {tray.map(showPiece)}
            </section>
          )}
          <div className={classes.actions}>
            {onHelp && (
              <PlainButton
                variant="outline"
                aria-disabled={!held}
                onClick={() =>
                  held
                    ? onHelp(round.pieces.find(({ id }) => id === held)!)
                    : setTold(t`Pick up a piece first, then see where it is from.`)
                }
              >
                <Trans>Show me where</Trans>
              </PlainButton>
            )}
            {half && held && half.left > 0 && !half.closed[held] && (
              <PowerUpButton
                kind="fifty-fifty"
                coins={half.coins}
                isOff={isWaiting}
                run={async () => {
                  const id = held;
                  await half.ask(id);
                  // What lies on a place that has stepped back comes back to the tray.
                  lay(id, null);
                  setTold(t`Places have stepped back for “${{ piece: nameOf(id) }}”.`);
                }}
              />
            )}
            <PlainButton
              aria-disabled={!canCheck || isWaiting}
              onClick={() =>
                canCheck
                  ? void check(ready.map(({ id }) => ({ piece: id, spot: laid[id]! })))
                  : setTold(
                      round.game === 'order'
                        ? t`Give every panel a place first.`
                        : t`Put a piece in its place first.`,
                    )
              }
            >
              {isWaiting
                ? t({ message: 'Checking', context: 'game' })
                : t({ message: 'Check', context: 'game' })}
            </PlainButton>
          </div>
        </div>
        <p className={classes.told} role="status">
          {told}
        </p>
      </div>
    </Aloud>
  );
}
