import { gameRules } from '@panelwise/contracts/domain/games';
import { presentTexts } from '../../../presenters/library.ts';
import type { Deck } from './deck.ts';
import { countWords, sameWords, shuffled } from './pick.ts';

/** So many people at most, so that somebody says more than one thing. */
const mostSpeakers = 3;

/** Lines that one person says, and nobody else: two people at least, those who say most. */
export const speakerDeck: Deck = ({ content }, count, random) => {
  const lines = presentTexts(content.pages).flatMap(({ page, panel, lines: all }) =>
    all.flatMap(({ speaker, text }) => (speaker ? [{ speaker, text, taughtAt: { page, panel } }] : [])),
  );
  const saidBy = Map.groupBy(lines, ({ text }) => sameWords(text));
  const own = lines.filter(
    ({ text, speaker }) =>
      saidBy.get(sameWords(text))!.length === 1 &&
      countWords(text) >= gameRules.leastWords.line &&
      text.length <= gameRules.longestText &&
      // Who says it is told by the words alone.
      !sameWords(text).includes(sameWords(speaker)),
  );
  const perSpeaker = [...Map.groupBy(own, ({ speaker }) => speaker).values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, mostSpeakers)
    .map((all) => shuffled(all, random));
  if (perSpeaker.length < 2) return undefined;
  // One after the other, so that everybody says something.
  const inTurns = Array.from({ length: count }, (_, turn) => perSpeaker.flatMap((all) => all[turn] ?? []));
  const spots = perSpeaker.map(([first]) => first!.speaker);
  return {
    pieces: inTurns
      .flat()
      .slice(0, count)
      .map(({ speaker, text, taughtAt }) => ({ lead: null, text, taughtAt, spot: spots.indexOf(speaker) })),
    spots,
  };
};
