import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import type { PanelState } from '@panelwise/contracts/domain/comic';
import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { setByHand, withoutStaging } from '@panelwise/studio/draw/staging/understood';
import { IconCheck, IconLetterCase, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge/badge.tsx';
import classes from './script-panel.module.css';
import { newRoom, withLine, withNewLine, withoutLine } from './script-text.ts';

/** One panel of the script: what is seen, what the narrator says, what the people say. */
export function PanelForm(props: {
  panel: ScriptPanel;
  /** From 1. */
  number: number;
  state: PanelState | undefined;
  onChange: (change: Partial<ScriptPanel>) => void;
  /** What the studio says of the panel as it is typed. */
  children: ReactNode;
}) {
  const { panel, number, onChange } = props;
  const byHand = listed(setByHand(panel).map((field) => shown[field]));
  return (
    <div className={`${classes.panel} ${classes.chosen}`}>
      <p className={classes.title}>
        <b aria-hidden>{number}</b>
        <span>Panel {number}</span>
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
      </p>
      <Textarea
        label="Scene"
        rows={2}
        classNames={{ input: classes.input }}
        value={panel.scene}
        // A new scene is a new picture: it leaves room for the words as they are now.
        onChange={(event) =>
          onChange({ scene: event.currentTarget.value, ...(panel.room && newRoom(panel)) })
        }
      />
      {byHand && (
        <p className={classes.byHand}>
          {byHand} set by hand, whatever the scene says.
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(withoutStaging(panel))}>
            Take them from the words
          </Button>
        </p>
      )}
      <TextInput
        label={<>Caption {!panel.caption && <span className={classes.none}>(none)</span>}</>}
        placeholder="A line from the narrator"
        classNames={{ input: classes.input }}
        value={panel.caption}
        onChange={(event) => onChange({ caption: event.currentTarget.value })}
      />
      <fieldset className={classes.words}>
        <legend>Words</legend>
        {panel.dialogue.map((line, i) => (
          <div key={i} className={classes.say}>
            <input
              className={classes.who}
              aria-label={`Who says line ${i + 1}`}
              value={line.speaker}
              onChange={(event) => onChange(withLine(panel, i, { speaker: event.currentTarget.value }))}
            />
            {line.kind && line.kind !== 'speech' && <span className={classes.how}>{manner[line.kind]}</span>}
            <ActionIcon
              variant="subtle"
              size={28}
              className={classes.remove}
              aria-label={`Remove line ${i + 1}`}
              onClick={() => onChange(withoutLine(panel, i))}
            >
              <IconTrash size={16} />
            </ActionIcon>
            <Textarea
              className={classes.text}
              aria-label={`Line ${i + 1}`}
              rows={1}
              classNames={{ input: classes.input }}
              value={line.text}
              error={line.text.trim() === '' && 'Say something, or remove this line.'}
              onChange={(event) => onChange(withLine(panel, i, { text: event.currentTarget.value }))}
            />
          </div>
        ))}
        <Button
          variant="subtle"
          size="sm"
          className={classes.add}
          onClick={() => onChange(withNewLine(panel))}
          leftSection={<IconPlus aria-hidden />}
        >
          Add a line
        </Button>
      </fieldset>
      {props.children}
      <p className={classes.tip}>
        <IconLetterCase size={18} aria-hidden />
        New words are lettered at once. Only a new scene draws the panel again.
      </p>
    </div>
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

const manner = { thought: 'thinking', shout: 'shouting', whisper: 'whispering' } as const;
