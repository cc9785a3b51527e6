import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, TextInput } from '@mantine/core';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { limits } from '@panelwise/contracts/domain/limits';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './parts-step.module.css';

/** What a part is called. A press on the pencil makes a field of it; what is typed counts with Enter or once it is left. */
export function PartTitle({
  part,
  onRename,
}: {
  part: SeriesPart;
  /** Undefined where it stays. */
  onRename: ((title: string) => void) | undefined;
}) {
  const { part: number, title } = part;
  const [typed, setTyped] = useState<string>();
  const pencil = useRef<HTMLButtonElement>(null);
  if (typed === undefined || !onRename)
    return (
      <div className={classes.title}>
        <h3>
          <Trans>
            <span className="visually-hidden">Part {number}: </span>
            {title}
          </Trans>
        </h3>
        {onRename && (
          <ActionIcon
            ref={pencil}
            variant="subtle"
            aria-label={t`Change the title of part ${number}`}
            onClick={() => setTyped(title)}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
    );
  const close = () => {
    setTyped(undefined);
    // The pencil is there again in the next frame.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const take = () => {
    const wanted = typed.trim();
    if (wanted && wanted !== title) onRename(wanted);
  };
  return (
    <TextInput
      className={classes.titleField}
      aria-label={t`Title of part ${number}`}
      value={typed}
      maxLength={limits.partTitleMax}
      error={typed.trim() === '' && t`A part needs a title.`}
      autoFocus
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        take();
        setTyped(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        if (event.key !== 'Enter' || typed.trim() === '') return;
        take();
        close();
      }}
    />
  );
}
