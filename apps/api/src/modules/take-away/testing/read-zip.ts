import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** The bytes of a file and its entries in their order. */
export async function readZip(
  file: Readable | Buffer,
): Promise<{ bytes: Buffer; entries: Map<string, Buffer> }> {
  const bytes = Buffer.isBuffer(file) ? file : await buffer(file);
  const entries = Object.entries(unzipSync(bytes)).map(
    ([name, content]) => [name, Buffer.from(content)] as const,
  );
  return { bytes, entries: new Map(entries) };
}

/** Fails unless the text is well-formed XML. @returns the text of its elements by their names */
export function readXml(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => open.push({ name, text: '' }));
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => {
    const { name, text } = open.pop()!;
    texts.set(name, [...(texts.get(name) ?? []), text.trim()]);
  });
  parser.write(xml).close();
  return texts;
}
