import { t } from '@lingui/core/macro';
import { Radio, Stack } from '@mantine/core';
import type { LessonOffer } from '@panelwise/contracts/domain/warnings';
import type { LessonChoice } from '../rough/rough-messages.ts';

/** The lessons that fit a story, to be told by its people, or none of them. Shows nothing where none fits. */
export function LessonField(props: {
  lessons: readonly LessonOffer[];
  /** Id of the lesson that it is told with, or 'none'. */
  choice: LessonChoice;
  onChange: (choice: LessonChoice) => void;
}) {
  if (props.lessons.length === 0) return null;
  return (
    <Radio.Group
      label={t`Tell it with a lesson?`}
      description={t`The studio knows the facts, and your people tell them. A quiz comes with it.`}
      value={props.choice}
      onChange={props.onChange}
    >
      <Stack gap={8} mt={8}>
        {props.lessons.map(({ id, title }) => (
          <Radio key={id} value={id} label={title} />
        ))}
        <Radio value="none" label={t`No, my story alone`} />
      </Stack>
    </Radio.Group>
  );
}
