import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect, Select } from '@mantine/core';
import { type Place, placeSchema } from '@panelwise/contracts/domain/places';
import type { SceneName } from '@panelwise/studio/draw/vocabulary';
import { useState } from 'react';
import { capitalised, inWords } from '../script/staging-edits.ts';
import classes from './cast.module.css';

const placeChoices = () =>
  placeSchema.options
    .map((value) => ({ value: value as string, label: capitalised(inWords(value)) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locale));

function PlaceSelect(props: { label: string; value: SceneName | null; onChoose: (place: Place) => void }) {
  return (
    <Select
      label={props.label}
      className={classes.kind}
      data={placeChoices()}
      value={props.value}
      searchable
      allowDeselect={false}
      placeholder={t`Choose a place`}
      nothingFoundMessage={t`No such place`}
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
    <section className={classes.editor} aria-label={t`Where it happens: ${name}`}>
      {parts.map((part) => (
        <PlaceSelect
          key={part}
          label={ofSeveral ? t`Part ${part} shows` : t`The comic shows`}
          value={place}
          onChoose={(wanted) => props.onChoose(part, wanted)}
        />
      ))}
      <div className={classes.foot}>
        <p className={classes.hint}>
          <Trans>The pictures change. What your story says of it stays.</Trans>
        </p>
        <span className={classes.space} />
        <Button variant="subtle" disabled={!props.onLeave} onClick={props.onLeave}>
          <Trans>As first read</Trans>
        </Button>
        <Button variant="outline" onClick={props.onClose}>
          <Trans>Close</Trans>
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
    <section className={classes.editor} aria-label={t`Add a place`}>
      {props.ofSeveral && (
        <NativeSelect
          label={t`For which part`}
          className={classes.kind}
          data={props.parts.map((one) => ({ value: `${one}`, label: t`Part ${one}` }))}
          value={`${part}`}
          onChange={(event) => setPart(Number(event.currentTarget.value))}
        />
      )}
      <PlaceSelect
        label={props.ofSeveral ? t`Part ${part} begins in` : t`The comic begins in`}
        value={null}
        onChoose={(place) => props.onChoose(part, place)}
      />
      <div className={classes.foot}>
        <p className={classes.hint}>
          <Trans>It plays there as long as your story names no other place.</Trans>
        </p>
        <span className={classes.space} />
        <Button variant="outline" onClick={props.onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </section>
  );
}
