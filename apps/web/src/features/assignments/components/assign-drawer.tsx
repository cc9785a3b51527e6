import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button, Checkbox, Drawer, NativeSelect, Radio } from '@mantine/core';
import type { AssignmentGoal } from '@panelwise/contracts/domain/classes';
import { type Assignable, type AssignmentPlan, makeAssignment } from '@panelwise/contracts/http/assignments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../components/toast/show-toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { goalNames } from '../../../lib/assignment-words.ts';
import { gradeWords } from '../../../lib/grade-words.ts';
import { assignableQuery, reloadAssignments } from '../assignment-queries.ts';
import classes from './assign.module.css';
import { ComicChoice } from './comic-choice.tsx';
import { PlanFields } from './plan-fields.tsx';

type From = {
  /** The class that it is opened from; chosen there where it is not told. */
  classId?: string;
  /** The comic that it is opened from; chosen there where it is not told. */
  comicId?: string;
};

/** Gives a comic to a class. */
export function AssignDrawer({ opened, onClose, ...from }: From & { opened: boolean; onClose: () => void }) {
  return (
    <Drawer opened={opened} onClose={onClose} title={t`Assign a comic`} size="min(526px, 100vw)">
      <AssignForm {...from} onClose={onClose} />
    </Drawer>
  );
}

/** What the drawer holds, also on a page of its own. */
export function AssignForm({ classId, comicId, onClose }: From & { onClose: () => void }) {
  const [chosen, setChosen] = useState(comicId);
  const { data, error } = useQuery({ ...assignableQuery(chosen ?? ''), enabled: chosen !== undefined });
  if (chosen === undefined)
    return (
      <div className={classes.form}>
        <ComicChoice onChoose={setChosen} />
      </div>
    );
  return (
    <div className={classes.form}>
      {error && (
        <>
          <Alert role="alert">{errorText(error, t`This comic cannot be assigned at the moment.`)}</Alert>
          <Button variant="outline" onClick={() => setChosen(undefined)}>
            <Trans>Choose another</Trans>
          </Button>
        </>
      )}
      {!error && !data && (
        <p role="status">
          <Trans>One moment...</Trans>
        </p>
      )}
      {data && (
        <ChosenComic
          key={chosen}
          data={data}
          classId={classId}
          onClose={onClose}
          onOther={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

function ChosenComic({
  data: { comic, classes: taught },
  classId,
  onClose,
  onOther,
}: {
  data: Assignable;
  classId: string | undefined;
  onClose: () => void;
  onOther: () => void;
}) {
  const client = useQueryClient();
  const { title, questions, hardcoreQuestions, panels, minutes, parts } = comic;
  const [toClass, setToClass] = useState(classId ?? taught[0]?._id ?? '');
  const [goal, setGoal] = useState<AssignmentGoal>(questions > 0 ? 'read-and-quiz' : 'read');
  const [wholeSeries, setWholeSeries] = useState(false);
  const [some, setSome] = useState(false);
  const [plan, setPlan] = useState<AssignmentPlan>({ dueAt: null, tries: 2, aids: [], pupils: [], word: '' });
  const room = taught.find(({ _id }) => _id === toClass);
  const pupils = room?.pupils ?? [];
  const count = some ? plan.pupils.length : pupils.length;
  const assign = useMutation({
    mutationFn: () =>
      call(makeAssignment, {
        params: { id: toClass },
        body: { comicId: comic._id, wholeSeries, goal, ...plan, pupils: some ? plan.pupils : [] },
      }),
    onSuccess: async () => {
      await reloadAssignments(client);
      showToast({ tone: 'ok', message: t`${title} is assigned.` });
      onClose();
    },
  });
  const goals: { value: AssignmentGoal; says: string; isThere: boolean }[] = [
    {
      value: 'read-and-quiz',
      says: plural(questions, {
        one: '# question. A wrong answer opens its panel.',
        other: '# questions. A wrong answer opens its panel.',
      }),
      isThere: questions > 0,
    },
    { value: 'read', says: t`Counts when the last panel is reached.`, isThere: true },
    {
      value: 'read-and-hardcore-quiz',
      says: plural(hardcoreQuestions, { one: '# harder question.', other: '# harder questions.' }),
      isThere: hardcoreQuestions > 0,
    },
  ];
  return (
    <>
      <div className={classes.comic}>
        {comic.thumbnail && <img src={comic.thumbnail} alt="" />}
        <div>
          <h2>{title}</h2>
          <p className="muted">
            {gradeWords(comic.grade)} • <Plural value={panels} one="# panel" other="# panels" /> •{' '}
            <Plural value={minutes} one="# minute" other="# minutes" />
          </p>
          <Button variant="subtle" size="sm" onClick={onOther}>
            <Trans>Choose another</Trans>
          </Button>
        </div>
      </div>
      {!classId && taught.length > 0 && (
        <NativeSelect
          label={t`Class`}
          data={taught.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={toClass}
          onChange={({ currentTarget: { value } }) => {
            setToClass(value);
            setPlan({ ...plan, pupils: [] });
          }}
        />
      )}
      {taught.length === 0 && (
        <Alert color="warn">
          <Trans>Make a class first, then assign this comic to it.</Trans>
        </Alert>
      )}
      <Radio.Group
        label={t`What they do`}
        value={goal}
        onChange={(value) => setGoal(value as AssignmentGoal)}
      >
        <div className={classes.goals}>
          {goals
            .filter(({ isThere }) => isThere)
            .map(({ value, says }) => (
              <div key={value} className={classes.goal} data-chosen={goal === value || undefined}>
                <Radio value={value} label={goalNames[value]} description={says} />
              </div>
            ))}
        </div>
      </Radio.Group>
      {parts > 1 && (
        <Checkbox
          label={t`All ${parts} parts of the series`}
          checked={wholeSeries}
          onChange={({ currentTarget: { checked } }) => setWholeSeries(checked)}
        />
      )}
      <PlanFields
        plan={plan}
        pupils={pupils}
        someOpen={some}
        onChange={(change) => setPlan({ ...plan, ...change })}
        onSome={setSome}
      />
      {assign.error && (
        <Alert role="alert">
          {errorText(assign.error, t`This could not be assigned. Please try again.`)}
        </Alert>
      )}
      <div className={classes.end}>
        <p className="muted">
          <Trans>Pupils see it at once. You can change this later.</Trans>
        </p>
        <div className={classes.buttons}>
          <Button variant="subtle" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            disabled={assign.isPending || !room || (some && count === 0)}
            onClick={() => assign.mutate()}
          >
            {assign.isPending
              ? t`One moment...`
              : plural(count, { one: 'Assign to # pupil', other: 'Assign to # pupils' })}
          </Button>
        </div>
      </div>
    </>
  );
}
