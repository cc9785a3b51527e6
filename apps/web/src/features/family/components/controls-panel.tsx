import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import {
  breakMinutes,
  type FamilyControls,
  gradesUpTo,
  reminderHours,
} from '@panelwise/contracts/domain/family';
import { grades } from '@panelwise/contracts/domain/grades';
import { playParts } from '@panelwise/contracts/domain/rewards';
import { type ChildActivity, setControls } from '@panelwise/contracts/http/families';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { gradeWords } from '../../../lib/grade-words.ts';
import { hourWords } from '../../../lib/hour-words.ts';
import { localDateTime } from '../../../lib/local-date.ts';
import { playPartWords, switched } from '../../../lib/play-parts.ts';
import { subjectWords } from '../../../lib/subject-words.ts';
import { childQuery, subjectNamesQuery } from '../api/family-queries.ts';
import classes from './controls.module.css';

/** The hours after school that are offered, and the one that was chosen in another way. */
function reminderChoices(hour: number | null): number[] {
  const offered: number[] = reminderHours.filter((each) => each > 12);
  return hour === null || offered.includes(hour) ? offered : [hour, ...offered];
}

const schoolGrades = grades.filter(({ value }) => value !== 'UG' && value !== 'PG');

/** What a parent decides. Each choice is kept at once, and holds on every device of the child. */
export function ControlsPanel({ data }: { data: ChildActivity }) {
  const { child, controls, changes, parents, remindsYou } = data;
  const name = child.firstname;
  const client = useQueryClient();
  const { data: subjects = [] } = useQuery(subjectNamesQuery);
  const { queryKey } = childQuery(child._id);
  const save = useMutation({
    mutationFn: (change: Partial<FamilyControls>) =>
      call(setControls, { params: { id: child._id }, body: change as never }),
    onSuccess: (saved, change) =>
      client.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            ...saved,
            message: before.message,
            remindsYou: before.remindsYou || change.reminderHour != null,
          },
      ),
  });
  // What was pressed shows at once, and falls back where it could not be kept.
  const [pressed, setPressed] = useState<Partial<FamilyControls>>({});
  const decide = (change: Partial<FamilyControls>) => {
    setPressed((before) => ({ ...before, ...change }));
    save.mutate(change, { onSettled: () => setPressed({}) });
  };
  const now: FamilyControls = { ...controls, ...pressed };
  const within = now.highestGrade === null ? undefined : new Set(gradesUpTo(now.highestGrade));
  const toggle = (subject: string) =>
    decide({
      hiddenSubjects: now.hiddenSubjects.includes(subject)
        ? now.hiddenSubjects.filter((one) => one !== subject)
        : [...now.hiddenSubjects, subject],
    });
  const names = new Intl.ListFormat(i18n.locale).format(parents.map((parent) => parent.name));
  return (
    <section className={classes.panel} aria-labelledby="decide">
      <h2 id="decide">
        <Trans>What you decide</Trans>
      </h2>
      <p className={classes.help}>
        <Trans>
          Holds on every device where {name} is logged in, at once. What the school sets stays open.
        </Trans>
      </p>
      {save.isError && (
        <Alert color="bad" role="alert">
          {errorText(save.error, t`This could not be kept. Please try again.`)}
        </Alert>
      )}
      <fieldset>
        <legend>
          <Trans>Comics up to grade</Trans>
        </legend>
        <div className={classes.ruler}>
          {[...schoolGrades, undefined].map((grade) => {
            const value = grade?.value ?? null;
            return (
              <label
                key={value ?? 'all'}
                data-in={(value !== null && within?.has(value)) || undefined}
                data-on={now.highestGrade === value || undefined}
              >
                <input
                  type="radio"
                  name="highest-grade"
                  className="visually-hidden"
                  checked={now.highestGrade === value}
                  aria-label={value === null ? t`All grades` : gradeWords(value)}
                  onChange={() => decide({ highestGrade: value })}
                />
                {grade?.short ?? t({ message: 'All', context: 'grades' })}
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend>
          <Trans>Subjects</Trans>
        </legend>
        <div className={classes.chips}>
          {subjects.map((subject) => {
            const isShown = !now.hiddenSubjects.includes(subject);
            return (
              <button key={subject} type="button" aria-pressed={isShown} onClick={() => toggle(subject)}>
                {isShown && <IconCheck size={16} stroke={2.6} aria-hidden />}
                {subjectWords(subject)}
              </button>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend>
          <Trans>Time for a break after</Trans>
        </legend>
        <div className={classes.breaks}>
          {[...breakMinutes, null].map((minutes) => (
            <label key={minutes ?? 'never'} data-on={now.breakAfterMinutes === minutes || undefined}>
              <input
                type="radio"
                name="break"
                className="visually-hidden"
                checked={now.breakAfterMinutes === minutes}
                aria-label={
                  minutes === null ? t`Never` : plural(minutes, { one: '# minute', other: '# minutes' })
                }
                onChange={() => decide({ breakAfterMinutes: minutes })}
              />
              {minutes === null ? t`Never` : t`${minutes} min`}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>
          <Trans>Review reminder</Trans>
        </legend>
        <div className={classes.breaks}>
          {[...reminderChoices(now.reminderHour), null].map((hour) => (
            <label key={hour ?? 'never'} data-on={now.reminderHour === hour || undefined}>
              <input
                type="radio"
                name="reminder"
                className="visually-hidden"
                checked={now.reminderHour === hour}
                onChange={() => decide({ reminderHour: hour })}
                // The mails have ended for this parent: the same hour again switches them on.
                onClick={() => !remindsYou && now.reminderHour === hour && decide({ reminderHour: hour })}
              />
              {hour === null ? t`Never` : hourWords(hour)}
            </label>
          ))}
        </div>
        <p className={classes.help}>
          {now.reminderHour === null
            ? t`Off. Switched on, you get a mail when ${name} has questions to review, once a day at most.`
            : remindsYou
              ? t`You get a mail when ${name} has questions to review, once a day at most. It ends by one click in it, and by itself after seven that nobody answered.`
              : t`No mail comes to you: it has ended, or another parent has switched it on. Choose the hour to get it.`}
        </p>
      </fieldset>
      <fieldset>
        <legend>
          <Trans>Quiz battles</Trans>
        </legend>
        <div className={classes.breaks}>
          {[true, false, null].map((value) => (
            <label key={String(value)} data-on={now.mayBattle === value || undefined}>
              <input
                type="radio"
                name="battles"
                className="visually-hidden"
                checked={now.mayBattle === value}
                onChange={() => decide({ mayBattle: value })}
              />
              {value === null ? t`As the class decides` : value ? t`On` : t`Off`}
            </label>
          ))}
        </div>
        <p className={classes.help}>
          <Trans>
            Never under nine. From 9 to 12 only with the class; no chat, and strangers see no name. Without a
            class they are off until you switch them on.
          </Trans>
        </p>
      </fieldset>
      {playParts.map((part) => (
        <fieldset key={part}>
          <legend>{playPartWords[part]}</legend>
          <div className={classes.breaks}>
            {[true, false].map((isOn) => (
              <label key={String(isOn)} data-on={now.offParts.includes(part) !== isOn || undefined}>
                <input
                  type="radio"
                  name={part}
                  className="visually-hidden"
                  checked={now.offParts.includes(part) !== isOn}
                  onChange={() => decide({ offParts: switched(now.offParts, part, isOn) })}
                />
                {isOn ? t`On` : t`Off`}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {changes.length > 0 && (
        <details className={classes.changes}>
          <summary>
            <Trans>Who changed what</Trans>
          </summary>
          <ul>
            {changes.map(({ by, at, what }) => (
              <li key={at}>
                <b>{by}</b>: {what.join('; ')} <small className="muted">{localDateTime(at)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      {parents.length > 1 && (
        <p className={classes.help}>
          <Trans>{names} decide together: the last choice counts.</Trans>
        </p>
      )}
    </section>
  );
}
