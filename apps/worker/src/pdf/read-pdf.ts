/**
 * Reads a PDF as somebody else's program does.
 * @returns the text of each page, in the order in which it was printed
 * @throws Error where the file is not a PDF
 */
export async function readPdfPages(pdf: Uint8Array): Promise<string[]> {
  // Loaded at first use: a worker that prints nothing need not carry it in memory.
  const { extractText } = await import('unpdf');
  // The reader takes the bytes over, so it gets a copy.
  const { text } = await extractText(Uint8Array.from(pdf));
  return text;
}
