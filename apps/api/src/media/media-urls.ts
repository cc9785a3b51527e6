import { createHmac, timingSafeEqual } from 'node:crypto';
import { smallOf } from '@panelwise/storage/keys';

const hourMs = 3_600_000;
const prefix = '/media/';

/** `small` asks for the small picture that stands beside this one. */
type UrlOptions = { public: boolean; small?: boolean };

/** The only place that makes and reads addresses of stored pictures and PDFs. */
export interface MediaUrls {
  /** The address of an object; null in, null out. Public objects are told apart when they are asked for. */
  url(key: string, options: UrlOptions): string;
  url(key: string | null, options: UrlOptions): string | null;
  /** The signed address of a stored key, if it lies in this comic's folder; any other text stays as it is. */
  sign(key: string, comicId: string | null): string;
  /** True when the signature is ours and in time. */
  verify(key: string, query: { exp?: unknown; sig?: unknown }): boolean;
}

/**
 * A signed address is good for one to two hours: its end is rounded to the hour, so that an address stays
 * the same for an hour and a browser keeps what it has.
 */
export function createMediaUrls(secret: Buffer, now: () => number = Date.now): MediaUrls {
  const signature = (key: string, exp: number) =>
    createHmac('sha256', secret).update(`${exp}:${key}`).digest('base64url');
  const signed = (key: string) => {
    const exp = (Math.ceil(now() / hourMs) + 1) * (hourMs / 1_000);
    return `${prefix}${key}?exp=${exp}&sig=${signature(key, exp)}`;
  };
  function url(key: string, options: UrlOptions): string;
  function url(key: string | null, options: UrlOptions): string | null;
  function url(key: string | null, options: UrlOptions): string | null {
    if (key === null) return null;
    const wanted = options.small ? smallOf(key) : key;
    return options.public ? `${prefix}${wanted}` : signed(wanted);
  }
  return {
    url,
    sign: (key, comicId) => (comicId !== null && key.startsWith(`comics/${comicId}/`) ? signed(key) : key),
    verify: (key, { exp, sig }) => {
      if (typeof exp !== 'string' || typeof sig !== 'string' || !/^\d{1,12}$/.test(exp)) return false;
      const expected = Buffer.from(signature(key, Number(exp)));
      const given = Buffer.from(sig);
      return (
        given.length === expected.length && timingSafeEqual(given, expected) && Number(exp) * 1_000 > now()
      );
    },
  };
}
