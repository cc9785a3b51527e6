import { type GameKind, type GameLevel, gameKinds, gameRules } from '@panelwise/contracts/domain/games';
import type { TaughtAt } from '@panelwise/contracts/domain/learning';
import type { QuizItem } from '@panelwise/db/repositories/quiz-items';
import type { EditionContent } from '@panelwise/db/schema/comics';
import type { StoredBox } from '@panelwise/db/schema/games';
import { findDeck } from './find-deck.ts';
import { labelDeck } from './label-deck.ts';
import { mythDeck } from './myth-deck.ts';
import { orderDeck } from './order-deck.ts';
import { speakerDeck } from './speaker-deck.ts';
import { tapDeck } from './tap-deck.ts';
import { termDeck } from './term-deck.ts';

/** Numbers from 0 up to 1. */
export type Random = () => number;

/** What games are made of: a comic as its reader sees it, and what this reader has shown to know. */
export type GameComic = {
  content: Pick<EditionContent, 'pages' | 'panels' | 'facts' | 'faqs'>;
  items: readonly QuizItem[];
  /** Keys of the items that were answered right before. */
  known: ReadonlySet<string>;
};

/** A piece, and the spot where it belongs, as its place in the list of spots. */
export type DealtPiece = {
  lead: string | null;
  text: string;
  isPicture?: true;
  taughtAt: TaughtAt | null;
  /** Of the question that it is made of. */
  itemKey?: string;
  spot: number;
  /** Other spots where it is as right. */
  also?: number[];
};
export type Deal = {
  pieces: DealtPiece[];
  spots: string[];
  /** The panels that the spots are, where they are shown as pictures. */
  spotPanels?: TaughtAt[];
  /** Where the spots are in the pictures of their panels, where they are no whole panels. */
  spotBoxes?: StoredBox[];
};

/**
 * Makes a round of a game from a comic, of so many pieces at most.
 * @returns undefined where the comic has too little for it: a game is left out rather than made of what may be wrong
 */
export type Deck = (comic: GameComic, count: number, random: Random) => Deal | undefined;

const decks: Record<GameKind, Deck> = {
  order: orderDeck,
  speaker: speakerDeck,
  label: labelDeck,
  terms: termDeck,
  myths: mythDeck,
  find: findDeck,
  tap: tapDeck,
};

/** @returns undefined where the comic has fewer pieces than a game needs */
export function dealGame(
  game: GameKind,
  comic: GameComic,
  level: GameLevel,
  random: Random,
): Deal | undefined {
  const deal = decks[game](comic, gameRules.pieces[level], random);
  return deal && deal.pieces.length >= gameRules.leastPieces ? deal : undefined;
}

/** The games that a comic has enough for. */
export function gamesOf(comic: GameComic): GameKind[] {
  return gameKinds.filter((game) => dealGame(game, comic, 1, () => 0) !== undefined);
}
