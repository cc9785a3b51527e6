import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Comic } from '@panelwise/contracts/domain/comic';
import { gradeValues } from '@panelwise/contracts/domain/grades';
import { limits } from '@panelwise/contracts/domain/limits';
import type { CastNames } from '@panelwise/contracts/domain/series';
import type { ErrorDetail } from '@panelwise/contracts/errors/domain-error';
import { keptStore } from '../../../lib/kept-store.ts';
import type { LessonChoice } from '../rough/rough-messages.ts';

/** What the first step asks. Ids are empty until the lists have come and somebody has chosen. */
export type StoryForm = {
  country: string;
  grade: string;
  subjectId: string;
  themeId: string;
  styleId: string;
  title: string;
  concept: string;
  story: string;
  /** Names for the two who lead through the comic; empty for the studio's choice. */
  learnerName: string;
  guideName: string;
  lesson: LessonChoice;
};

export const emptyStory: StoryForm = {
  country: '',
  grade: '5',
  subjectId: '',
  themeId: '',
  styleId: '',
  title: '',
  concept: '',
  story: '',
  learnerName: '',
  guideName: '',
  lesson: '',
};

/** The rule for Convert to Prompt: a title, a story, a subject. */
export function canConvert(form: StoryForm): boolean {
  return form.story.trim() !== '' && form.title.trim() !== '' && form.subjectId !== '';
}

/** What is too long to send, in words for the field; undefined when all fits. */
export function findTooLong(form: StoryForm): { field: keyof StoryForm; message: string } | undefined {
  const rules = [
    ['title', limits.titleMax],
    ['concept', limits.conceptMax],
    ['story', limits.storyMax],
    ['learnerName', limits.castNameMax],
    ['guideName', limits.castNameMax],
  ] as const;
  const broken = rules.find(([field, max]) => form[field].trim().length > max);
  if (!broken) return undefined;
  const [field, max] = broken;
  const most = max.toLocaleString(i18n.locale);
  return {
    field,
    message: t`${most} characters at most. Nothing is lost: shorten it here.`,
  };
}

const paths: Partial<Record<keyof StoryForm, string>> = {
  learnerName: 'castNames.learner',
  guideName: 'castNames.guide',
};

/** Why the words of a field were refused; undefined where they were not. */
export function findRefused(refused: readonly ErrorDetail[], field: keyof StoryForm): string | undefined {
  return refused.find(({ path }) => path === (paths[field] ?? field))?.message;
}

/** The story a stored comic was made from, for the form. */
export function storyOfComic(comic: Comic): StoryForm {
  return {
    country: comic.country,
    grade: comic.grade,
    subjectId: comic.subjectId,
    themeId: comic.themeId ?? '',
    styleId: comic.styleId,
    title: comic.title,
    concept: comic.concept,
    story: comic.userStory || comic.story,
    learnerName: comic.castNames.learner ?? '',
    guideName: comic.castNames.guide ?? '',
    lesson: comic.lesson ?? 'none',
  };
}

/** The names as a brief takes them: what is left empty is not there. */
export function castNamesOf({ learnerName, guideName }: StoryForm): CastNames {
  const [learner, guide] = [learnerName.trim(), guideName.trim()];
  return { ...(learner && { learner }), ...(guide && { guide }) };
}

/** What was typed last, by whose story it is. */
const drafts = keptStore<StoryForm>('panelwise.story-draft.', (stored) => {
  const draft = { ...emptyStory };
  for (const key of Object.keys(emptyStory) as (keyof StoryForm)[]) {
    const value = stored[key];
    if (typeof value === 'string') draft[key] = value;
  }
  if (!gradeValues.includes(draft.grade)) draft.grade = emptyStory.grade;
  return draft;
});

/**
 * Whose story is typed: of a person, for a stored comic or for a new one. Of new ones a person may have several, which
 * are told apart by their numbers from 1.
 */
export type StoryOwner = { userId: string } & (
  | { comicId: string; newStory?: undefined }
  | { comicId?: undefined; newStory: number }
);
const idOf = (owner: StoryOwner) =>
  `${owner.userId}.${owner.comicId ?? (owner.newStory === 1 ? 'new' : `new-${owner.newStory}`)}`;

/** The story as it was typed last; undefined where none was. */
export function findStoryDraft(owner: StoryOwner): StoryForm | undefined {
  return drafts.find(idOf(owner));
}

/** Keeps the draft in this browser. False when the browser's storage is full or off. */
export function saveStoryDraft(owner: StoryOwner, form: StoryForm): boolean {
  return drafts.keep(idOf(owner), form);
}

/** Forgets what was typed: a comic has it now, or nobody wants it. */
export function dropStoryDraft(owner: StoryOwner): void {
  drafts.drop(idOf(owner));
}

/** A new story that this browser keeps. */
export type NewStory = { number: number; form: StoryForm; changedAt: Date };

/** The new stories of a person that have any words, latest first. */
export function listNewStories(userId: string): NewStory[] {
  return drafts
    .all()
    .flatMap(({ id, value, at }) => {
      const [, number] = /^new(?:-([0-9]+))?$/.exec(id.slice(userId.length + 1)) ?? [id, undefined];
      const isNew = id.startsWith(`${userId}.new`) && hasWords(value);
      return isNew ? [{ number: Number(number ?? 1), form: value, changedAt: new Date(at) }] : [];
    })
    .sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
}

/** The lowest number that no new story of this person has. */
export function freeStoryNumber(userId: string): number {
  const taken = new Set(listNewStories(userId).map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

const hasWords = ({ title, concept, story }: StoryForm) => (title + concept + story).trim() !== '';

/** What is still missing before a story can be converted, as a request; undefined when nothing is. */
export function missingWords(form: StoryForm): string | undefined {
  const noSubject = form.subjectId === '';
  const noTitle = form.title.trim() === '';
  const noStory = form.story.trim() === '';
  if (noSubject && noTitle && noStory)
    return t`Choose a subject, give it a title and write a sentence to begin.`;
  if (noSubject && noTitle) return t`Choose a subject and give it a title to begin.`;
  if (noSubject && noStory) return t`Choose a subject and write a sentence to begin.`;
  if (noTitle && noStory) return t`Give it a title and write a sentence to begin.`;
  if (noSubject) return t`Choose a subject to begin.`;
  if (noTitle) return t`Give it a title to begin.`;
  return noStory ? t`Write a sentence to begin.` : undefined;
}
