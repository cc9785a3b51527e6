import { stripTermMarks } from '@panelwise/contracts/domain/script';
import type { BriefWithLesson } from '@panelwise/studio/write/packs/load-pack';
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
  pack,
}: BriefWithLesson) {
  return {
    ...{ title, concept, story, subject, grade, country, theme },
    ...(pack && { lesson: { title: pack.title, facts: Object.values(pack.facts) } }),
  };
}

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
