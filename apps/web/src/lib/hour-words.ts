/** An hour of a day (0 to 23) as people say it: "7 am", "5 pm". */
export function hourWords(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
}
