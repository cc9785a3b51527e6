import type { GameBox, GameSpot } from '@panelwise/contracts/domain/games';
import classes from './person-place.module.css';
import { boxStyle } from './scene.tsx';

/** Somebody in a picture, whom lines are put on. What lies there is shown beside the picture, under their name. */
export function PersonPlace({
  spot,
  isFree,
  isOver,
  isOpen,
  language,
  label,
  onPut,
}: {
  spot: GameSpot & { box: GameBox };
  /** Nothing lies here. */
  isFree: boolean;
  isOver: boolean;
  /** Something is in the hand, and can be put here. */
  isOpen: boolean;
  /** Of the comic. */
  language: string | undefined;
  label: string;
  onPut: () => void;
}) {
  return (
    <li
      className={classes.person}
      style={boxStyle(spot.box)}
      data-spot={spot.id}
      data-free={isFree || undefined}
      data-over={isOver || undefined}
    >
      <button
        type="button"
        aria-label={label}
        data-open={isOpen || undefined}
        aria-disabled={!isOpen}
        onClick={onPut}
      >
        <span lang={language} aria-hidden>
          {spot.text}
        </span>
      </button>
    </li>
  );
}
