import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { MadeBy, WrittenBy } from '@panelwise/contracts/domain/made-by';

/** `madeSentence` in the language of the page. */
export function madeWords(made: MadeBy | null, isReviewed: boolean): string {
  const work = [...workWords(made), ...(isReviewed ? [t`reviewed by a person`] : [])].join(', ');
  const first = work && t`${{ work: work[0]!.toLocaleUpperCase(i18n.locale) + work.slice(1) }}.`;
  const learning = made?.learning?.includes('openai') ? t`Questions and facts were written with AI.` : '';
  return [first, learning].filter(Boolean).join(' ');
}

function workWords(made: MadeBy | null): string[] {
  if (!made) return [];
  const { written, edited } = made;
  const drawn = made.drawn?.length
    ? made.drawn.some((by) => by !== 'builtin')
      ? 'openai'
      : 'builtin'
    : undefined;
  if (drawn === written && !edited)
    return [drawn === 'openai' ? t`drawn and written with AI` : t`drawn and written by the built-in studio`];
  return [
    ...(written ? [writtenWords(written, edited)] : []),
    ...(drawn ? [drawn === 'openai' ? t`drawn with AI` : t`drawn by the built-in studio`] : []),
  ];
}

function writtenWords(written: WrittenBy, edited: boolean): string {
  switch (written) {
    case 'creator':
      return t`written by its creator`;
    case 'builtin':
      return edited ? t`written by the built-in studio and its creator` : t`written by the built-in studio`;
    case 'openai':
      return edited ? t`written with AI and by its creator` : t`written with AI`;
  }
}
