import type { IncomingMessage } from 'node:http';

type Places = { MEDIA_URL?: string | undefined; PUBLIC_URL?: string | undefined };

/** Where pictures and PDFs are served alone, and the site that may read them; undefined where they are beside the app. */
export function mediaOrigin({ MEDIA_URL, PUBLIC_URL }: Places) {
  if (!MEDIA_URL || !PUBLIC_URL) return undefined;
  const { origin, host } = new URL(MEDIA_URL);
  return { origin, host, site: new URL(PUBLIC_URL).origin };
}

/** True when a request names this host, or a proxy says that it did. */
export function isForHost({ headers }: Pick<IncomingMessage, 'headers'>, host: string): boolean {
  return [headers.host, headers['x-forwarded-host']].flat().some((one) => one?.toLowerCase() === host);
}
