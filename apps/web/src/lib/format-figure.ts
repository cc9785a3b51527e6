import { i18n } from '@lingui/core';

/** A figure between -1 and 1 with two places, as the language writes it. */
export const formatFigure = (n: number): string =>
  new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(n);
