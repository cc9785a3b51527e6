/** The names of a list that was typed or pasted, one a line, without empty lines and what spreadsheets put around them. */
export function readNicknames(text: string): string[] {
  return text
    .split(/\r?\n|\t|;/)
    .map((line) => line.trim().replaceAll(/^"|"$/g, '').trim())
    .filter((line) => line !== '');
}
