import sharp from 'sharp';
import type { Book } from '../book.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7ac27a' } });

/** A book of two plain pages with everything that a book can have. */
export const sampleBook: Book = {
  id: '0190f3c2-7c1e-7a55-9d1a-3b6f1d2e4c5a',
  title: 'Rain & <Sun>, part 2',
  partTitle: 'Where did it go?',
  series: { title: 'Rain & <Sun>', part: 2, partCount: 3 },
  author: 'Ada "Å" Park',
  subject: 'Science, Earth',
  concept: 'water cycle',
  summary: 'Science: water cycle. Nia & Biscuit <look>.',
  grade: '4',
  language: 'en',
  blackAndWhite: false,
  made: { written: 'openai', edited: false, drawn: ['replicate'] },
  keyTerms: ['evaporation'],
  changedAt: new Date('2026-03-01T10:20:00.123Z'),
  cover: () => jpeg(720, 926),
  pages: [1, 2].map((number) => ({
    number,
    places: [{ panel: 1, line: 0, x: 0.1, y: 0.2, width: 0.3, height: 0.05 }],
    panels: [
      {
        page: number,
        panel: 1,
        scene: 'Nia looks at a puddle & smiles.',
        lines: [
          { kind: 'caption', speaker: null, text: 'It is < 5 °C.' },
          { kind: 'dialogue', speaker: 'Nia', text: 'Where "did" it go?' },
        ],
      },
    ],
    jpeg: () => jpeg(1240, 1754),
    png: () => picture(1240, 1754).png().toBuffer(),
  })),
};

async function jpeg(width: number, height: number) {
  return { bytes: await picture(width, height).jpeg().toBuffer(), width, height };
}
