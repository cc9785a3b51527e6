import { gameRules } from '@panelwise/contracts/domain/games';
import type { StoredBox } from '@panelwise/db/schema/games';
import { presentTexts } from '../../../presenters/library.ts';
import type { Deck, GameComic } from './deck.ts';
import { countWords, sameWords, shuffled } from './pick.ts';
import { picturePanels } from './picture-panels.ts';
import { type SeenInPanel, seenInPanel } from './seen-in-panel.ts';

/** So many people at most, so that somebody says more than one thing. */
const mostSpeakers = 3;

/**
 * Lines that one person says, and nobody else: two people at least, those who say most. Where a panel shows them all they
 * are put on the people in its picture.
 */
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
    ...pictureOf(spots, content),
  };
};

/**
 * The panel in which all of them can be seen best, and where each stands in it; nothing where there is none. On a phone a picture
 * is as wide as the screen.
 */
function pictureOf(speakers: string[], content: GameComic['content']) {
  const panels = picturePanels(content).flatMap(({ page, panel }) => {
    const at = { page, panel };
    const drawn = content.pages.find(({ pageNumber }) => pageNumber === page);
    const thinks = drawn?.drawn?.panels[panel - 1]?.dialogue.some(({ kind }) => kind === 'thought');
    // Its balloons have to be covered, and nobody knows where the drops of a thought are.
    if (!drawn?.textPlaces || thinks) return [];
    const seen = seenInPanel(content, at);
    const boxes = speakers.flatMap((name) => seen.find((one) => isOf(one, name))?.box ?? []);
    return boxes.length === speakers.length ? [{ at, boxes }] : [];
  });
  const chosen = panels.reduce<(typeof panels)[number] | undefined>(
    (best, one) => (best && leastWidth(best.boxes) >= leastWidth(one.boxes) ? best : one),
    undefined,
  );
  return chosen && { spotPanels: speakers.map(() => chosen.at), spotBoxes: chosen.boxes };
}

const leastWidth = (boxes: readonly StoredBox[]) => Math.min(...boxes.map(({ width }) => width));

const isOf = ({ kind, name }: SeenInPanel, speaker: string) =>
  kind === 'person' && sameWords(name) === sameWords(speaker);
