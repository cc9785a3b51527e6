import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SeenPerson } from '@panelwise/studio/draw/staging/what-is-seen';
import { animalLooks, expressionNames, personLooks, poseNames } from '@panelwise/studio/draw/vocabulary';
import classes from './panel-chips.module.css';
import { WordSelect } from './word-select.tsx';

const looks = [...personLooks, ...animalLooks];

/** What somebody in a panel looks like, does and feels. */
export function PersonChoice(props: {
  person: SeenPerson;
  onChange: (change: Partial<SeenPerson>) => void;
  onRemove: () => void;
}) {
  const { person, onChange } = props;
  return (
    <div className={classes.form}>
      <WordSelect
        label={t`Pose`}
        kind="pose"
        words={poseNames}
        value={person.pose}
        onChoose={(pose) => onChange({ pose })}
      />
      <WordSelect
        label={t`Face`}
        kind="face"
        words={expressionNames}
        value={person.expression}
        onChoose={(expression) => onChange({ expression })}
      />
      <WordSelect
        label={t`Drawn as`}
        kind="look"
        words={looks}
        value={person.as}
        onChoose={(as) => onChange({ as })}
      />
      <Button variant="subtle" size="compact-sm" onClick={props.onRemove}>
        <Trans>Take out of the picture</Trans>
      </Button>
    </div>
  );
}
