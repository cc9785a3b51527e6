import { i18n } from '@lingui/core';
import type { GamePiece } from '@panelwise/contracts/domain/games';
import { IconCheck, IconEye, IconGripVertical } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { settledWords } from '../game-words.ts';
import type { Dragged } from '../hooks/use-drag.ts';
import type { Settled } from '../hooks/use-round.ts';
import classes from './piece.module.css';

/** A piece to pick up; once it is settled it stays where it is. */
export function Piece({
  piece,
  name,
  number,
  isHeld,
  isMissed,
  settled,
  dragged,
  language,
  onPress,
  onPointerDown,
}: {
  piece: GamePiece;
  name: string;
  number: number;
  isHeld: boolean;
  isMissed: boolean;
  settled: Settled | undefined;
  dragged: Dragged | undefined;
  /** Of the comic. */
  language: string | undefined;
  onPress: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}) {
  const face = (
    <>
      {piece.picture ? (
        <img src={piece.picture} alt={`${name}. ${piece.text}`} draggable={false} />
      ) : (
        <span className={classes.text} lang={language}>
          {piece.text}
        </span>
      )}
      {settled && (
        <span className={classes.how} data-how={settled.how}>
          {settled.how === 'shown' ? (
            <IconEye size={16} stroke={2} aria-hidden />
          ) : (
            <IconCheck size={16} stroke={2} aria-hidden />
          )}
          {i18n._(settledWords[settled.how])}
        </span>
      )}
    </>
  );
  const look = { 'data-picture': piece.picture ? true : undefined };
  if (settled)
    return (
      <div className={classes.piece} data-settled={settled.how} {...look}>
        {face}
      </div>
    );
  const isDragged = dragged?.piece === piece.id;
  return (
    <button
      type="button"
      id={`piece-${piece.id}`}
      className={classes.piece}
      aria-pressed={isHeld}
      data-held={isHeld || isDragged || undefined}
      data-missed={isMissed || undefined}
      {...look}
      style={isDragged ? { transform: `translate(${dragged.x}px, ${dragged.y}px)`, zIndex: 5 } : undefined}
      onClick={onPress}
      onPointerDown={onPointerDown}
    >
      <span className={classes.number} aria-hidden>
        {piece.picture ? 'ABCDEF'[number - 1] : number}
      </span>
      {face}
      <span className={classes.handle} data-handle aria-hidden>
        <IconGripVertical size={18} stroke={1.8} />
      </span>
    </button>
  );
}
