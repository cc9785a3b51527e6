import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LessonEntry } from '@panelwise/studio/write/packs/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { paths } from '../../../config/paths.ts';
import { atTop } from '../../../lib/address-choices.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { useSeen } from '../../../lib/use-seen.ts';
import { subjectsQuery } from '../api/catalogue.ts';
import { lessonSketchQuery } from '../api/lessons.ts';
import { gradesInWords, nearestGrade } from '../lessons/lesson-grades.ts';
import { storyOfLesson } from '../lessons/lesson-story.ts';
import type { LessonSketch } from '../rough/rough-messages.ts';
import { handOver } from '../story/given-story.ts';
import { freeStoryNumber } from '../story/story-form.ts';
import classes from './lesson-preview.module.css';

/** So many of its terms tell what a lesson is about. */
const shownTerms = 5;
/** Where nobody has chosen a grade. */
const anyGrade = '5';

/** The first page of a lesson, what it teaches, and the way to a story that is told with it. */
export function LessonPreview({
  ref,
  lesson,
  grade,
  country,
  userId,
}: {
  ref: RefObject<HTMLElement | null>;
  lesson: LessonEntry;
  /** The grade that lessons are narrowed to, or ''. */
  grade: string;
  country: string;
  userId: string;
}) {
  const { title } = lesson;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [starting, setStarting] = useState(false);
  const seen = useSeen(ref);
  const asked = { lesson: lesson.id, grade: nearestGrade(lesson, grade || anyGrade), country };
  const query = lessonSketchQuery(asked, 'colour');
  const { data: sketch, isError } = useQuery({ ...query, enabled: seen });
  const page = useObjectUrl(sketch?.page);
  const start = async () => {
    setStarting(true);
    // A browser that cannot draw has no story either: one is written by hand then.
    const story = await client.fetchQuery(query).then(
      (told) => told.story,
      () => '',
    );
    const subjects = await client.fetchQuery(subjectsQuery).catch(() => []);
    const subjectId = subjects.find(({ name }) => name === lesson.subject)?._id ?? '';
    const given = { ...storyOfLesson(lesson, story), subjectId, grade: asked.grade };
    await navigate(paths.newStory(String(freeStoryNumber(userId))), {
      state: { ...atTop, ...handOver(given) },
    });
  };
  return (
    <aside ref={ref} className={classes.preview} aria-labelledby="lesson-title">
      <div className={classes.page}>{page && <img src={page} alt={t`First page of ${title}`} />}</div>
      <div>
        <h3 id="lesson-title" lang="en">
          {title}
        </h3>
        <p className={classes.about}>
          {isError
            ? t`This browser cannot draw its first page. Your comic will be drawn all the same.`
            : factsOf(lesson, sketch)}
        </p>
        <ul className={classes.terms} aria-label={t`Key terms`}>
          {lesson.terms.slice(0, shownTerms).map((term) => (
            <li key={term} lang="en">
              {term}
            </li>
          ))}
        </ul>
        <PlainButton
          variant="outline"
          className={classes.start}
          disabled={starting}
          onClick={() => void start()}
        >
          {starting ? t`Opening...` : t`Start from this lesson`}
        </PlainButton>
        <p className={classes.help}>
          <Trans>Change the people, the place and every word.</Trans>
        </p>
      </div>
    </aside>
  );
}

function factsOf(lesson: LessonEntry, sketch: LessonSketch | undefined): string {
  const subject = subjectWords(lesson.subject);
  const ofGrades = gradesInWords(lesson);
  const forWhom = t`${subject}, ${ofGrades}.`;
  if (!sketch) return forWhom;
  const partCount = sketch.parts.length;
  const { pageCount } = sketch;
  return t`First page of part 1. ${plural(partCount, { one: '# part', other: '# parts' })}, ${plural(pageCount, { one: '# page', other: '# pages' })} in the first. ${forWhom}`;
}
