import type { StoredMail } from '../../mail/read-eml.ts';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1c1b19;background:#fffdf8}' +
  'article{border:1px solid #1c1b19;border-radius:2px;padding:1rem;margin:1rem 0;background:#fff}' +
  'h2{font-size:1.1rem;margin:0}p{margin:.25rem 0;color:#57534e}pre{white-space:pre-wrap;font:inherit;margin:.75rem 0 0}';

/** A plain page with the newest mails, for trying the product out without a mail server. */
export function mailPage(mails: StoredMail[]): string {
  const articles = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)}, <time>${escapeHtml(mail.sentAt)}</time></p><pre>${escapeHtml(mail.text)}</pre></article>`,
  );
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Mail</title><style>${style}</style><h1>Mail</h1>` +
    `${articles.join('') || '<p>No mail yet. Sign up, and the code appears here.</p>'}</html>`
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
