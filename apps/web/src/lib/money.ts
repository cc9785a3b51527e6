import { i18n } from '@lingui/core';

/** Cents of a currency as somebody reads them, such as US$73.80. */
export function moneyText(cents: number, currency: string): string {
  const money = new Intl.NumberFormat(i18n.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'symbol',
  });
  return money.format(cents / 100);
}

/** '2026-10' as October 2026. */
export function monthText(month: string): string {
  const name = new Intl.DateTimeFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return name.format(new Date(`${month}-01T00:00:00Z`));
}
