import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LessonOffer } from '@panelwise/contracts/domain/warnings';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { lessonCoverQuery } from '../api/lessons.ts';
import type { LessonAsked, LessonChoice } from '../rough/rough-messages.ts';
import choice from './choice.module.css';
import classes from './lesson-field.module.css';

/** The lessons that fit a story, to be told by its people, or none of them. Shows nothing where none fits. */
export function LessonField(props: {
  lessons: readonly LessonOffer[];
  /** Id of the lesson that it is told with, or 'none'. */
  choice: LessonChoice;
  /** Of the story; the cover is drawn for them. */
  grade: string;
  country: string;
  onChange: (choice: LessonChoice) => void;
}) {
  const { grade, country } = props;
  const card = { chosen: props.choice, onChoose: props.onChange };
  if (props.lessons.length === 0) return null;
  return (
    <fieldset>
      <legend className={choice.legend}>
        <Trans>Tell it with a lesson?</Trans>
      </legend>
      <p className={classes.about}>
        <Trans>The studio knows the facts, and your people tell them. A quiz comes with it.</Trans>
      </p>
      <div className={classes.cards}>
        {props.lessons.map(({ id, title }) => (
          <Card
            key={id}
            {...card}
            value={id}
            title={title}
            picture={<Cover asked={{ lesson: id, grade, country }} />}
          >
            {t({ message: 'Use it', context: 'lesson' })}
          </Card>
        ))}
        <Card
          {...card}
          value="none"
          title={t`No, my story alone`}
          picture={<IconPencil size={22} aria-hidden />}
        />
      </div>
    </fieldset>
  );
}

function Card(props: {
  value: LessonChoice;
  title: string;
  chosen: LessonChoice;
  picture: ReactNode;
  onChoose: (choice: LessonChoice) => void;
  /** What choosing it does, until it is chosen. */
  children?: string;
}) {
  const isChosen = props.chosen === props.value;
  const id = useId();
  return (
    <label className={classes.card}>
      <input
        className="visually-hidden"
        type="radio"
        name="lesson"
        aria-labelledby={id}
        checked={isChosen}
        onChange={() => props.onChoose(props.value)}
      />
      <span className={classes.cover}>{props.picture}</span>
      <span>
        <b id={id}>{props.title}</b>
        {!isChosen && props.children && <small>{props.children}</small>}
      </span>
      {isChosen && <IconCheck size={20} aria-hidden />}
    </label>
  );
}

/** The cover of a lesson, drawn in this browser. */
function Cover({ asked }: { asked: LessonAsked }) {
  const url = useObjectUrl(useQuery(lessonCoverQuery(asked)).data);
  return url ? <img src={url} alt="" /> : <i />;
}
