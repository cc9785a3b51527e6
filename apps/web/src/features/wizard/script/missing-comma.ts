/** Where a comma makes JSON of the text, just before the place where it stops being some; undefined where none helps. */
export function missingComma(text: string, errorAt: number): number | undefined {
  const place = text.slice(0, errorAt).trimEnd().length;
  try {
    JSON.parse(`${text.slice(0, place)},${text.slice(place)}`);
    return place;
  } catch {
    return undefined;
  }
}
