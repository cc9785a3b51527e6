import { t } from '@lingui/core/macro';
import type { LibraryComic } from '@panelwise/contracts/domain/comic';

/** The title of a comic, with its part where there are several. */
export const comicTitle = ({
  title,
  partCount,
  partNumber,
}: Pick<LibraryComic, 'title' | 'partCount' | 'partNumber'>) =>
  partCount > 1 ? t`${title}, part ${partNumber}` : title;
