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
        label="Pose"
        words={poseNames}
        value={person.pose}
        onChoose={(pose) => onChange({ pose })}
      />
      <WordSelect
        label="Face"
        words={expressionNames}
        value={person.expression}
        onChoose={(expression) => onChange({ expression })}
      />
      <WordSelect label="Drawn as" words={looks} value={person.as} onChoose={(as) => onChange({ as })} />
      <Button variant="subtle" size="compact-sm" onClick={props.onRemove}>
        Take out of the picture
      </Button>
    </div>
  );
}
