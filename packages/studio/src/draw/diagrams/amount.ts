/** A number with its unit, as it is lettered. Money signs stand before the number, other units after it. */
export function amount(value: number, unit: string | undefined): string {
  const number = Number.isInteger(value) ? String(value) : String(Math.round(value * 100) / 100);
  if (!unit) return number;
  return /^[$£€¥₹]$/.test(unit.trim())
    ? `${unit.trim()}${number}`
    : `${number}${/^[%°]/.test(unit) ? '' : ' '}${unit.trim()}`;
}
