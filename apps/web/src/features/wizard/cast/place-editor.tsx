import { Button, NativeSelect, Select } from '@mantine/core';
import { type Place, placeSchema } from '@panelwise/contracts/domain/places';
import type { SceneName } from '@panelwise/studio/draw/vocabulary';
import { useState } from 'react';
import { capitalised, inWords } from '../script/staging-edits.ts';
import classes from './cast.module.css';

const placeChoices = placeSchema.options
  .map((value) => ({ value: value as string, label: capitalised(inWords(value)) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

function PlaceSelect(props: { label: string; value: SceneName | null; onChoose: (place: Place) => void }) {
  return (
    <Select
      label={props.label}
      className={classes.kind}
      data={placeChoices}
      value={props.value}
      searchable
      allowDeselect={false}
      placeholder="Choose a place"
      nothingFoundMessage="No such place"
      onChange={(value) => {
        const place = placeSchema.safeParse(value);
        if (place.success) props.onChoose(place.data);
      }}
    />
  );
}

/** Shows another place in the parts that have this one; it opens under its picture. */
export function PlaceEditor(props: {
  place: SceneName;
  /** Those of its parts that are not drawn. */
  parts: number[];
  ofSeveral: boolean;
  onChoose: (part: number, place: Place) => void;
  /** Undefined where it was read in the story. */
  onLeave: (() => void) | undefined;
  onClose: () => void;
}) {
  const { place, parts, ofSeveral } = props;
  const name = capitalised(inWords(place));
  return (
    <section className={classes.editor} aria-label={`Where it happens: ${name}`}>
      {parts.map((part) => (
        <PlaceSelect
          key={part}
          label={ofSeveral ? `Part ${part} shows` : 'The comic shows'}
          value={place}
          onChoose={(wanted) => props.onChoose(part, wanted)}
        />
      ))}
      <div className={classes.foot}>
        <p className={classes.hint}>The pictures change. What your story says of it stays.</p>
        <span className={classes.space} />
        <Button variant="subtle" disabled={!props.onLeave} onClick={props.onLeave}>
          As first read
        </Button>
        <Button variant="outline" onClick={props.onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}

/** A place that the story does not name: its part begins there. */
export function NewPlace(props: {
  parts: number[];
  ofSeveral: boolean;
  onChoose: (part: number, place: Place) => void;
  onClose: () => void;
}) {
  const [part, setPart] = useState(props.parts[0]!);
  return (
    <section className={classes.editor} aria-label="Add a place">
      {props.ofSeveral && (
        <NativeSelect
          label="For which part"
          className={classes.kind}
          data={props.parts.map((one) => ({ value: `${one}`, label: `Part ${one}` }))}
          value={`${part}`}
          onChange={(event) => setPart(Number(event.currentTarget.value))}
        />
      )}
      <PlaceSelect
        label={props.ofSeveral ? `Part ${part} begins in` : 'The comic begins in'}
        value={null}
        onChoose={(place) => props.onChoose(part, place)}
      />
      <div className={classes.foot}>
        <p className={classes.hint}>It plays there as long as your story names no other place.</p>
        <span className={classes.space} />
        <Button variant="outline" onClick={props.onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
