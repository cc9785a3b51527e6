/** From this hour of a Sunday on the letter goes out. In the afternoon it is Sunday in all zones of a wide country. */
const fromHour = 16;

/**
 * How far a country is from UTC, in minutes, now: of one with several time zones the middle one, which is as near as what
 * we know of a parent allows. Without a country it is UTC.
 */
export function offsetOf(country: string | null, now: Date): number {
  const zones = country === null ? [] : zonesOf(country);
  const offsets = zones.map((zone) => zoneOffset(zone, now)).sort((a, b) => a - b);
  return offsets[Math.floor(offsets.length / 2)] ?? 0;
}

function zonesOf(country: string): string[] {
  try {
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[] };
    return locale.getTimeZones?.() ?? [];
  } catch {
    return [];
  }
}

function zoneOffset(zone: string, now: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

/** Whether it is the time of the letter where a parent lives. */
export function isLetterTime(country: string | null, now: Date): boolean {
  const there = new Date(now.getTime() + offsetOf(country, now) * 60_000);
  return there.getUTCDay() === 0 && there.getUTCHours() >= fromHour;
}
