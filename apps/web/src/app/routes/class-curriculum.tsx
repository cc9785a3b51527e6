import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { isCurriculumId } from '@panelwise/contracts/domain/curriculum';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { paths } from '../../config/paths.ts';
import { classQuery } from '../../features/classes/class-queries.ts';
import tab from '../../features/classes/components/classes.module.css';
import { classCurriculumQuery } from '../../features/curriculum/class-curriculum-queries.ts';
import { CoverageList } from '../../features/curriculum/components/coverage-list.tsx';
import { CurriculumForm } from '../../features/curriculum/components/curriculum-form.tsx';
import { OwnLists } from '../../features/curriculum/components/own-lists.tsx';
import { subjectsQuery } from '../../features/wizard/api/catalogue.ts';
import { handOver } from '../../features/wizard/story/given-story.ts';
import { freeStoryNumber } from '../../features/wizard/story/story-form.ts';
import { atTop } from '../../lib/address-choices.ts';
import { errorText } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';

/** What comics are filed under, where a curriculum calls it otherwise. */
const ourSubjects: Record<string, string> = { Mathematics: 'Math' };

/** What a class follows, and which of it has a comic. */
export function Component() {
  const { id = '' } = useParams();
  const { data: frame } = useQuery(classQuery(id));
  const { data, error } = useQuery(classCurriculumQuery(id));
  const { data: subjects } = useQuery(subjectsQuery);
  const userId = useSession(({ user }) => user?._id ?? '');
  const [number] = useState(() => freeStoryNumber(userId));
  if (!frame) return null;
  const grade = data?.chosen?.grade || frame.class.grade;
  const idOf = (subject: string) =>
    subjects?.find(({ name }) => name === (ourSubjects[subject] ?? subject))?._id ?? '';
  return (
    <section className={tab.tab} aria-label={t`Curriculum`}>
      {error && !data && (
        <Alert role="alert">{errorText(error, t`The curriculum cannot be shown at the moment.`)}</Alert>
      )}
      {data && <CurriculumForm classId={id} grade={frame.class.grade} chosen={data.chosen} />}
      {data && !data.coverage && (
        <EmptyState
          title={t`No curriculum chosen yet`}
          text={t`Choose one, and see chapter by chapter which concepts have a comic.`}
        />
      )}
      {data?.coverage && (
        <CoverageList
          coverage={data.coverage}
          listId={data.chosen && !isCurriculumId(data.chosen.curriculum) ? data.chosen.curriculum : undefined}
          makeOne={({ title }, { subject }) => (
            <Link
              to={paths.newStory(String(number))}
              state={{ ...atTop, ...handOver({ grade, title, concept: title, subjectId: idOf(subject) }) }}
            >
              <Trans>Make one</Trans>
              <span className="visually-hidden">: {title}</span>
            </Link>
          )}
        />
      )}
      <OwnLists />
    </section>
  );
}
