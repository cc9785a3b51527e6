import type { GameBox, GameRound } from '@panelwise/contracts/domain/games';
import type { CSSProperties, ReactNode } from 'react';
import classes from './scene.module.css';

/** A picture with places in it. */
export function Scene({
  scene,
  letter,
  children,
  onMiss,
}: {
  scene: NonNullable<GameRound['scenes']>[number];
  /** What it is called among others. */
  letter: string | undefined;
  /** Its places, each with `boxStyle`. */
  children: ReactNode;
  /** The picture was tapped where no place is. */
  onMiss?: () => void;
}) {
  return (
    <figure className={classes.scene}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: there is nothing to find; keys go from place to place. */}
      <img src={scene.picture} alt={scene.text} draggable={false} onClick={onMiss} />
      {letter && <figcaption aria-hidden>{letter}</figcaption>}
      {children}
    </figure>
  );
}

/** Where a place stands in its picture. What is small lies before what is large, so that both can be tapped. */
export const boxStyle = ({ x, y, width, height }: GameBox): CSSProperties => ({
  left: `${(x + width / 2) * 100}%`,
  top: `${(y + height / 2) * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
  zIndex: 1 + Math.round((1 - width * height) * 100),
});
