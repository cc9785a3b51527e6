import { t } from '@lingui/core/macro';
import { Alert, NativeSelect } from '@mantine/core';
import { type ClassCurriculum, isCurriculumId } from '@panelwise/contracts/domain/curriculum';
import { type StandardList, setClassCurriculum } from '@panelwise/contracts/http/curricula';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { curriculaQuery, standardListsQuery } from '../../../lib/curriculum-queries.ts';
import { curriculumWords } from '../../../lib/curriculum-words.ts';
import { gradeWords } from '../../../lib/grade-words.ts';
import { classCurriculumQuery } from '../class-curriculum-queries.ts';
import classes from './curriculum.module.css';

const nothing: ClassCurriculum = { curriculum: '', grade: '', subject: '' };

/** Chooses what a class follows; it is kept as soon as it is whole. @param grade of the class, offered first */
export function CurriculumForm({
  classId,
  grade,
  chosen,
}: {
  classId: string;
  grade: string;
  chosen: ClassCurriculum | null;
}) {
  const { data: curricula = [] } = useQuery(curriculaQuery);
  const { data: lists = [] } = useQuery(standardListsQuery);
  const [picked, setPicked] = useState<ClassCurriculum>();
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (next: ClassCurriculum | null) =>
      call(setClassCurriculum, { params: { id: classId }, body: { chosen: next } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: classCurriculumQuery(classId).queryKey });
      setPicked(undefined);
    },
  });
  const now = picked ?? chosen ?? nothing;
  const pick = (next: ClassCurriculum) => {
    setPicked(next);
    if (!next.curriculum) save.mutate(null);
    else if (next.grade || !isCurriculumId(next.curriculum)) save.mutate(next);
  };
  const gradesOf = (id: string) => curricula.find(({ _id }) => _id === id)?.grades ?? [];
  const grades = gradesOf(now.curriculum);
  const subjects = grades.find((one) => one.grade === now.grade)?.subjects ?? [];
  const isThere = [...curricula, ...lists].some(({ _id }) => _id === now.curriculum);
  return (
    <div className={classes.form}>
      <NativeSelect
        label={t`Curriculum`}
        value={now.curriculum}
        onChange={({ currentTarget: { value } }) => {
          const hasGrade = gradesOf(value).some((one) => one.grade === grade);
          pick({ curriculum: value, grade: hasGrade ? grade : '', subject: '' });
        }}
      >
        <option value="">{t({ message: 'None', context: 'curriculum' })}</option>
        {now.curriculum && !isThere && <option value={now.curriculum}>{t`A colleague’s list`}</option>}
        {curricula.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {curriculumWords(name)}
          </option>
        ))}
        <ListOptions label={t`Your own lists`} lists={lists.filter(({ isMine }) => isMine)} />
        <ListOptions label={t`Lists of colleagues`} lists={lists.filter(({ isMine }) => !isMine)} />
      </NativeSelect>
      {grades.length > 0 && (
        <NativeSelect
          label={t`Grade`}
          value={now.grade}
          onChange={({ currentTarget: { value } }) => pick({ ...now, grade: value, subject: '' })}
        >
          {!now.grade && <option value="">{t`Choose a grade`}</option>}
          {grades.map((one) => (
            <option key={one.grade} value={one.grade}>
              {gradeWords(one.grade)}
            </option>
          ))}
        </NativeSelect>
      )}
      {subjects.length > 1 && (
        <NativeSelect
          label={t({ message: 'Subject', context: 'of a school' })}
          value={now.subject}
          onChange={({ currentTarget: { value } }) => pick({ ...now, subject: value })}
        >
          <option value="">{t`All subjects`}</option>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </NativeSelect>
      )}
      {save.error && (
        <Alert role="alert">{errorText(save.error, t`The choice was not saved. Please try again.`)}</Alert>
      )}
    </div>
  );
}

function ListOptions({ label, lists }: { label: string; lists: readonly StandardList[] }) {
  if (lists.length === 0) return null;
  return (
    <optgroup label={label}>
      {lists.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
