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
import { hourWords } from '../../../lib/hour-words.ts';
import { localDateTime } from '../../../lib/local-date.ts';
import { playPartWords, switched } from '../../../lib/play-parts.ts';
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
  return (
    <section className={classes.panel} aria-labelledby="decide">
      <h2 id="decide">What you decide</h2>
      <p className={classes.help}>
        Holds on every device where {child.firstname} is logged in, at once. What the school sets stays open.
      </p>
      {save.isError && (
        <Alert color="bad" role="alert">
          {errorText(save.error, 'This could not be kept. Please try again.')}
        </Alert>
      )}
      <fieldset>
        <legend>Comics up to grade</legend>
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
                  aria-label={grade ? grade.label : 'All grades'}
                  onChange={() => decide({ highestGrade: value })}
                />
                {grade?.short ?? 'All'}
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend>Subjects</legend>
        <div className={classes.chips}>
          {subjects.map((subject) => {
            const isShown = !now.hiddenSubjects.includes(subject);
            return (
              <button key={subject} type="button" aria-pressed={isShown} onClick={() => toggle(subject)}>
                {isShown && <IconCheck size={16} stroke={2.6} aria-hidden />}
                {subject}
              </button>
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend>Time for a break after</legend>
        <div className={classes.breaks}>
          {[...breakMinutes, null].map((minutes) => (
            <label key={minutes ?? 'never'} data-on={now.breakAfterMinutes === minutes || undefined}>
              <input
                type="radio"
                name="break"
                className="visually-hidden"
                checked={now.breakAfterMinutes === minutes}
                aria-label={minutes === null ? 'Never' : `${minutes} minutes`}
                onChange={() => decide({ breakAfterMinutes: minutes })}
              />
              {minutes === null ? 'Never' : `${minutes} min`}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Review reminder</legend>
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
              {hour === null ? 'Never' : hourWords(hour)}
            </label>
          ))}
        </div>
        <p className={classes.help}>
          {now.reminderHour === null
            ? `Off. Switched on, you get a mail when ${child.firstname} has questions to review, once a day at most.`
            : remindsYou
              ? `You get a mail when ${child.firstname} has questions to review, once a day at most. It ends by one click in it, and by itself after seven that nobody answered.`
              : 'No mail comes to you: it has ended, or another parent has switched it on. Choose the hour to get it.'}
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
                {isOn ? 'On' : 'Off'}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {changes.length > 0 && (
        <details className={classes.changes}>
          <summary>Who changed what</summary>
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
          {parents.map(({ name }) => name).join(' and ')} decide together: the last choice counts.
        </p>
      )}
    </section>
  );
}
