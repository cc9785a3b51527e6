import { ActionIcon, Button, Textarea, Tooltip } from '@mantine/core';
import type { PanelState } from '@panelwise/contracts/domain/comic';
import { limits } from '@panelwise/contracts/domain/limits';
import type { ComicMeta, ScriptPanel } from '@panelwise/contracts/domain/script';
import { setByHand, withoutStaging } from '@panelwise/studio/draw/staging/understood';
import type { SeenPanel } from '@panelwise/studio/draw/staging/what-is-seen';
import { IconCheck, IconLetterCase, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge/badge.tsx';
import { useTypedValue } from '../hooks/use-typed-value.ts';
import { LineForm } from './line-form.tsx';
import { ChipsToCome, PanelChips } from './panel-chips.tsx';
import { movedLine } from './script-edits.ts';
import classes from './script-panel.module.css';
import { newRoom, panelSummary, withLine, withNewLine, withoutLine } from './script-text.ts';
import { TermedField } from './termed-field.tsx';
import { useRowDrag } from './use-row-drag.ts';

/** One panel of the script: what is seen, what the narrator says, what the people say. */
export function PanelForm(props: {
  panel: ScriptPanel;
  /** From 1. */
  number: number;
  state: PanelState | undefined;
  meta: ComicMeta;
  /** What the panel shows; undefined until the studio has looked at it. */
  seen: SeenPanel | undefined;
  /** Names that speak somewhere in the comic. */
  names: readonly string[];
  handle: ReactNode;
  /** Each undefined where it is not possible. */
  onSplit: (() => void) | undefined;
  onJoin: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onChange: (change: Partial<ScriptPanel>) => void;
  /** What the studio says of the panel as it is typed. */
  children: ReactNode;
}) {
  const { panel, number, onChange } = props;
  const byHand = listed(setByHand(panel).map((field) => shown[field]));
  const lines = panel.dialogue;
  // A new scene is a new picture: it leaves room for the words as they are now.
  const scene = useTypedValue(panel.scene, (words) =>
    onChange({ scene: words, ...(panel.room && newRoom(panel)) }),
  );
  const { list, start } = useRowDrag((from, drop) => {
    if (drop.kind === 'row') onChange(movedLine(panel, from, drop.to));
  });
  return (
    <div className={`${classes.panel} ${classes.chosen}`} data-row>
      <div className={classes.title}>
        {props.handle}
        <b aria-hidden>{number}</b>
        <h3 className={classes.summary}>
          <span className="visually-hidden">Panel {number}</span> {panelSummary(panel)}
        </h3>
        {props.state === 'done' && (
          <Badge tone="ok" icon={IconCheck}>
            Drawn
          </Badge>
        )}
        {props.state === 'drawing' && (
          <Badge tone="pencil" icon={IconPencil}>
            Drawing
          </Badge>
        )}
        <Tool label="Split" hint="Make two panels of this one" onClick={props.onSplit} />
        <Tool label="Join" hint="Make one panel of this and the next" onClick={props.onJoin} />
        <Tooltip label="Delete this panel">
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={`Delete panel ${number}`}
            disabled={!props.onRemove}
            onClick={props.onRemove}
          >
            <IconTrash size={19} />
          </ActionIcon>
        </Tooltip>
      </div>
      {props.seen ? (
        <PanelChips
          panel={panel}
          seen={props.seen}
          meta={props.meta}
          names={props.names}
          onChange={onChange}
        />
      ) : (
        <ChipsToCome isDiagram={panel.diagram !== undefined} />
      )}
      <Textarea
        label="Scene"
        rows={2}
        maxLength={limits.sceneMax}
        classNames={{ input: classes.input }}
        placeholder="What is to be seen: who is where and does what"
        value={scene.shown}
        onChange={(event) => scene.type(event.currentTarget.value)}
        onBlur={scene.take}
      />
      {byHand && (
        <p className={classes.byHand}>
          {byHand} set by hand, whatever the scene says.
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(withoutStaging(panel))}>
            Take them from the words
          </Button>
        </p>
      )}
      <TermedField
        label={<>Caption {!panel.caption && <span className={classes.none}>(none)</span>}</>}
        placeholder="A line from the narrator"
        most={limits.captionMax}
        value={panel.caption}
        onChange={(caption) => onChange({ caption })}
      />
      <fieldset className={classes.words}>
        <legend>Words</legend>
        <div ref={list} className={classes.lines}>
          {lines.map((line, i) => (
            <LineForm
              key={i}
              line={line}
              number={i + 1}
              meta={props.meta}
              as={props.seen?.people.find(({ name }) => name === line.speaker)?.as}
              onGrab={(event) => start(i, event)}
              onUp={i > 0 ? () => onChange(movedLine(panel, i, i - 1)) : undefined}
              onDown={i < lines.length - 1 ? () => onChange(movedLine(panel, i, i + 1)) : undefined}
              onChange={(change) => onChange(withLine(panel, i, change))}
              onRemove={() => onChange(withoutLine(panel, i))}
            />
          ))}
        </div>
        <Button
          variant="subtle"
          size="sm"
          className={classes.add}
          disabled={lines.length >= limits.dialogueMax}
          onClick={() => onChange(withNewLine(panel))}
          leftSection={<IconPlus aria-hidden />}
        >
          Add a line
        </Button>
      </fieldset>
      {props.children}
      <p className={classes.tip}>
        <IconLetterCase size={18} aria-hidden />
        New words letter themselves on the page. A new scene is drawn again, only here.
      </p>
    </div>
  );
}

function Tool(props: { label: string; hint: string; onClick: (() => void) | undefined }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      title={props.hint}
      disabled={!props.onClick}
      onClick={props.onClick}
    >
      {props.label}
    </Button>
  );
}

const shown = { background: 'place', tone: 'mood', props: 'things', cast: 'people' } as const;

/** "Place and people are"; nothing for nothing. */
function listed(names: readonly string[]): string | undefined {
  const list = new Intl.ListFormat('en-GB').format(names);
  if (!list) return undefined;
  const isOne = names.length === 1 && !names[0]!.endsWith('s') && names[0] !== 'people';
  return `${list[0]!.toUpperCase()}${list.slice(1)} ${isOne ? 'is' : 'are'}`;
}
