import type { PanelText, TextPlace } from '@panelwise/contracts/domain/comic';
import type { Book, BookPage, BookPicture } from './book.ts';
import { bookWords } from './book-words.ts';
import type { EpubPage } from './epub.ts';
import { elements, words, xml, xmlHead } from './xml.ts';

/** The words lie over the picture unseen, to be searched, copied and read aloud where they stand. */
export const pageStyles = `html, body { margin: 0; padding: 0; }
body { position: relative; overflow: hidden; }
img { position: absolute; left: 0; top: 0; width: 100%; height: 100%; }
.unseen { position: absolute; left: 0; top: 0; width: 1px; height: 1px; margin: 0; overflow: hidden; color: transparent; font-size: 1px; }
.line { position: absolute; margin: 0; overflow: hidden; color: transparent; line-height: 1.2; text-align: center; }
`;

/** A page: its picture, and panel by panel what is to be seen and what is said. */
export function pageDocument(
  book: Book,
  page: BookPage,
  { label, picture: file }: EpubPage,
  picture: BookPicture,
) {
  const panelWord = bookWords(book.language).panel;
  const panels = page.panels.map((panel) =>
    panelHtml(panel, `${panelWord} ${panel.panel}`, page.places, picture),
  );
  return pageHtml(book, label, picture, [
    xml`<h1 class="unseen">${words(label)}</h1>`,
    // What is to be seen follows panel by panel.
    xml`<img src="${file}" alt="${label}: ${book.title}"/>`,
    ...panels,
  ]);
}

/** The cover: its picture with the title. */
export function coverPage(book: Book, { label, picture: file }: EpubPage, picture: BookPicture) {
  const told = [label, book.title, book.author].filter(Boolean).join(': ');
  return pageHtml(book, book.title, picture, [xml`<img src="${file}" alt="${told}"/>`], 'cover');
}

function pageHtml(
  { language }: Book,
  title: string,
  { width, height }: BookPicture,
  content: string[],
  type?: string,
): string {
  return `${xmlHead}${xml`<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<meta charset="utf-8"/>
<title>${words(title)}</title>
<meta name="viewport" content="width=${width}, height=${height}"/>
<link rel="stylesheet" type="text/css" href="page.css"/>
</head>
<body style="width:${width}px;height:${height}px"${type ? { 'epub:type': type } : undefined}>
${content.join('\n')}
</body>
</html>`}\n`;
}

function panelHtml(panel: PanelText, label: string, places: TextPlace[], page: BookPicture): string {
  const lines = panel.lines.map(({ text, speaker }, line) => {
    const place = places.find((one) => one.panel === panel.panel && one.line === line);
    // Who speaks is seen by the balloon's tail; over the picture stand the words alone.
    if (place) return xml`<p class="line" style="${styleOf(place, text, page)}">${words(text)}</p>`;
    return xml`<p class="unseen">${words(speaker ? `${speaker}: ${text}` : text)}</p>`;
  });
  const picture = panel.scene ? xml`<p class="unseen">${words(panel.scene)}</p>` : '';
  return xml`<section aria-label="${label}">
${elements([picture, ...lines])}
</section>`;
}

/** A box where the words stand, in letters that about fill it. */
function styleOf({ x, y, width, height }: TextPlace, text: string, page: BookPicture): string {
  const [w, h] = [width * page.width, height * page.height];
  const letter = { width: 0.55, height: 1.2 };
  const size = Math.min(h / letter.height, Math.sqrt((w * h) / (text.length * letter.width * letter.height)));
  const px = (value: number) => `${Math.round(value)}px`;
  return `left:${px(x * page.width)};top:${px(y * page.height)};width:${px(w)};height:${px(h)};font-size:${px(Math.max(1, size))}`;
}
