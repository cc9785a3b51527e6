/** Entries of a PDF's document information that the browser leaves out. */
export type DocumentInfo = { Author: string; Subject: string };

/**
 * Adds entries to a PDF's document information as an incremental update: the printed bytes stay as they are,
 * a new version of the information object follows them.
 *
 * @throws Error where the end of the file is not what the browser writes
 */
export function withDocumentInfo(pdf: Buffer, info: DocumentInfo): Buffer {
  const end = pdf.subarray(pdf.lastIndexOf('trailer')).toString('latin1');
  const [, size] = match(end, /\/Size (\d+)/);
  const [, root] = match(end, /\/Root (\d+ \d+ R)/);
  const [, object] = match(end, /\/Info (\d+) 0 R/);
  const [, previous] = match(end, /startxref\s+(\d+)/);
  const start = pdf.indexOf(`\n${object} 0 obj`) + 1;
  const old = pdf.subarray(start, pdf.indexOf('endobj', start)).toString('latin1');
  const [, entries] = match(old, /<<([\s\S]*)>>/);

  const added = Object.entries(info).map(([key, value]) => `/${key} ${pdfText(value)}\n`);
  const update = `${object} 0 obj\n<<${entries}\n${added.join('')}>>\nendobj\n`;
  const table = `xref\n${object} 1\n${String(pdf.length).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<</Size ${size}\n/Root ${root}\n/Info ${object} 0 R\n/Prev ${previous}>>\nstartxref\n${pdf.length + update.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update + table + trailer, 'latin1')]);
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
