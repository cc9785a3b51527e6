/** Entries of a PDF's document information that the browser leaves out. */
export type DocumentInfo = { Author: string; Subject: string };

/**
 * Adds entries to a PDF's document information, and metadata for other programs where there are some, as an incremental
 * update: the printed bytes stay as they are, new versions of a few objects follow them.
 *
 * @param xmp goes to the catalogue as a stream of its own
 * @throws Error where the end of the file is not what the browser writes
 */
export function withDocumentInfo(pdf: Buffer, info: DocumentInfo, xmp?: string): Buffer {
  const end = pdf.subarray(pdf.lastIndexOf('trailer')).toString('latin1');
  const [, size] = match(end, /\/Size (\d+)/);
  const [, root] = match(end, /\/Root (\d+) 0 R/);
  const [, object] = match(end, /\/Info (\d+) 0 R/);
  const [, previous] = match(end, /startxref\s+(\d+)/);
  const added = Object.entries(info).map(([key, value]) => `/${key} ${pdfText(value)}\n`);
  const objects = new Map([
    [Number(object), Buffer.from(`<<${entriesOf(pdf, object!)}\n${added.join('')}>>`, 'latin1')],
  ]);
  if (xmp !== undefined) {
    const bytes = Buffer.from(xmp);
    const head = `<</Type /Metadata\n/Subtype /XML\n/Length ${bytes.length}>>\nstream\n`;
    objects.set(Number(size), Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]));
    objects.set(Number(root), Buffer.from(`<<${entriesOf(pdf, root!)}\n/Metadata ${size} 0 R>>`, 'latin1'));
  }
  return withObjects(pdf, objects, {
    size: Number(size) + (xmp === undefined ? 0 : 1),
    root: `${root} 0 R`,
    info: `${object} 0 R`,
    previous: previous!,
  });
}

/** The entries of a dictionary that the browser has written as an object. */
function entriesOf(pdf: Buffer, object: string): string {
  const start = pdf.indexOf(`\n${object} 0 obj`) + 1;
  const text = pdf.subarray(start, pdf.indexOf('endobj', start)).toString('latin1');
  return match(text, /<<([\s\S]*)>>/)[1]!;
}

/** The file with these objects after it, and a table that says where they are. */
function withObjects(
  pdf: Buffer,
  objects: Map<number, Buffer>,
  { size, root, info, previous }: { size: number; root: string; info: string; previous: string },
): Buffer {
  const parts = [pdf];
  let at = pdf.length;
  const table = [...objects]
    .sort(([a], [b]) => a - b)
    .map(([number, content]) => {
      const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), content, Buffer.from('\nendobj\n')]);
      const line = `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
      parts.push(part);
      at += part.length;
      return line;
    });
  const end = `xref\n${table.join('')}trailer\n<</Size ${size}\n/Root ${root}\n/Info ${info}\n/Prev ${previous}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')]);
}

function match(text: string, pattern: RegExp): RegExpMatchArray {
  const found = text.match(pattern);
  if (!found) throw new Error(`The PDF ends in a way that was not expected: no ${pattern.source}.`);
  return found;
}

/** A string of any script, as UTF-16 with a byte order mark, in hex. */
function pdfText(text: string): string {
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${utf16.toString('hex').toUpperCase()}>`;
}
