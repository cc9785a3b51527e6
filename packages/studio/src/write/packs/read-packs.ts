import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LessonEntry, lessonById } from './catalogue.ts';
import type { LessonPack } from './lesson-pack.ts';
import { packInCountry } from './pack-in-country.ts';

/*
 * Reads packs from their files as they are written, at once and all of them: for tests and commands, in Node. Products load
 * the one that they need, as its country tells it, with `load-pack.ts`.
 */

const dir = import.meta.dirname;
/** Which field is looked through first, where two lessons fit a story equally well. A new one comes after them. */
const firstFields = [
  'life-science',
  'physical-science',
  'earth-science',
  'geography',
  'maths',
  'history-and-civics',
  'economics',
  'language',
  'computing',
  'health',
  'art',
];
const turnOf = (field: string) => (firstFields.indexOf(field) + 1 || firstFields.length + 1) - 1;

const read = (file: string): LessonPack => JSON.parse(readFileSync(path.join(dir, file), 'utf8'));

/** The pack of a lesson; undefined when there is no such lesson. */
export function readPack(id: string): LessonPack | undefined {
  const lesson = lessonById(id);
  return lesson && read(`${lesson.field}/${id}.json`);
}

/** Every pack with its file's path from the folder of packs, in the order of the catalogue. */
export function readPackFiles(): { file: string; pack: LessonPack }[] {
  const fields = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => turnOf(a) - turnOf(b) || (a < b ? -1 : 1));
  return fields.flatMap((field) =>
    readdirSync(path.join(dir, field))
      .sort()
      .map((name) => {
        const file = `${field}/${name}`;
        return { file, pack: read(file) };
      }),
  );
}

/** Every pack, in the order of the catalogue. */
export const readPacks = (): LessonPack[] => readPackFiles().map(({ pack }) => pack);

/** What `catalogue.json` says of every pack. */
export function readCatalogue(): LessonEntry[] {
  return readPackFiles().map(
    ({ file, pack: { id, title, tagline, subject, grades, match, alone, terms } }) => ({
      ...{ id, field: path.dirname(file), title, tagline, subject, grades, match },
      ...(alone && { alone }),
      terms: terms.map(({ term }) => term),
    }),
  );
}

/**
 * What servers know of the misconceptions behind wrong answers (`beliefs.json` of the contracts): by question and answer, as
 * comics of every country spell them.
 */
export function readBeliefs(): Record<string, Record<string, string>> {
  const beliefs: Record<string, Record<string, string>> = {};
  for (const pack of readPacks())
    for (const country of ['US', 'GB', 'LR']) {
      const { misconceptions, quiz, hardcore } = packInCountry(pack, country);
      const said = new Map(misconceptions.map(({ id, says }) => [id, says]));
      for (const [i, { question, not }] of [...quiz, ...hardcore].entries()) {
        const written = [...pack.quiz, ...pack.hardcore][i]!;
        for (const [answer, id] of Object.entries(written.believes ?? {})) {
          const spelled = not[written.not.indexOf(answer)]!;
          beliefs[question] = { ...beliefs[question], [spelled]: said.get(id)! };
        }
      }
    }
  return beliefs;
}
