import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';

const run = promisify(execFile);

/** Whether poppler's tools are there, which read PDFs as other people's programs do. */
export const poppler: boolean = await run('pdftotext', ['-v']).then(
  () => true,
  () => false,
);

/** What a poppler tool (`pdftotext`, `pdffonts`, `pdfinfo`) says of a PDF. */
export async function askPoppler(tool: string, pdf: Buffer, ...args: string[]): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'panelwise-pdf-'));
  try {
    const file = path.join(dir, 'x.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run(tool, [...args, file, ...(tool === 'pdftotext' ? ['-'] : [])], {
      maxBuffer: 50_000_000,
    });
    return stdout;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** The PDF's objects as text, with compressed streams opened; pictures are left out. */
export function openPdf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return text.replace(
    /<<([\s\S]*?)>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g,
    (_, head: string, body: string) => {
      if (/\/(DCTDecode|FontFile)/.test(head)) return `<<${head}>>`;
      if (!head.includes('/FlateDecode')) return `<<${head}>> ${body}`;
      return `<<${head}>> ${inflateSync(Buffer.from(body, 'latin1'), { finishFlush: 2 }).toString('latin1')}`;
    },
  );
}

/** Words only: line breaks, spacing and hyphens, which readers drop at the end of a line, do not count. */
export const words = (text: string) => text.replace(/-\s*/g, '').split(/\s+/).filter(Boolean).join(' ');
