import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox, Input, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { ClassPupil } from '@panelwise/contracts/domain/class-results';
import { assignmentAids } from '@panelwise/contracts/domain/evidence';
import { limits } from '@panelwise/contracts/domain/limits';
import type { AssignmentPlan } from '@panelwise/contracts/http/assignments';
import { aidNames, aidWords } from '../../../lib/aid-names.ts';
import { dayField, endOfDay } from '../../../lib/assignment-words.ts';
import classes from './assign.module.css';

/** What a teacher can also change later: until when, with how many tries, with what help, for whom, and the word to the class. */
export function PlanFields({
  plan,
  pupils,
  someOpen,
  onChange,
  onSome,
}: {
  plan: AssignmentPlan;
  pupils: ClassPupil[];
  /** Some pupils are being chosen, whether one is yet or not. */
  someOpen: boolean;
  onChange: (change: Partial<AssignmentPlan>) => void;
  onSome: (some: boolean) => void;
}) {
  const count = pupils.length;
  const helped = pupils.filter(
    ({ _id, aids }) => aids.length > 0 && (!someOpen || plan.pupils.includes(_id)),
  );
  return (
    <>
      <div className={classes.two}>
        <TextInput
          label={t`Due`}
          type="date"
          min={dayField(new Date().toISOString())}
          max={dayField(new Date(Date.now() + limits.assignmentDueMs - 86_400_000).toISOString())}
          value={plan.dueAt ? dayField(plan.dueAt) : ''}
          onChange={({ currentTarget: { value } }) => onChange({ dueAt: value ? endOfDay(value) : null })}
        />
        <Input.Wrapper label={t`Tries`} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t`Tries`}
            data={[
              { value: '1', label: '1' },
              { value: '2', label: '2' },
              { value: 'none', label: t`No limit` },
            ]}
            value={plan.tries === null ? 'none' : String(plan.tries)}
            onChange={(value) => onChange({ tries: value === 'none' ? null : value === '1' ? 1 : 2 })}
          />
        </Input.Wrapper>
      </div>
      <Input.Wrapper label={t`For whom`} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t`For whom`}
          data={[
            { value: 'all', label: plural(count, { one: 'All # pupil', other: 'All # pupils' }) },
            { value: 'some', label: t`Some pupils` },
          ]}
          value={someOpen ? 'some' : 'all'}
          onChange={(value) => onSome(value === 'some')}
        />
      </Input.Wrapper>
      {someOpen && (
        <fieldset className={classes.pupils}>
          <legend className="visually-hidden">
            <Trans>Pupils</Trans>
          </legend>
          {pupils.map(({ _id, name }) => (
            <Checkbox
              key={_id}
              label={name}
              checked={plan.pupils.includes(_id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  pupils: checked ? [...plan.pupils, _id] : plan.pupils.filter((id) => id !== _id),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <Checkbox.Group
        label={t`Help for everybody`}
        description={t`It holds for this assignment, beside what is set for each pupil.`}
        value={plan.aids}
        onChange={(chosen) => onChange({ aids: assignmentAids.filter((aid) => chosen.includes(aid)) })}
      >
        <div className={classes.pupils}>
          {assignmentAids.map((aid) => (
            <Checkbox key={aid} value={aid} label={aidNames[aid].name} />
          ))}
        </div>
      </Checkbox.Group>
      {helped.length > 0 && (
        <div>
          <h3 className={classes.small}>
            <Trans>Help that is already set</Trans>
          </h3>
          <ul className={classes.help}>
            {helped.map(({ _id, name, aids }) => (
              <li key={_id}>
                <b>{name}</b> {aids.map((aid) => aidWords[aid]).join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Textarea
        label={t`A word to the class (optional)`}
        autosize
        minRows={3}
        maxLength={limits.assignmentNoteMax}
        value={plan.word}
        onChange={({ currentTarget: { value } }) => onChange({ word: value })}
      />
    </>
  );
}
