import { stemsOf } from '../text/stems.ts';
import { plainWords } from '../text/words.ts';
import type { LessonPack, PackBeat, PackChapter } from './lesson-pack.ts';
import type { PackFault, PackPath } from './pack-fault.ts';

/**
 * Where a pack asks what it has not told, or tells a thing twice, in words: a chapter that claims a fact in whose
 * beats nothing of it is said, a key term that no line of its chapter speaks of, a FAQ or a fact that comes twice.
 * It compares words only, so it finds what was forgotten and not what was told badly.
 */
export function checkTeaching(pack: LessonPack): PackFault[] {
  return [
    ...leaningFacts(pack),
    ...pack.chapters.flatMap((chapter, i) => [
      ...untoldFacts(pack, chapter, ['chapters', i]),
      ...unsaidTerms(chapter, ['chapters', i]),
    ]),
    ...twins([
      ...pack.faqs.map(({ answer }, i) => ({ at: ['faqs', i, 'answer'], text: answer })),
      ...pack.didYouKnow.map(({ text }, i) => ({ at: ['didYouKnow', i, 'text'], text })),
    ]),
  ];
}

/** A fact is told alone, where nothing before it says who "they" are. */
const leansOn =
  /^(?:they|its?|their|he|she|his|her|this|these|that|then|but|and|so) (?!is (?:wise|fine|best)\b)/i;

const leaningFacts = ({ facts }: LessonPack): PackFault[] =>
  Object.entries(facts)
    .filter(([, fact]) => leansOn.test(fact))
    .map(([id, fact]) => ({ at: ['facts', id], says: `does not stand alone: ${fact}` }));

function untoldFacts(pack: LessonPack, chapter: PackChapter, at: PackPath): PackFault[] {
  const claimed = new Set(chapter.beats.flatMap(({ teaches }) => teaches ?? []));
  return [...claimed].flatMap((fact) => {
    const beats = chapter.beats.filter(({ teaches }) => teaches?.includes(fact));
    const told = new Set(stemsOf(beats.map(saidIn).join(' ')));
    const meant = stemsOf(pack.facts[fact] ?? '');
    return meant.length === 0 || meant.some((stem) => told.has(stem))
      ? []
      : [
          {
            at: [...at, 'beats', chapter.beats.indexOf(beats[0]!), 'teaches'],
            says: `claims to teach "${fact}" and says nothing of it`,
          },
        ];
  });
}

function unsaidTerms({ hook, beats, keyTerms }: PackChapter, at: PackPath): PackFault[] {
  const told = new Set(stemsOf([hook.learner, hook.guide, ...beats.map(saidIn)].join(' ')));
  return keyTerms
    .filter((term) => stemsOf(term).some((stem) => !told.has(stem)))
    .map((term) => ({
      at: [...at, 'keyTerms', keyTerms.indexOf(term)],
      says: `the chapter never speaks of its key term "${term}"`,
    }));
}

function twins(texts: { at: PackPath; text: string }[]): PackFault[] {
  const plain = texts.map(({ text }) => plainWords(text).join(' '));
  return texts
    .filter((_, i) => plain.indexOf(plain[i]!) !== i)
    .map(({ at, text }) => ({ at, says: `comes twice: ${text}` }));
}

/** The words of a beat and of what it draws, without the names that stage it. */
function saidIn({ teaches: _teaches, at: _at, props: _props, tone: _tone, ...beat }: PackBeat): string {
  return JSON.stringify(beat).replaceAll('*', '');
}
