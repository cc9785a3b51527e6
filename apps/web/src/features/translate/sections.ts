import { t } from '@lingui/core/macro';
import type { TranslationLine } from '@panelwise/contracts/domain/translation';

/** Lines that stand together under one heading; `page` where that is a page of the comic. */
export type Section = { id: string; title: string; page?: number; groups: Group[] };
/** Lines of one panel, or of one question, FAQ or fact. */
export type Group = { id: string; title: string; lines: TranslationLine[] };

/** The lines of a translation in the order in which one reads them: what it is called, page by page, then what belongs to it. */
export function sectionsOf(lines: TranslationLine[]): Section[] {
  const sections: Section[] = [];
  for (const line of lines) {
    const place = placeOf(line);
    let section = sections.at(-1);
    if (section?.id !== place.id) {
      section = { ...place, groups: [] };
      sections.push(section);
    }
    const group = groupOf(line);
    const last = section.groups.at(-1);
    if (last?.id === group.id) last.lines.push(line);
    else section.groups.push({ ...group, lines: [line] });
  }
  return sections;
}

function placeOf({ page, set }: TranslationLine): Omit<Section, 'groups'> {
  if (page) return { id: `page-${page}`, title: t`Page ${page}`, page };
  switch (set) {
    case 'quiz':
      return { id: set, title: t`Quiz` };
    case 'hardcore-quiz':
      return { id: set, title: t`Hardcore quiz` };
    case 'faqs':
      return { id: set, title: t`FAQs` };
    case 'facts':
      return { id: set, title: t`Did You Know` };
    case undefined:
      return { id: 'names', title: t`What it is called` };
  }
}

function groupOf({ page, panel, set, item }: TranslationLine): Omit<Group, 'lines'> {
  if (panel) return { id: `${page}.${panel}`, title: t`Panel ${panel}` };
  if (page) return { id: `${page}`, title: '' };
  if (!set || !item) return { id: 'names', title: '' };
  const isQuestion = set === 'quiz' || set === 'hardcore-quiz';
  return { id: `${set}.${item}`, title: isQuestion ? t`Question ${item}` : `${item}` };
}

/** What a line is, in a word or a name. */
export function lineLabel({ key, kind, speaker, isRight }: TranslationLine): string {
  if (speaker) return speaker;
  if (key.endsWith('.subtitle')) return t`Subtitle`;
  switch (kind) {
    case 'title':
    case 'name':
      return t`Title`;
    case 'concept':
      return t`Concept`;
    case 'caption':
      return t`Caption`;
    case 'speech':
      return t`Dialogue`;
    case 'sound':
      return t`Sound`;
    case 'label':
      return t`Label`;
    case 'alt':
      return t`Description`;
    case 'question':
      return t`Question`;
    case 'answer':
      return isRight ? t`Right answer` : t`Answer`;
    case 'explanation':
      return t`Explanation`;
    case 'fact':
      return t`Fact`;
  }
}
