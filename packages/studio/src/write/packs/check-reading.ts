import { hardWords, readingGrade } from '../text/readability.ts';
import { linesOfBeat } from './beat-lines.ts';
import type { LessonPack, PackChapter } from './lesson-pack.ts';
import type { PackFault, PackPath } from './pack-fault.ts';

/** Lines may read this many grades above the youngest of the band: the terms of a lesson are long words. */
const readingLeeway = 1.5;

/** Text of a pack that is read before or beside the comic and is too hard, and words in it that nothing explains. */
export function checkReading(pack: LessonPack): PackFault[] {
  const faults: PackFault[] = [];
  const [youngest] = pack.grades;
  const lines = pack.chapters.flatMap(linesOf).map(withName);
  const items = itemTexts(pack);
  const prose = [...lines, ...Object.values(pack.facts)].join(' ').replaceAll('*', '');
  const grade = readingGrade(prose);
  const most = Math.max(youngest, 2) + readingLeeway;
  if (grade > most)
    faults.push({
      at: ['grades'],
      says: `its lines and facts read at grade ${grade.toFixed(1)}; at most ${most} for a band that begins at ${youngest}`,
    });
  const terms = pack.terms.map(({ term, means }) => `${term} ${means}`).join(' ');
  const all = items.map(({ text }) => text).join(' ');
  for (const word of hardWords(all, youngest, `${prose} ${terms} ${pack.title}`))
    faults.push({
      at: items.find(({ text }) => text.toLowerCase().includes(word.toLowerCase()))?.at ?? [],
      says: `"${word}" is too hard for grade ${youngest}, and nothing explains it`,
    });
  return faults;
}

/** Everything that is asked and told beside the comic. */
function itemTexts({ quiz, hardcore, faqs, didYouKnow }: LessonPack): { at: PackPath; text: string }[] {
  const questions = Object.entries({ quiz, hardcore }).flatMap(([part, items]) =>
    items.flatMap(({ question, key, not }, i) => [
      { at: [part, i, 'question'], text: question },
      { at: [part, i, 'key'], text: key },
      ...not.map((text, n) => ({ at: [part, i, 'not', n], text })),
    ]),
  );
  return [
    ...questions,
    ...hardcore.map(({ why }, i) => ({ at: ['hardcore', i, 'why'], text: why })),
    ...faqs.flatMap(({ question, answer }, i) => [
      { at: ['faqs', i, 'question'], text: question },
      { at: ['faqs', i, 'answer'], text: answer },
    ]),
    ...didYouKnow.map(({ text }, i) => ({ at: ['didYouKnow', i, 'text'], text })),
  ];
}

const linesOf = ({ hook, beats }: PackChapter): string[] => [
  hook.learner,
  hook.guide,
  ...beats.flatMap(linesOfBeat),
];

/** A line as long as it gets with a name in the place of its slot. */
export const withName = (line: string) => line.replace(/\{\w+\}/g, 'Ms. Iris');
