import { Button, Popover, SegmentedControl, TextInput } from '@mantine/core';
import { type ComicMeta, type Prop, type ScriptPanel, shots } from '@panelwise/contracts/domain/script';
import type { SeenPanel } from '@panelwise/studio/draw/staging/what-is-seen';
import { sceneNames, toneNames } from '@panelwise/studio/draw/vocabulary';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { MotifPicture } from './motif-picture.tsx';
import classes from './panel-chips.module.css';
import { PersonChoice } from './person-choice.tsx';
import {
  capitalised,
  inWords,
  mostInPanel,
  type Staging,
  staged,
  withNewPerson,
  withPerson,
  withThing,
} from './staging-edits.ts';
import { ThingSelect } from './thing-select.tsx';
import { WordSelect } from './word-select.tsx';

/** The shots that somebody chooses; the others come of what is in the panel. */
const chosenShots = ['wide', 'two', 'single', 'close', 'prop'] as const;

/** The room that the chips will take, so that nothing moves under whoever is typing when the studio has read the scene. */
export const ChipsToCome = ({ isDiagram }: { isDiagram: boolean }) => (
  <div className={classes.toCome} data-diagram={isDiagram || undefined} aria-hidden />
);

/** What a panel shows, above the words of its scene: place, mood, shot, people, things. Each chip opens its menu. */
export function PanelChips(props: {
  panel: ScriptPanel;
  seen: SeenPanel;
  meta: ComicMeta;
  /** Names that speak elsewhere in the comic. */
  names: readonly string[];
  onChange: (change: Partial<ScriptPanel>) => void;
}) {
  const { panel, seen, meta } = props;
  const set = (choice: Staging) => props.onChange(staged(panel, choice));
  if (panel.diagram)
    return (
      <div className={classes.chips}>
        <Row name="Shows">
          <span className={classes.fixed}>A diagram: {inWords(panel.diagram.kind)}</span>
        </Row>
      </div>
    );
  const shot = seen.shot === 'diagram' ? 'prop' : seen.shot;
  const listed = shots.filter((one) => (chosenShots as readonly string[]).includes(one) || one === shot);
  return (
    <div className={classes.chips}>
      <div className={classes.pair}>
        <Row name="Place">
          <Chip
            label={`Place: ${inWords(seen.place)}`}
            content={
              <>
                <MotifPicture motif={{ of: 'place', place: seen.place }} meta={meta} />
                <b>{capitalised(inWords(seen.place))}</b>
              </>
            }
          >
            {(close) => (
              <WordSelect
                label="Place"
                words={sceneNames}
                value={seen.place}
                picture={(place) => <MotifPicture motif={{ of: 'place', place }} meta={meta} />}
                onChoose={(background) => {
                  set({ background });
                  close();
                }}
              />
            )}
          </Chip>
        </Row>
        {seen.tone && (
          <Row name="Mood">
            <Chip label={`Mood: ${inWords(seen.tone)}`} content={<b>{capitalised(inWords(seen.tone))}</b>}>
              {(close) => (
                <WordSelect
                  label="Mood"
                  words={toneNames}
                  value={seen.tone}
                  onChoose={(tone) => {
                    set({ tone });
                    close();
                  }}
                />
              )}
            </Chip>
          </Row>
        )}
      </div>
      <Row name="Shot">
        <SegmentedControl
          className={classes.shots}
          size="sm"
          aria-label="Shot"
          value={shot}
          onChange={(value) => set({ shot: value as ScriptPanel['shot'] })}
          data={listed.map((value) => ({ value, label: capitalised(inWords(value)) }))}
        />
      </Row>
      <Row name="People">
        {seen.people.map((one, i) => (
          <Chip
            key={one.name}
            label={`${one.name} ${inWords(one.pose)}, ${inWords(one.expression)}`}
            content={
              <>
                <MotifPicture motif={{ of: 'person', name: one.name, as: one.as }} meta={meta} />
                <b>{one.name}</b>{' '}
                <span>
                  {inWords(one.pose)}, {inWords(one.expression)}
                </span>
              </>
            }
          >
            {(close) => (
              <PersonChoice
                person={one}
                onChange={(change) => set(withPerson(seen, i, change))}
                onRemove={() => {
                  set(withPerson(seen, i, undefined));
                  close();
                }}
              />
            )}
          </Chip>
        ))}
        {seen.people.length < mostInPanel && (
          <Chip dashed label="Add somebody" content={<IconPlus size={18} aria-hidden />}>
            {(close) => (
              <NewPerson
                names={props.names.filter((name) => seen.people.every((one) => one.name !== name))}
                onAdd={(name) => {
                  set(withNewPerson(seen, name));
                  close();
                }}
              />
            )}
          </Chip>
        )}
      </Row>
      <Row name="Things">
        {seen.things.map((thing, i) => (
          <Chip
            key={i}
            label={`Thing: ${thingWords(thing)}`}
            content={
              <>
                {'icon' in thing && <MotifPicture motif={{ of: 'thing', icon: thing.icon }} meta={meta} />}
                <b>{thingWords(thing)}</b>
              </>
            }
          >
            {(close) => (
              <>
                <ThingSelect
                  label="Show instead"
                  meta={meta}
                  value={'icon' in thing ? thing.icon : null}
                  onChoose={(icon) => {
                    set(withThing(seen, i, { icon }));
                    close();
                  }}
                />
                <Remove
                  onClick={() => {
                    set(withThing(seen, i, undefined));
                    close();
                  }}
                />
              </>
            )}
          </Chip>
        ))}
        {seen.things.length < mostInPanel && (
          <Chip
            dashed
            label="Add a thing"
            content={
              <>
                <IconPlus size={18} aria-hidden />
                Thing
              </>
            }
          >
            {(close) => (
              <ThingSelect
                label="Thing"
                meta={meta}
                value={null}
                onChoose={(icon) => {
                  set(withThing(seen, seen.things.length, { icon }));
                  close();
                }}
              />
            )}
          </Chip>
        )}
      </Row>
    </div>
  );
}

