import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { limits } from '@panelwise/contracts/domain/limits';
import { type ComicMeta, type DialogueLine, dialogueKinds } from '@panelwise/contracts/domain/script';
import { IconTrash } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { useTypedValue } from '../hooks/use-typed-value.ts';
import { MotifPicture } from './motif-picture.tsx';
import { MoveHandle } from './move-handle.tsx';
import classes from './script-panel.module.css';
import { TermedField } from './termed-field.tsx';

const manners = {
  speech: msg`says`,
  thought: msg`thinks`,
  shout: msg`shouts`,
  whisper: msg`whispers`,
} as const;
const mannerOf = (kind: keyof typeof manners) => i18n._(manners[kind]);

/** One line of a panel: whose it is, how it is said, and its words. */
export function LineForm(props: {
  line: DialogueLine;
  /** From 1. */
  number: number;
  meta: ComicMeta;
  /** What the speaker is drawn as, where the script says so. */
  as: string | undefined;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onChange: (change: Partial<DialogueLine>) => void;
  onRemove: () => void;
}) {
  const { line, number, onChange } = props;
  const manner = mannerOf(line.kind ?? 'speech');
  const speaker = useTypedValue(line.speaker, (name) => onChange({ speaker: name }));
  return (
    <div className={classes.say} data-row>
      <MoveHandle
        label={t`Move line ${number}`}
        onGrab={props.onGrab}
        onUp={props.onUp}
        onDown={props.onDown}
      />
      <MotifPicture motif={{ of: 'person', name: line.speaker, as: props.as }} meta={props.meta} />
      <div className={classes.saying}>
        <input
          className={classes.who}
          aria-label={t`Who says line ${number}`}
          value={speaker.shown}
          onChange={(event) => speaker.type(event.currentTarget.value)}
          onBlur={speaker.take}
        />
        <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <button
              type="button"
              className={classes.how}
              aria-label={t`How line ${number} is said: ${manner}`}
            >
              {manner}
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {dialogueKinds.map((one) => (
              <Menu.Item key={one} onClick={() => onChange({ kind: one === 'speech' ? undefined : one })}>
                {mannerOf(one)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <ActionIcon
          variant="subtle"
          size={28}
          className={classes.remove}
          aria-label={t`Remove line ${number}`}
          onClick={props.onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
        <TermedField
          className={classes.text}
          aria-label={t`Line ${number}`}
          most={limits.dialogueTextMax}
          value={line.text}
          error={line.text.trim() === '' && t`Say something, or remove this line.`}
          onChange={(text) => onChange({ text })}
        />
      </div>
    </div>
  );
}
