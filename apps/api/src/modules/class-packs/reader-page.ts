import type { PackContent } from './pack-content.ts';
import { readerScript } from './reader-script.ts';
import { readerStyle } from './reader-style.ts';

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };
/** A value as it stands in the page. Nothing that somebody wrote ends the script that it stands in. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign]!);

/**
 * The page of a pack: it opens from a folder or a stick, without a server, and asks nobody for anything. Its pictures lie
 * beside it, and so does what was signed.
 * @param shown the content as it stands in the page (`inScript`)
 */
export function readerPage(shown: string, { language, texts }: PackContent): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'self' file: 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${texts.title}</title>
<style>${readerStyle}</style>
</head>
<body>
<main id="main" tabindex="-1"></main>
<noscript><p>${texts.noScript}</p></noscript>
<script type="application/json" id="content">${shown}</script>
<script src="manifest.js"></script>
<script>${readerScript}</script>
</body>
</html>
`;
}
