import { bubbleLimit, captionLimit, splitToFit } from '../text/pieces.ts';
import { hardWords, readingGrade } from '../text/readability.ts';
import { titleCase, wordCount } from '../text/words.ts';
import { linesOfBeat } from './beat-lines.ts';
import { checkTeaching } from './check-teaching.ts';
import type { LessonPack, PackChapter, Standard } from './lesson-pack.ts';

const perChapter = { quiz: 5, hardcore: 3, leastBeats: 6, mostBeats: 10 };
/** Lines may read this many grades above the youngest of the band: the terms of a lesson are long words. */
const readingLeeway = 1.5;
/** Every pack names a topic in one framework of each of these places. */
const standardPlaces: Standard['framework'][][] = [
  ['NGSS', 'Common Core', 'C3', 'NCAS', 'NHES', 'CSTA'],
  ['CBSE'],
  ['ICSE'],
];

/** What is wrong with a lesson pack, in words; an empty list for a sound one. */
export function checkPack(pack: LessonPack): string[] {
  const faults: string[] = [];
  const expect = (fine: boolean, fault: string) => fine || faults.push(`${pack.id}: ${fault}`);
  const used = new Set<string>();
  const use = (fact: string, where: string) => {
    expect(fact in pack.facts, `${where} refers to fact "${fact}", which does not exist`);
    used.add(fact);
  };
  for (const term of pack.terms) use(term.fact, `term "${term.term}"`);
  for (const item of [...pack.quiz, ...pack.hardcore]) use(item.fact, `question "${item.question}"`);
  for (const faq of pack.faqs) use(faq.fact, `FAQ "${faq.question}"`);
  for (const fact of pack.didYouKnow) use(fact.fact, `fact "${fact.text}"`);
  for (const myth of pack.misconceptions) use(myth.fact, `misconception "${myth.id}"`);
  for (const chapter of pack.chapters)
    for (const beat of chapter.beats) for (const fact of beat.teaches ?? []) use(fact, 'a beat');
  for (const fact of Object.keys(pack.facts)) expect(used.has(fact), `nothing uses fact "${fact}"`);
  for (const chapter of pack.chapters)
    faults.push(...checkChapter(pack, chapter).map((fault) => `${pack.id}, ${chapter.title}: ${fault}`));
  for (const place of standardPlaces)
    expect(
      pack.standards.some(({ framework }) => place.includes(framework)),
      `no standard of ${place.join(', ')}`,
    );
  faults.push(...[...checkReading(pack), ...checkTeaching(pack)].map((fault) => `${pack.id}: ${fault}`));
  expect(titleCase(pack.title) === pack.title, `its title "${pack.title}" is not written as one`);
  expect(pack.misconceptions.length >= 3, 'fewer than three misconceptions');
  expect(pack.faqs.length >= 5 && pack.didYouKnow.length >= 5, 'fewer than five FAQs or facts');
  expect(
    beatsOf(pack).some((beat) => beat.beat === 'diagram'),
    'no diagram',
  );
  const myths = beatsOf(pack).flatMap((beat) => (beat.beat === 'myth' ? [beat.myth] : []));
  for (const id of myths)
    expect(
      pack.misconceptions.some((m) => m.id === id),
      `no misconception "${id}"`,
    );
  for (const { id } of pack.misconceptions) expect(myths.includes(id), `no beat corrects "${id}"`);
  return faults;
}

const beatsOf = (pack: LessonPack) => pack.chapters.flatMap((chapter) => chapter.beats);

function checkChapter(pack: LessonPack, chapter: PackChapter): string[] {
  const faults: string[] = [];
  const taught = new Set(chapter.beats.flatMap((beat) => beat.teaches ?? []));
  const count = (items: { fact: string }[]) => items.filter((item) => taught.has(item.fact)).length;
  if (count(pack.quiz) < perChapter.quiz)
    faults.push(`only ${count(pack.quiz)} quiz questions on what it teaches`);
  if (count(pack.hardcore) < perChapter.hardcore)
    faults.push(`only ${count(pack.hardcore)} hardcore questions on what it teaches`);
  for (const term of chapter.keyTerms)
    if (!pack.terms.some((one) => one.term === term)) faults.push(`key term "${term}" is not in its terms`);
  const beats = chapter.beats.length;
  if (beats < perChapter.leastBeats || beats > perChapter.mostBeats) faults.push(`has ${beats} beats`);
  if (chapter.beats.at(-1)?.beat !== 'recap') faults.push('does not end with a recap');
  for (const line of linesOf(chapter)) {
    if (splitToFit(withName(line), bubbleLimit).length > 1)
      faults.push(`too long for a bubble (${wordCount(line)} words): ${line}`);
  }
  for (const beat of chapter.beats) {
    if ('caption' in beat && splitToFit(beat.caption, captionLimit).length > 1)
      faults.push(`too long for a caption: ${beat.caption}`);
  }
  return faults;
}

/** Text of a pack that is read before or beside the comic, and words in it that nothing explains. */
function checkReading(pack: LessonPack): string[] {
  const faults: string[] = [];
  const [youngest] = pack.grades;
  const lines = pack.chapters.flatMap(linesOf).map(withName);
  const questions = [...pack.quiz, ...pack.hardcore].flatMap((q) => [q.question, q.key, ...q.not]);
  const items = [
    ...questions,
    ...pack.hardcore.map(({ why }) => why),
    ...pack.faqs.flatMap(({ question, answer }) => [question, answer]),
    ...pack.didYouKnow.map(({ text }) => text),
  ];
  const prose = [...lines, ...Object.values(pack.facts)].join(' ').replaceAll('*', '');
  const grade = readingGrade(prose);
  const most = Math.max(youngest, 2) + readingLeeway;
  if (grade > most)
    faults.push(`reads at grade ${grade.toFixed(1)}, above ${most} for a band that begins at ${youngest}`);
  const terms = pack.terms.map(({ term, means }) => `${term} ${means}`).join(' ');
  for (const word of hardWords(items.join(' '), youngest, `${prose} ${terms} ${pack.title}`))
    faults.push(`"${word}" is too hard for grade ${youngest}, and nothing explains it`);
  return faults;
}

const withName = (line: string) => line.replace(/\{\w+\}/g, 'Ms. Iris');

const linesOf = (chapter: PackChapter): string[] => [
  chapter.hook.learner,
  chapter.hook.guide,
  ...chapter.beats.flatMap(linesOfBeat),
];
