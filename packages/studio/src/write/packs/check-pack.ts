import { lookNamed } from '../../draw/staging/look-named.ts';
import { animalLooks } from '../../draw/vocabulary.ts';
import { historicalPerson } from '../../language/historical-people.ts';
import { bubbleLimit, captionLimit, type PieceLimit, splitToFit } from '../text/pieces.ts';
import { textWidth, titleCase, wordCount } from '../text/words.ts';
import { checkQuantities } from './check-quantities.ts';
import { checkReading, withName } from './check-reading.ts';
import { checkTeaching } from './check-teaching.ts';
import type { LessonPack, PackChapter, Standard } from './lesson-pack.ts';
import type { PackFault, PackPath } from './pack-fault.ts';
import { packInAllUnits } from './quantities.ts';

const perChapter = { quiz: 5, hardcore: 3, leastBeats: 6, mostBeats: 10 };
const least = { misconceptions: 3, faqs: 5, didYouKnow: 5 } as const;
/** Every pack names a topic in one framework of each of these places. */
const standardPlaces: Standard['framework'][][] = [
  ['NGSS', 'Common Core', 'C3', 'NCAS', 'NHES', 'CSTA'],
  ['CBSE'],
  ['ICSE'],
];

/** What is wrong with a lesson pack that has the form of one, in any units; an empty list for a sound one. */
export function checkPack(pack: LessonPack): PackFault[] {
  const faults = [...checkQuantities(pack), ...packInAllUnits(pack).flatMap(checkTold)];
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** What is wrong with a lesson as it is told. */
function checkTold(pack: LessonPack): PackFault[] {
  return [
    ...checkReferences(pack),
    ...checkMyths(pack),
    ...checkWhole(pack),
    ...checkPictures(pack),
    ...pack.chapters.flatMap((chapter, i) => checkChapter(pack, chapter, ['chapters', i])),
    ...checkReading(pack),
    ...checkTeaching(pack),
  ];
}

function checkReferences(pack: LessonPack): PackFault[] {
  const parts = ['terms', 'quiz', 'hardcore', 'faqs', 'didYouKnow', 'misconceptions'] as const;
  const uses: { at: PackPath; fact: string }[] = [
    ...parts.flatMap((part) => pack[part].map(({ fact }, i) => ({ at: [part, i, 'fact'], fact }))),
    ...pack.chapters.flatMap(({ beats }, c) =>
      beats.flatMap(({ teaches = [] }, b) =>
        teaches.map((fact, i) => ({ at: ['chapters', c, 'beats', b, 'teaches', i], fact })),
      ),
    ),
  ];
  const used = new Set(uses.map(({ fact }) => fact));
  return [
    ...uses
      .filter(({ fact }) => !Object.hasOwn(pack.facts, fact))
      .map(({ at, fact }) => ({ at, says: `refers to fact "${fact}", which does not exist` })),
    ...Object.keys(pack.facts)
      .filter((fact) => !used.has(fact))
      .map((fact) => ({ at: ['facts', fact], says: `nothing uses fact "${fact}"` })),
  ];
}

function checkMyths(pack: LessonPack): PackFault[] {
  const { chapters, misconceptions } = pack;
  const isKnown = (id: string) => misconceptions.some((one) => one.id === id);
  const myths = chapters.flatMap(({ beats }, c) =>
    beats.flatMap((beat, b) =>
      beat.beat === 'myth' ? [{ at: ['chapters', c, 'beats', b, 'myth'], id: beat.myth }] : [],
    ),
  );
  return [
    ...myths.filter(({ id }) => !isKnown(id)).map(({ at, id }) => ({ at, says: `no misconception "${id}"` })),
    ...(['quiz', 'hardcore'] as const).flatMap((part) =>
      pack[part].flatMap(({ not, believes = {} }, i) =>
        Object.entries(believes)
          .filter(([answer, id]) => !not.includes(answer) || !isKnown(id))
          .map(([answer]) => ({
            at: [part, i, 'believes', answer],
            says: 'is no wrong answer with a misconception',
          })),
      ),
    ),
    ...misconceptions.flatMap(({ id }, i) =>
      myths.some((one) => one.id === id)
        ? []
        : [{ at: ['misconceptions', i, 'id'], says: `no beat corrects "${id}"` }],
    ),
  ];
}

/** Each picture belongs to a fact or a misconception that there is, and shows whom the studio can draw. */
function checkPictures({ pictures = {}, facts, misconceptions }: LessonPack): PackFault[] {
  return Object.entries(pictures).flatMap(([id, { seen }]) => [
    ...(Object.hasOwn(facts, id) || misconceptions.some((one) => one.id === id)
      ? []
      : [{ at: ['pictures', id], says: `no fact and no misconception "${id}"` }]),
    ...checkLooks(seen, ['pictures', id, 'seen']),
  ]);
}

function checkWhole(pack: LessonPack): PackFault[] {
  const faults: PackFault[] = standardPlaces
    .filter((place) => !pack.standards.some(({ framework }) => place.includes(framework)))
    .map((place) => ({ at: ['standards'], says: `no standard of ${place.join(', ')}` }));
  for (const [part, count] of Object.entries(least) as [keyof typeof least, number][])
    if (pack[part].length < count)
      faults.push({ at: [part], says: `${pack[part].length} of them; at least ${count}` });
  const asTitle = titleCase(pack.title);
  if (asTitle !== pack.title)
    faults.push({ at: ['title'], says: `"${pack.title}" is not written as one: "${asTitle}"` });
  if (!pack.chapters.some(({ beats }) => beats.some(({ beat }) => beat === 'diagram')))
    faults.push({ at: ['chapters'], says: 'no diagram; at least 1' });
  return faults;
}

function checkChapter(pack: LessonPack, chapter: PackChapter, at: PackPath): PackFault[] {
  const faults: PackFault[] = [];
  const taught = new Set(chapter.beats.flatMap((beat) => beat.teaches ?? []));
  for (const part of ['quiz', 'hardcore'] as const) {
    const count = pack[part].filter(({ fact }) => taught.has(fact)).length;
    if (count < perChapter[part])
      faults.push({
        at,
        says: `${count} ${part} questions on what it teaches; at least ${perChapter[part]}`,
      });
  }
  for (const [i, term] of chapter.keyTerms.entries())
    if (!pack.terms.some((one) => one.term === term))
      faults.push({ at: [...at, 'keyTerms', i], says: `key term "${term}" is not in the terms of the pack` });
  const count = chapter.beats.length;
  if (count < perChapter.leastBeats || count > perChapter.mostBeats)
    faults.push({
      at: [...at, 'beats'],
      says: `${count} beats; from ${perChapter.leastBeats} to ${perChapter.mostBeats}`,
    });
  if (chapter.beats.at(-1)?.beat !== 'recap')
    faults.push({ at: [...at, 'beats', count - 1], says: 'the last beat is not a recap' });
  return [...faults, ...checkLengths(chapter, at), ...checkSeen(chapter, at)];
}

function checkLengths({ hook, beats }: PackChapter, at: PackPath): PackFault[] {
  const parts = [
    { part: hook, from: [...at, 'hook'] },
    ...beats.map((part, i) => ({ part, from: [...at, 'beats', i] })),
  ];
  return parts.flatMap(({ part, from }) =>
    Object.entries({ learner: bubbleLimit, guide: bubbleLimit, caption: captionLimit }).flatMap(
      ([key, limit]) => {
        const text: unknown = Object.entries(part).find(([name]) => name === key)?.[1];
        if (typeof text !== 'string' || splitToFit(withName(text), limit).length === 1) return [];
        return [{ at: [...from, key], says: tooLong(text, limit, key === 'caption' ? 'caption' : 'bubble') }];
      },
    ),
  );
}

/** Who is to be seen can be drawn: the learner and the guide by the comic's cast, everybody else as they are told to look. */
function checkSeen({ hook, beats }: PackChapter, at: PackPath): PackFault[] {
  const parts = [
    { seen: hook.seen, from: [...at, 'hook', 'seen'] },
    ...beats.map(({ seen }, i) => ({ seen, from: [...at, 'beats', i, 'seen'] })),
  ];
  return parts.flatMap(({ seen, from }) => checkLooks(seen, from));
}

function checkLooks(seen: PackChapter['hook']['seen'], from: PackPath): PackFault[] {
  return (seen ?? []).flatMap(({ who, as }, i): PackFault[] => {
    if (who === '{learner}' || who === '{guide}')
      return as ? [{ at: [...from, i, 'as'], says: `${who} looks as the comic's cast does` }] : [];
    if (as ? lookNamed(as) || (animalLooks as readonly string[]).includes(as) : historicalPerson(who)?.id)
      return [];
    return [{ at: [...from, i], says: `nobody knows how to draw "${who}" as "${as ?? ''}"` }];
  });
}

function tooLong(text: string, { words, width }: PieceLimit, where: string): string {
  const named = withName(text);
  return `too long for a ${where}: ${wordCount(named)} words and ${textWidth(named)} characters; at most ${words} and ${width}: ${text}`;
}
