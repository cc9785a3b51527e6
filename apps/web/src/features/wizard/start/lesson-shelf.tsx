import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { useAddressChoices } from '../../../lib/address-choices.ts';
import { countriesQuery } from '../../../lib/countries.ts';
import { gradeWords } from '../../../lib/grade-words.ts';
import { lessonsQuery } from '../api/lessons.ts';
import { findLessons, subjectsOf } from '../lessons/find-lessons.ts';
import { LessonCard } from './lesson-card.tsx';
import { LessonFilters } from './lesson-filters.tsx';
import { LessonPreview } from './lesson-preview.tsx';
import classes from './lesson-shelf.module.css';
import shelf from './shelf.module.css';

/** So many lessons stand there at first, and come with each look for more. */
const step = 8;

/** Every lesson that the studio knows by heart, with the first page of the chosen one. */
export function LessonShelf({ userId }: { userId: string }) {
  const { data: lessons = [], isError } = useQuery(lessonsQuery);
  const country = useQuery(countriesQuery).data?.userSelectValue.value ?? 'US';
  const [choices, change] = useAddressChoices();
  const filter = {
    search: choices.get('search') ?? '',
    subject: choices.get('subject') ?? '',
    grade: choices.get('grade') ?? '',
  };
  const [count, setCount] = useState(step);
  const [chosenId, setChosenId] = useState<string>();
  const preview = useRef<HTMLElement>(null);
  const found = findLessons(lessons, filter);
  const foundCount = found.length;
  const shown = found.slice(0, count);
  const chosen = found.find(({ id }) => id === chosenId) ?? found[0];
  const grade = gradeWords(filter.grade);
  const more = Math.min(found.length - shown.length, step * 2);
  return (
    <section className={shelf.shelf} aria-labelledby="way-lesson">
      <div className={shelf.head}>
        <h2 id="way-lesson">
          <Trans>From a lesson</Trans>
        </h2>
        <p>
          <Trans>Checked facts, ready to make your own</Trans>
        </p>
      </div>
      <LessonFilters
        filter={filter}
        count={lessons.length}
        subjects={subjectsOf(lessons)}
        onChange={(next) => {
          setCount(step);
          change(next, { replace: true });
        }}
      />
      {isError && (
        <p role="alert">
          <Trans>The lessons could not be loaded. Please reload this page.</Trans>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {lessons.length > 0 && <Plural value={foundCount} one="# lesson" other="# lessons" />}
      </p>
      {lessons.length > 0 && found.length === 0 && (
        <p className={classes.none}>
          <Trans>No lesson fits that.</Trans>{' '}
          <PlainButton
            variant="outline"
            size="sm"
            onClick={() => change({ search: '', subject: '', grade: '' }, { replace: true })}
          >
            <Trans>Show all lessons</Trans>
          </PlainButton>
        </p>
      )}
      {chosen && (
        <div className={classes.found}>
          <ul className={classes.lessons}>
            {shown.map((lesson) => (
              <LessonCard
                key={lesson.id}
                lesson={lesson}
                country={country}
                chosen={lesson === chosen}
                onChoose={() => {
                  setChosenId(lesson.id);
                  // On a phone it stands above the lessons.
                  preview.current?.scrollIntoView({ block: 'nearest' });
                }}
              />
            ))}
          </ul>
          <LessonPreview
            key={chosen.id}
            ref={preview}
            lesson={chosen}
            grade={filter.grade}
            country={country}
            userId={userId}
          />
        </div>
      )}
      {more > 0 && (
        <PlainButton variant="subtle" className={classes.more} onClick={() => setCount(count + step * 2)}>
          {filter.grade ? t`Show ${more} more for ${grade}` : t`Show ${more} more`}
          <IconChevronDown size={20} stroke={1.9} aria-hidden />
        </PlainButton>
      )}
    </section>
  );
}
