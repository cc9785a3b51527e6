import { t } from '@lingui/core/macro';
import { IconTextSize } from '@tabler/icons-react';
import { IconButton } from '../../../components/button/button-link.tsx';
import type { WordSize } from '../hooks/use-word-size.ts';

/** Sets the words below and beside the pictures larger, and after the largest normal again. */
export function WordSizeButton({ size }: { size: WordSize }) {
  return (
    <IconButton label={t`Size of the words: ${{ size: size.label }}`} onClick={size.next}>
      <IconTextSize size={20} stroke={1.9} aria-hidden />
    </IconButton>
  );
}
