export type StoredMail = { to: string; subject: string; sentAt: string; text: string };

/** Reads a plain-text mail as our own file mailer writes it. */
export function readEml(source: string): StoredMail {
  const split = source.search(/\r?\n\r?\n/);
  const head = source.slice(0, split).replace(/\r?\n[ \t]+/g, ' ');
  const body = source.slice(split).trim();
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  return {
    to: header('To'),
    subject: decodeWords(header('Subject')),
    sentAt: new Date(header('Date')).toISOString(),
    text: decodeBody(body, header('Content-Transfer-Encoding').toLowerCase()),
  };
}

/** Headers are ASCII: other letters come as encoded words (RFC 2047), which touch when only white space is between them. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+(?==\?)/g, '?=')
    .replace(/(?:=\?utf-8\?q\?[^?]*\?=)+/gi, (words) =>
      decodeBody(words.replace(/=\?utf-8\?q\?|\?=/gi, '').replaceAll('_', ' '), 'quoted-printable'),
    )
    .replace(/(?:=\?utf-8\?b\?[^?]*\?=)/gi, (word) =>
      Buffer.from(word.slice('=?utf-8?b?'.length, -2), 'base64').toString('utf8'),
    );
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replaceAll('\r\n', '\n')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
