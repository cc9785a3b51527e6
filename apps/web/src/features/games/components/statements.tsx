import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GamePiece, GameRound } from '@panelwise/contracts/domain/games';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { Aloud } from '../../../components/hear/aloud.tsx';
import { useTextLanguage } from '../../../lib/use-text-language.ts';
import type { RoundState } from '../hooks/use-round.ts';
import classes from './statements.module.css';

/** A card that is moved further than this, in px, is decided. */
const farEnough = 90;

/** One statement after the other: swiped, told by a button, or by an arrow key. */
export function Statements({
  round,
  state,
  onHelp,
}: {
  round: GameRound;
  state: RoundState;
  onHelp: ((piece: GamePiece) => void) | undefined;
}) {
  const language = useTextLanguage(round.pieces.map(({ text }) => text).join(' '));
  const [shift, setShift] = useState(0);
  const from = useRef<number | undefined>(undefined);
  const card = useRef<HTMLDivElement>(null);
  const { settled, isWaiting, check } = state;
  const piece = round.pieces.find(({ id }) => !settled[id]);
  const shown = useRef(piece?.id);
  // The next statement is read out, and keys go on with it.
  useEffect(() => {
    if (shown.current !== piece?.id) card.current?.focus();
    shown.current = piece?.id;
  }, [piece?.id]);
  if (!piece) return null;
  const [yes, no] = round.spots;
  const decide = (isTrue: boolean) => {
    setShift(0);
    void check([{ piece: piece.id, spot: (isTrue ? yes : no)!.id }]);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (isWaiting || event.button !== 0 || !event.isPrimary) return;
    from.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    const moved = from.current === undefined ? 0 : event.clientX - from.current;
    from.current = undefined;
    setShift(0);
    if (event.type === 'pointerup' && Math.abs(moved) > farEnough) decide(moved > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys that work from any button inside.
    <div
      className={classes.statements}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || isWaiting || event.repeat) return;
        if (event.key === 'ArrowRight') decide(true);
        if (event.key === 'ArrowLeft') decide(false);
      }}
    >
      <Aloud label={t`the statement`}>
        <div
          ref={card}
          tabIndex={-1}
          className={classes.card}
          data-side={shift > farEnough ? 'true' : shift < -farEnough ? 'false' : undefined}
          style={shift === 0 ? undefined : { transform: `translateX(${shift}px) rotate(${shift / 40}deg)` }}
          onPointerDown={onPointerDown}
          onPointerMove={(event) => from.current !== undefined && setShift(event.clientX - from.current)}
          onPointerUp={onPointerEnd}
          onPointerCancel={onPointerEnd}
        >
          {piece.lead && <p className={classes.lead}>{piece.lead}</p>}
          <p className={classes.text} lang={language}>
            {piece.lead ? t`“${{ words: piece.text }}”` : piece.text}
          </p>
        </div>
      </Aloud>
      <div className={classes.actions}>
        <PlainButton size="lg" variant="outline" disabled={isWaiting} onClick={() => decide(false)}>
          <IconArrowLeft stroke={1.9} aria-hidden />
          <Trans>Not true</Trans>
        </PlainButton>
        <PlainButton size="lg" variant="outline" disabled={isWaiting} onClick={() => decide(true)}>
          <Trans context="statement">True</Trans>
          <IconArrowRight stroke={1.9} aria-hidden />
        </PlainButton>
      </div>
      {onHelp && piece.lead !== null && (
        <PlainButton variant="subtle" onClick={() => onHelp(piece)}>
          <Trans>Show me where</Trans>
        </PlainButton>
      )}
    </div>
  );
}
