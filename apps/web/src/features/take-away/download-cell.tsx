import { Loader } from '@mantine/core';
import { IconArrowDown, type IconProps } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import classes from './take-away.module.css';
import { useTaking } from './taking.ts';

/** One thing to take away: a press makes it and gives it to the person. */
export function DownloadCell({
  icon: Icon,
  title,
  note,
  busyNote,
  lockedNote,
  take,
}: {
  icon: ComponentType<IconProps>;
  title: string;
  note: string;
  /** Stands in place of the note while it is made. */
  busyNote: string;
  /** Why it cannot be had yet; the cell is dashed then. */
  lockedNote?: string | undefined;
  take: () => Promise<unknown>;
}) {
  const { began, ended, failed } = useTaking();
  const { mutate, isPending } = useMutation({
    mutationFn: take,
    onMutate: began,
    onSuccess: (done) => ended(title, done !== false),
    onError: failed,
  });
  return (
    <button
      type="button"
      className={classes.cell}
      disabled={lockedNote !== undefined}
      aria-disabled={isPending || undefined}
      onClick={() => isPending || mutate()}
    >
      <Icon size={22} stroke={1.8} aria-hidden />
      <span className={classes.what}>
        <b>{title}</b> <span className={classes.note}>{lockedNote ?? (isPending ? busyNote : note)}</span>
      </span>
      {isPending ? (
        <Loader size={18} color="var(--pencil-line)" aria-hidden />
      ) : (
        lockedNote === undefined && (
          <IconArrowDown size={18} stroke={1.8} aria-hidden className={classes.down} />
        )
      )}
    </button>
  );
}
