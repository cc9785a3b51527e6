/** Words that stand together on a screen, and their language where it is another one than the screen's. */
export type WordsOnScreen = { text: string; language?: string | undefined; element: Element };

/** What is said in one breath. */
const blocks = 'h1,h2,h3,h4,p,li,dt,dd,blockquote,figcaption,summary,label,legend,button,a';
/** What nobody reads: pictures' own words are elsewhere, and a button that speaks is not part of what is said. */
const left =
  '[aria-hidden="true"],[hidden],.visually-hidden,[data-hear],script,style,svg,input,select,textarea';

/** The words that stand in a place, in their order, as they are to be read aloud. */
export function wordsOnScreen(place: Element): WordsOnScreen[] {
  const found: WordsOnScreen[] = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(left) || isFolded(parent)) continue;
    const block = parent.closest(blocks);
    const element = block && place.contains(block) ? block : parent;
    const language = parent.closest('[lang]:not(html)')?.getAttribute('lang') || undefined;
    const last = found.at(-1);
    const words = node.textContent ?? '';
    if (last?.element === element && last.language === language) last.text += words;
    else found.push({ text: words, language, element });
  }
  return found
    .map((one) => ({ ...one, text: one.text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Within something that is closed. */
function isFolded(element: Element): boolean {
  const folded = element.closest('details:not([open])');
  return folded !== null && !element.closest('summary');
}
