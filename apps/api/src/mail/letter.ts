/** The text of a mail from its lines, with the same end under all of them. */
export function letter(lines: string[]): string {
  return [...lines, '', 'Have fun making comics!', 'Panelwise'].join('\n');
}
