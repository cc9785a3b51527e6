import { fillIn, type Language, textsOf } from './language.ts';

/** The title of a comic, with its part where its story has several: "The Water Cycle, part 1". */
export function titleInSeries(
  { title, partNumber, series }: { title: string; partNumber: number; series: { parts: readonly unknown[] } },
  language: Language,
): string {
  if (series.parts.length < 2) return title;
  return fillIn(textsOf(language).title.inSeries, { title, part: String(partNumber) }) ?? title;
}
