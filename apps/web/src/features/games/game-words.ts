import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { GameKind, GameLevel, GamePanel } from '@panelwise/contracts/domain/games';
import type { Settled } from './hooks/use-round.ts';

/** What each game is called, and what one does in it. */
export const gameWords: Record<GameKind, Record<'title' | 'about' | 'task', MessageDescriptor>> = {
  order: {
    title: msg`What comes first?`,
    about: msg`Put panels of the comic in their order.`,
    task: msg`Put the panels in order.`,
  },
  speaker: {
    title: msg`Who says it?`,
    about: msg`Give each balloon to whoever says it.`,
    task: msg`Give each balloon to whoever says it.`,
  },
  label: {
    title: msg`Label the diagram`,
    about: msg`Put the names back into a diagram of the comic.`,
    task: msg`Put each name where the diagram has it.`,
  },
  terms: {
    title: msg`Find the word`,
    about: msg`Match words and questions with what the comic says.`,
    task: msg`Put each one where it belongs in the comic’s words.`,
  },
  myths: {
    title: msg`True or not?`,
    about: msg`Tell what is true from what many get wrong.`,
    task: msg`Is this right?`,
  },
  find: {
    title: msg`Find it in the comic`,
    about: msg`Find the panel that answers each question.`,
    task: msg`Put each question on the panel that answers it.`,
  },
  tap: {
    title: msg`Where is it?`,
    about: msg`Tap people and things in the pictures.`,
    task: msg`Tap what you are asked for in the picture.`,
  },
};

export const levelWords: Record<GameLevel, Record<'title' | 'about', MessageDescriptor>> = {
  1: { title: msg({ message: 'Calm', context: 'level of a game' }), about: msg`Four pieces, with help` },
  2: { title: msg({ message: 'Brisk', context: 'level of a game' }), about: msg`Five pieces, with help` },
  3: { title: msg({ message: 'Tough', context: 'level of a game' }), about: msg`Six pieces, no help` },
};

/** How a piece came to where it belongs. */
export const settledWords: Record<Settled['how'], MessageDescriptor> = {
  right: msg({ message: 'Right', context: 'answer' }),
  repaired: msg`Right at the second try`,
  shown: msg`It belongs here`,
};

/** How a round went, in a sentence: "Four right away, one repaired." */
export function endWords({ right, repaired }: { right: number; repaired: number }): string {
  if (right === 0 && repaired === 0) return t`Now you know where they belong.`;
  if (repaired === 0)
    return plural(right, {
      1: 'One right away.',
      2: 'Two right away.',
      3: 'Three right away.',
      4: 'Four right away.',
      5: 'Five right away.',
      6: 'Six right away.',
      other: '# right away.',
    });
  if (right === 0)
    return plural(repaired, {
      1: 'One repaired.',
      2: 'Two repaired.',
      3: 'Three repaired.',
      4: 'Four repaired.',
      5: 'Five repaired.',
      6: 'Six repaired.',
      other: '# repaired.',
    });
  // The words of both are one sentence: other languages may turn it.
  return t`${plural(right, {
    1: 'One right away',
    2: 'Two right away',
    3: 'Three right away',
    4: 'Four right away',
    5: 'Five right away',
    6: 'Six right away',
    other: '# right away',
  })}, ${plural(repaired, {
    1: 'one repaired',
    2: 'two repaired',
    3: 'three repaired',
    4: 'four repaired',
    5: 'five repaired',
    6: 'six repaired',
    other: '# repaired',
  })}.`;
}

/** What became of a piece that was missed, and the panel that it is from. */
export function missedWords(isRepaired: boolean, at: GamePanel | null): string {
  if (!at) return isRepaired ? t`Repaired` : t`To look at again`;
  const { page, panel } = at;
  return isRepaired
    ? t`Repaired, page ${page}, panel ${panel}`
    : t`To look at again, page ${page}, panel ${panel}`;
}

/** What tells pictures of panels apart that have no place in an order. @param number from 1 */
export const letterOf = (number: number): string => 'ABCDEF'[number - 1]!;
export const panelName = (number: number): string => t`Panel ${{ letter: letterOf(number) }}`;

/** What a piece is called where it is spoken of. Pictures are long to tell: they have their number. */
export function pieceName(
  piece: { text: string; lead: string | null; picture: string | null },
  number: number,
) {
  return piece.picture ? panelName(number) : piece.lead ? `${piece.lead} ${piece.text}` : piece.text;
}
