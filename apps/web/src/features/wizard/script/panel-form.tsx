import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Textarea, Tooltip } from '@mantine/core';
import type { PanelState } from '@panelwise/contracts/domain/comic';
import { limits } from '@panelwise/contracts/domain/limits';
import type { ComicMeta, ScriptPanel } from '@panelwise/contracts/domain/script';
import { setByHand, withoutStaging } from '@panelwise/studio/draw/staging/understood';
import type { SeenPanel } from '@panelwise/studio/draw/staging/what-is-seen';
import {
  type Icon,
  IconArrowMerge,
  IconArrowsSplit2,
  IconCheck,
  IconLetterCase,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge/badge.tsx';
import { useTypedValue } from '../hooks/use-typed-value.ts';
import { LineForm } from './line-form.tsx';
import { ChipsToCome, PanelChips } from './panel-chips.tsx';
import { panelName } from './panel-name.ts';
import { notesLength, sceneShown, withNotes } from './scene-notes.ts';
import { movedLine } from './script-edits.ts';
import classes from './script-panel.module.css';
import { newRoom, withLine, withNewLine, withoutLine } from './script-text.ts';
import { capitalised } from './staging-edits.ts';
import { TermedField } from './termed-field.tsx';
import { useRowDrag } from './use-row-drag.ts';

/** One panel of the script: what is seen, what the narrator says, what the people say. */
export function PanelForm(props: {
  panel: ScriptPanel;
  /** From 1. */
  number: number;
  state: PanelState | undefined;
  /** It is another one here than it was drawn. */
  changed: boolean;
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
  const byHand = setByHand(panel);
  const lines = panel.dialogue;
  // A new scene is a new picture: it leaves room for the words as they are now.
  const scene = useTypedValue(sceneShown(panel.scene), (words) =>
    onChange({ scene: withNotes(panel.scene, words), ...(panel.room && newRoom(panel)) }),
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
          <span className="visually-hidden">
            <Trans>Panel {number}</Trans>
          </span>{' '}
          {panelName(panel)}
        </h3>
        {props.state === 'done' && props.changed && (
          <Badge tone="pencil" icon={IconPencil}>
            <Trans context="panel">To update</Trans>
          </Badge>
        )}
        {props.state === 'done' && !props.changed && (
          <Badge tone="ok" icon={IconCheck}>
            <Trans context="state">Drawn</Trans>
          </Badge>
        )}
        {props.state === 'drawing' && (
          <Badge tone="pencil" icon={IconPencil}>
            <Trans context="state">Drawing</Trans>
          </Badge>
        )}
        <Tool
          icon={IconArrowsSplit2}
          label={t({ message: 'Split', context: 'panel' })}
          hint={t`Make two panels of this one`}
          onClick={props.onSplit}
        />
        <Tool
          icon={IconArrowMerge}
          label={t({ message: 'Join', context: 'panel' })}
          hint={t`Make one panel of this and the next`}
          onClick={props.onJoin}
        />
        <Tooltip label={t`Delete this panel`}>
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={t`Delete panel ${number}`}
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
        <ChipsToCome />
      )}
      <Textarea
        label={t`Scene`}
        rows={2}
        maxLength={limits.sceneMax - notesLength(panel.scene)}
        classNames={{ input: classes.input }}
        placeholder={t`What is to be seen: who is where and does what`}
        value={scene.shown}
        onChange={(event) => scene.type(event.currentTarget.value)}
        onBlur={scene.take}
      />
      {byHand.length > 0 && (
        <p className={classes.byHand}>
          {byHandText(byHand)}
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(withoutStaging(panel))}>
            <Trans>Take them from the words</Trans>
          </Button>
        </p>
      )}
      <TermedField
        label={
          <>
            <Trans>Caption</Trans>{' '}
            {!panel.caption && (
              <span className={classes.none}>
                <Trans>(none)</Trans>
              </span>
            )}
          </>
        }
        placeholder={t`A line from the narrator`}
        most={limits.captionMax}
        value={panel.caption}
        onChange={(caption) => onChange({ caption })}
      />
      <fieldset className={classes.words}>
        <legend>
          <Trans>Words</Trans>
        </legend>
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
          <Trans>Add a line</Trans>
        </Button>
      </fieldset>
      {props.children}
      <p className={classes.tip}>
        <IconLetterCase size={18} aria-hidden />
        <Trans>New words letter themselves on the page. A new scene is drawn again, only here.</Trans>
      </p>
    </div>
  );
}

/** A tool by its name, in a narrow column by its sign. */
function Tool(props: { icon: Icon; label: string; hint: string; onClick: (() => void) | undefined }) {
  return (
    <Button
      className={classes.tool}
      variant="subtle"
      size="compact-sm"
      title={props.hint}
      aria-label={props.label}
      disabled={!props.onClick}
      onClick={props.onClick}
    >
      <props.icon size={19} aria-hidden />
      <span className={classes.toolName}>{props.label}</span>
    </Button>
  );
}

const partNames = {
  background: msg`place`,
  tone: msg`mood`,
  props: msg`things`,
  cast: msg`people`,
} as const;
type Part = keyof typeof partNames;

/** "Place and people are set by hand". */
function byHandText(parts: readonly Part[]): string {
  const language = i18n.locale === 'en' ? 'en-GB' : i18n.locale;
  const list = new Intl.ListFormat(language).format(parts.map((part) => i18n._(partNames[part])));
  const names = capitalised(list);
  const [first, second] = parts;
  return second === undefined && (first === 'background' || first === 'tone')
    ? t`${names} is set by hand, whatever the scene says.`
    : t`${names} are set by hand, whatever the scene says.`;
}
