import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Popover, SegmentedControl, TextInput } from '@mantine/core';
import { type ComicMeta, type Prop, type ScriptPanel, shots } from '@panelwise/contracts/domain/script';
import type { SeenPanel, SeenPerson } from '@panelwise/studio/draw/staging/what-is-seen';
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

/** In place of the chips while the studio reads the scene: what they will tell, so that nothing moves under whoever is typing. */
export function ChipsToCome() {
  const names = [t`Place`, t`Shot`, t`People`, t`Things`];
  return (
    <div className={classes.chips}>
      {names.map((name) => (
        <Row key={name} name={name}>
          <span className={classes.toCome} aria-hidden />
        </Row>
      ))}
    </div>
  );
}

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
  if (panel.diagram) {
    const diagram = inWords(panel.diagram.kind, 'diagram');
    return (
      <div className={classes.chips}>
        <Row name={t`Shows`}>
          <span className={classes.fixed}>
            <Trans>A diagram: {diagram}</Trans>
          </span>
        </Row>
      </div>
    );
  }
  const place = inWords(seen.place);
  const mood = seen.tone && inWords(seen.tone, 'tone');
  const shot = seen.shot === 'diagram' ? 'prop' : seen.shot;
  const listed = shots.filter((one) => (chosenShots as readonly string[]).includes(one) || one === shot);
  return (
    <div className={classes.chips}>
      <div className={classes.pair}>
        <Row name={t`Place`}>
          <Chip
            label={t`Place: ${place}`}
            content={
              <>
                <MotifPicture motif={{ of: 'place', place: seen.place }} meta={meta} />
                <b>{capitalised(place)}</b>
              </>
            }
          >
            {(close) => (
              <WordSelect
                label={t`Place`}
                words={sceneNames}
                kind="place"
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
        {seen.tone && mood && (
          <Row name={t`Mood`}>
            <Chip label={t`Mood: ${mood}`} content={<b>{capitalised(mood)}</b>}>
              {(close) => (
                <WordSelect
                  label={t`Mood`}
                  words={toneNames}
                  kind="tone"
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
      <Row name={t`Shot`}>
        <SegmentedControl
          className={classes.shots}
          size="sm"
          aria-label={t`Shot`}
          value={shot}
          onChange={(value) => set({ shot: value as ScriptPanel['shot'] })}
          data={listed.map((value) => ({ value, label: capitalised(inWords(value, 'shot')) }))}
        />
      </Row>
      <Row name={t`People`}>
        {seen.people.map((one, i) => (
          <Chip
            key={one.name}
            label={`${one.name} ${looksLike(one)}`}
            content={
              <>
                <MotifPicture motif={{ of: 'person', name: one.name, as: one.as }} meta={meta} />
                <b>{one.name}</b> <span>{looksLike(one)}</span>
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
          <Chip dashed label={t`Add somebody`} content={<IconPlus size={18} aria-hidden />}>
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
      <Row name={t`Things`}>
        {seen.things.map((thing, i) => (
          <Chip
            key={i}
            label={thingLabel(thing)}
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
                  label={t`Show instead`}
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
            label={t`Add a thing`}
            content={
              <>
                <IconPlus size={18} aria-hidden />
                <Trans>Thing</Trans>
              </>
            }
          >
            {(close) => (
              <ThingSelect
                label={t`Thing`}
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

/** What somebody does and feels. */
const looksLike = (one: SeenPerson) => `${inWords(one.pose, 'pose')}, ${inWords(one.expression, 'face')}`;

function thingLabel(one: Prop): string {
  const thing = thingWords(one);
  return t`Thing: ${thing}`;
}

const thingWords = (thing: Prop) =>
  'card' in thing
    ? quoted(thing.card)
    : `${thing.count ? `${thing.count} × ` : ''}${thing.label ?? inWords(thing.icon, 'thing')}`;

const quoted = (words: string) => t`“${words}”`;

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
      <Trans>Take out of the picture</Trans>
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
        label={t`Name`}
        placeholder={t`Somebody new`}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="outline" size="sm" disabled={!name.trim()}>
        <Trans>Add to the picture</Trans>
      </Button>
    </form>
  );
}
