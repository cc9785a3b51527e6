import type { GameKind, GameLevel } from '@panelwise/contracts/domain/games';

/** What each game is called, and what one does in it. */
export const gameWords: Record<GameKind, { title: string; about: string; task: string }> = {
  order: {
    title: 'What comes first?',
    about: 'Put panels of the comic in their order.',
    task: 'Put the panels in order.',
  },
  speaker: {
    title: 'Who says it?',
    about: 'Give each balloon to whoever says it.',
    task: 'Give each balloon to whoever says it.',
  },
  label: {
    title: 'Label the diagram',
    about: 'Put the names back into a diagram of the comic.',
    task: 'Put each name where the diagram has it.',
  },
  terms: {
    title: 'Find the word',
    about: 'Match words and questions with what the comic says.',
    task: 'Put each one where it belongs in the comic’s words.',
  },
  myths: {
    title: 'True or not?',
    about: 'Tell what is true from what many get wrong.',
    task: 'Is this right?',
  },
};

export const levelWords: Record<GameLevel, { title: string; about: string }> = {
  1: { title: 'Calm', about: 'Four pieces, with help' },
  2: { title: 'Brisk', about: 'Five pieces, with help' },
  3: { title: 'Tough', about: 'Six pieces, no help' },
};

const small = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const inWords = (count: number) => small[count] ?? String(count);

/** How a round went, in a sentence: "Four right away, one repaired." */
export function endWords({ right, repaired }: { right: number; repaired: number }): string {
  const words = [
    right > 0 ? `${inWords(right)} right away` : '',
    repaired > 0 ? `${inWords(repaired)} repaired` : '',
  ].filter(Boolean);
  if (words.length === 0) return 'Now you know where they belong.';
  const [first, ...rest] = words;
  return `${[first, ...rest.map((word) => word.toLowerCase())].join(', ')}.`;
}

/** What a piece is called where it is spoken of. Pictures are long to tell: they have their number. */
export function pieceName(
  piece: { text: string; lead: string | null; picture: string | null },
  number: number,
) {
  return piece.picture
    ? `Panel ${'ABCDEF'[number - 1]}`
    : piece.lead
      ? `${piece.lead} ${piece.text}`
      : piece.text;
}
