/** What a book says around a comic, in the comic's own language. */
export type BookWords = { cover: string; contents: string; page: string; pages: string; panel: string };

const english: BookWords = {
  cover: 'Cover',
  contents: 'Contents',
  page: 'Page',
  pages: 'Pages',
  panel: 'Panel',
};
const others: Record<string, BookWords> = {
  es: { cover: 'Cubierta', contents: 'Índice', page: 'Página', pages: 'Páginas', panel: 'Viñeta' },
  fr: { cover: 'Couverture', contents: 'Sommaire', page: 'Page', pages: 'Pages', panel: 'Case' },
  de: { cover: 'Titelbild', contents: 'Inhalt', page: 'Seite', pages: 'Seiten', panel: 'Bild' },
  hi: { cover: 'मुखपृष्ठ', contents: 'विषय-सूची', page: 'पृष्ठ', pages: 'पृष्ठ', panel: 'चित्र' },
};

/** The words of a language by its code; English for every other. */
export const bookWords = (language: string): BookWords => others[language] ?? english;
