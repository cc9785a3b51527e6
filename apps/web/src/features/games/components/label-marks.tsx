import type { GameBox, GameRound, GameSpot } from '@panelwise/contracts/domain/games';
import classes from './label-marks.module.css';
import { boxStyle } from './scene.tsx';

type Marked = GameSpot & { box: GameBox };

/**
 * The gaps of a diagram in its picture, each with the number of its place, or with what lies there where that has room. Labels can
 * be dropped on them; everything else is done at the places below, which are large enough for a finger.
 */
export function LabelMarks({
  round,
  scene,
  over,
  lyingOn,
  language,
}: {
  round: GameRound;
  /** Position of the picture. */
  scene: number;
  /** Id of the place that something is held over. */
  over: string | null | undefined;
  /** The words that lie on a place. */
  lyingOn: (spot: string) => string | undefined;
  /** Of the comic. */
  language: string | undefined;
}) {
  const marked = round.spots.flatMap((spot, index): (Marked & { number: number })[] =>
    spot.box?.scene === scene ? [{ ...spot, box: spot.box, number: index + 1 }] : [],
  );
  return (
    <div aria-hidden className={classes.marks}>
      {marked.map(({ id, box, number }) => {
        const words = lyingOn(id);
        return (
          <span
            key={id}
            className={classes.mark}
            style={boxStyle(box)}
            data-spot={id}
            data-over={over === id || undefined}
          >
            <b>{number}</b>
            {words && <i lang={language}>{words}</i>}
          </span>
        );
      })}
    </div>
  );
}
