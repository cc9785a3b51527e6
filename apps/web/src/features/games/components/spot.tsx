import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GameSpot } from '@panelwise/contracts/domain/games';
import type { ReactNode } from 'react';
import classes from './spot.module.css';

const gap = '____';

/** A place for a piece, or for several. What lies on it is shown inside; in a sentence, in its gap. */
export function Spot({
  spot,
  letter,
  number,
  isInPicture,
  look,
  filling,
  isFree,
  isOver,
  isOpen,
  isBack,
  language,
  children,
  onPut,
  label,
}: {
  spot: GameSpot;
  /** Of a panel that is shown as its picture. */
  letter: string | undefined;
  /** Of its gap in a diagram. */
  number: number | undefined;
  /** Whoever stands in the picture is put on there. */
  isInPicture: boolean;
  look: 'number' | 'words';
  /** The words that stand in the gap of its sentence. */
  filling: string | undefined;
  /** Nothing lies here. */
  isFree: boolean;
  isOver: boolean;
  /** Something is in the hand, and can be put here. */
  isOpen: boolean;
  /** It has stepped back for what is in the hand. */
  isBack: boolean;
  /** Of the comic. */
  language: string | undefined;
  children: ReactNode;
  onPut: () => void;
  label: string;
}) {
  const [before, after] = spot.text.split(gap);
  return (
    <li
      className={classes.spot}
      data-spot={spot.id}
      data-free={isFree || undefined}
      data-over={isOver || undefined}
      data-look={look}
      data-back={isBack || undefined}
    >
      {letter !== undefined && spot.picture && (
        <figure className={classes.picture}>
          <img src={spot.picture} alt={spot.text} draggable={false} />
          <figcaption aria-hidden>{letter}</figcaption>
        </figure>
      )}
      <p className={classes.words} lang={language} hidden={letter !== undefined}>
        {number !== undefined && (
          <span className={classes.number} lang={i18n.locale}>
            {number}
          </span>
        )}
        {after === undefined ? (
          spot.text
        ) : (
          <>
            {before}
            <span className={classes.gap}>
              {filling ?? (
                <span className="visually-hidden">
                  <Trans>a gap</Trans>
                </span>
              )}
            </span>
            {after}
          </>
        )}
      </p>
      {children}
      {!isInPicture && (
        <button
          type="button"
          className={classes.put}
          aria-label={label}
          data-open={isOpen || undefined}
          aria-disabled={!isOpen}
          onClick={onPut}
        >
          {isOpen ? t`Put it here` : ''}
        </button>
      )}
    </li>
  );
}
