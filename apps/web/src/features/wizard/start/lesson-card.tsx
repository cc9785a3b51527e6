import type { LessonEntry } from '@panelwise/studio/write/packs/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { subjectWords } from '../../../lib/subject-words.ts';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { useSeen } from '../../../lib/use-seen.ts';
import { lessonCoverQuery } from '../api/lessons.ts';
import { gradesInWords, nearestGrade } from '../lessons/lesson-grades.ts';
import classes from './lesson-shelf.module.css';

/** Readers whom a cover is drawn for where the lesson allows it. */
const coverGrade = '5';

/** A lesson with its cover, which is drawn once somebody is about to see it. */
export function LessonCard({
  lesson,
  country,
  chosen,
  onChoose,
}: {
  lesson: LessonEntry;
  country: string;
  chosen: boolean;
  onChoose: () => void;
}) {
  const place = useRef<HTMLLIElement>(null);
  const seen = useSeen(place);
  const asked = { lesson: lesson.id, grade: nearestGrade(lesson, coverGrade), country };
  const cover = useObjectUrl(useQuery({ ...lessonCoverQuery(asked), enabled: seen }).data);
  return (
    <li ref={place}>
      <button type="button" className={classes.lesson} aria-pressed={chosen} onClick={onChoose}>
        <span className={classes.cover}>{cover && <img src={cover} alt="" />}</span>
        <b lang="en">{lesson.title}</b>
        <span className={classes.about}>
          {subjectWords(lesson.subject)}, {gradesInWords(lesson)}
        </span>
      </button>
    </li>
  );
}