const thingWords = (thing: Prop) =>
  'card' in thing
    ? `“${thing.card}”`
    : `${thing.count ? `${thing.count} × ` : ''}${thing.label ?? inWords(thing.icon)}`;

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <span className={classes.name} aria-hidden>
        {name}
      </span>
      {children}
    </div>
  );
}

function Chip(props: {
  label: string;
  content: ReactNode;
  dashed?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  // Made when it is first wanted: every key of the scene draws the chips again.
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const chip = (
    <button
      type="button"
      className={classes.chip}
      data-dashed={props.dashed || undefined}
      aria-label={props.label}
      aria-haspopup="dialog"
      onClick={() => {
        setUsed(true);
        setOpen(!open);
      }}
    >
      {props.content}
      {!props.dashed && <IconChevronDown size={16} aria-hidden />}
    </button>
  );
  if (!used) return chip;
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      width={300}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>{chip}</Popover.Target>
      <Popover.Dropdown className={classes.menu} aria-label={props.label}>
        {open && props.children(() => setOpen(false))}
      </Popover.Dropdown>
    </Popover>
  );
}

function Remove({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="subtle" size="compact-sm" onClick={onClick}>
      Take out of the picture
    </Button>
  );
}

function NewPerson({ names, onAdd }: { names: string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) onAdd(name);
      }}
    >
      {names.slice(0, 8).map((known) => (
        <Button key={known} variant="outline" size="compact-sm" onClick={() => onAdd(known)}>
          {known}
        </Button>
      ))}
      <TextInput
        label="Name"
        placeholder="Somebody new"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="outline" size="sm" disabled={!name.trim()}>
        Add to the picture
      </Button>
    </form>
  );
}
