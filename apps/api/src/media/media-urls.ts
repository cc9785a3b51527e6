import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { smallOf } from '@panelwise/storage/keys';
import type { KeyRing } from '../signing-keys.ts';

const hourMs = 3_600_000;

/**
 * Whose a signed address is: it opens nothing any more once that session, or that link of a class, has ended. In the
 * address it stands as text, `s.<id>` or `l.<hash>`.
 */
export type MediaHolder = `s.${string}` | `l.${string}`;

export const sessionHolder = (sessionId: string): MediaHolder => `s.${sessionId}`;
/** The token of a link opens the whole comic, so the address of a picture does not tell it. */
export const linkHolder = (token: string): MediaHolder =>
  `l.${createHash('sha256').update(token).digest('base64url').slice(0, 22)}`;

/** `small` asks for the small picture that stands beside this one. */
type UrlOptions = { public: boolean; small?: boolean };

/** Addresses of stored pictures and PDFs, as one holder gets them. */
export interface MediaUrls {
  /** The address of an object; null in, null out. Public objects are told apart when they are asked for. */
  url(key: string, options: UrlOptions): string;
  url(key: string | null, options: UrlOptions): string | null;
  /** The signed address of a stored key, if it lies in this comic's folder; any other text stays as it is. */
  sign(key: string, comicId: string | null): string;
}

/** The only place that makes and reads addresses of stored pictures and PDFs. */
export interface MediaSigner {
  /** What readers of the library get. @throws Error when something that is not public is asked for */
  readonly open: MediaUrls;
  heldBy(holder: MediaHolder): MediaUrls;
  /** Whose address it is, when the signature is ours and in time. Whether the holder is still there is not looked at. */
  verify(key: string, query: { exp?: unknown; by?: unknown; sig?: unknown }): MediaHolder | undefined;
}

/**
 * A signed address is good for one to two hours: its end is rounded to the hour, so that an address stays
 * the same for an hour and a browser keeps what it has.
 */
export function createMediaUrls(
  keys: KeyRing,
  now: () => number = Date.now,
  /** Of the host that serves them, without a slash at its end; without it they are served beside the app. */
  origin = '',
): MediaSigner {
  const prefix = `${origin}/media/`;
  const signature = (secret: Buffer, key: string, exp: number, holder: string) =>
    createHmac('sha256', secret).update(`${exp}:${holder}:${key}`).digest('base64url');
  const signed = (key: string, holder: MediaHolder | undefined) => {
    if (!holder) throw new Error(`${key} is for nobody in particular, and not public.`);
    const exp = (Math.ceil(now() / hourMs) + 1) * (hourMs / 1_000);
    return `${prefix}${key}?exp=${exp}&by=${holder}&sig=${signature(keys.now, key, exp, holder)}`;
  };
  const urlsOf = (holder?: MediaHolder): MediaUrls => {
    function url(key: string, options: UrlOptions): string;
    function url(key: string | null, options: UrlOptions): string | null;
    function url(key: string | null, options: UrlOptions): string | null {
      if (key === null) return null;
      const wanted = options.small ? smallOf(key) : key;
      return options.public ? `${prefix}${wanted}` : signed(wanted, holder);
    }
    const sign: MediaUrls['sign'] = (key, comicId) =>
      comicId !== null && key.startsWith(`comics/${comicId}/`) ? signed(key, holder) : key;
    return { url, sign };
  };
  return {
    open: urlsOf(),
    heldBy: urlsOf,
    verify: (key, { exp, by, sig }) => {
      if (typeof exp !== 'string' || typeof by !== 'string' || typeof sig !== 'string') return undefined;
      if (!/^\d{1,12}$/.test(exp) || !isHolder(by)) return undefined;
      const given = Buffer.from(sig);
      const isSignedWith = (secret: Buffer | undefined) => {
        if (!secret) return false;
        const expected = Buffer.from(signature(secret, key, Number(exp), by));
        return given.length === expected.length && timingSafeEqual(given, expected);
      };
      const isOurs = isSignedWith(keys.now) || isSignedWith(keys.before);
      return isOurs && Number(exp) * 1_000 > now() ? by : undefined;
    },
  };
}

function isHolder(text: string): text is MediaHolder {
  return /^[sl]\.[\w-]{1,40}$/.test(text);
}
