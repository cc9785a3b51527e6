/** Cents of a currency as somebody reads them, such as US$73.80. */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'symbol' }).format(
    cents / 100,
  );
}

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-10' as October 2026. */
export const monthText = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));
