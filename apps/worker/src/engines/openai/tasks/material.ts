import { animalKinds, type CastKind } from '@panelwise/contracts/domain/cast';
import { stripTermMarks } from '@panelwise/contracts/domain/script';
import type { BriefWithLesson } from '@panelwise/studio/write/packs/load-pack';
import { type CastMeta, lookOf } from '@panelwise/studio/write/stage/looks';
import type { Lesson } from '../../writer.ts';

/** What a model is told of a brief: what to write about, and nothing about who asked. */
export function briefMaterial({
  title,
  concept,
  story,
  subject,
  grade,
  country,
  theme,
  seed,
  cast,
  pack,
}: BriefWithLesson) {
  return {
    ...{ title, concept, story, subject, grade, country, theme },
    ...(cast && {
      people: cast.map(({ name, called, kind }) => ({
        name,
        ...(called && { called }),
        is:
          kind === 'nobody'
            ? 'no person and no animal: never in a picture'
            : whatIs(name, kind, { seed, cast }),
      })),
    }),
    ...(pack && { lesson: { title: pack.title, facts: Object.values(pack.facts) } }),
  };
}

/** "a goat", "a girl with tan skin, a bob and glasses". */
const whatIs = (name: string, kind: CastKind | undefined, meta: CastMeta) =>
  animalKinds.some((animal) => animal === kind) ? `${kind}` : lookOf(name, meta, kind);

/** A written comic as a model reads it. */
export function lessonMaterial({ brief, parts, part, script }: Lesson) {
  const { story: _story, ...about } = briefMaterial(brief);
  const pages = script.map((page) => ({
    page: page.pageNumber,
    panels: page.panels.map((panel, index) => ({
      panel: index + 1,
      scene: panel.scene,
      words: [
        stripTermMarks(panel.caption),
        ...panel.dialogue.map((line) => `${line.speaker}: ${stripTermMarks(line.text)}`),
        stripTermMarks(panel.captionBottom ?? ''),
      ].filter(Boolean),
    })),
  }));
  return { ...about, part: parts.find((one) => one.part === part), comic: pages };
}
