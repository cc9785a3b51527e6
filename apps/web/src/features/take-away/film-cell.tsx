import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Comic } from '@panelwise/contracts/domain/comic';
import { isTerminal } from '@panelwise/contracts/domain/run';
import type { ShortShape } from '@panelwise/contracts/domain/short';
import { IconMovie, type IconProps } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { comicTitle } from '../../lib/comic-title.ts';
import { saveAddress } from '../../lib/save-file.ts';
import { type Film, filmOf, filmRunQuery, orderFilm, stopFilm } from './film-calls.ts';
import classes from './take-away.module.css';
import { useTaking } from './taking.ts';

/** A film of one shape: a press films it, which can be stopped, and then its files are there. */
export function FilmCell({
  icon: Icon,
  comic,
  shape,
  title,
  note,
  lockedNote,
}: {
  icon: ComponentType<IconProps>;
  comic: Comic;
  shape: ShortShape;
  title: string;
  note: string;
  lockedNote?: string | undefined;
}) {
  const { began, failed } = useTaking();
  const [runId, setRunId] = useState<string>();
  const { data: run } = useQuery({ ...filmRunQuery(runId ?? ''), enabled: runId !== undefined });
  const ordering = useMutation({
    mutationFn: () => orderFilm(comic._id, shape),
    onMutate: began,
    onSuccess: setRunId,
    onError: failed,
  });
  const stopping = useMutation({ mutationFn: stopFilm, onError: failed });
  const isBusy = ordering.isPending || (runId !== undefined && !(run && isTerminal(run.status)));
  const hasFailed = run?.status === 'failed';
  useEffect(() => {
    if (hasFailed) failed(undefined);
  }, [hasFailed, failed]);
  const film = run?.status === 'succeeded' ? filmOf(run.result) : undefined;
  const percent = Math.round(run?.percent ?? 0);
  if (film) return <FilmFiles film={film} title={title} name={`${comicTitle(comic)}, ${shape}`} />;
  return (
    <div className={classes.film}>
      <button
        type="button"
        className={classes.cell}
        disabled={lockedNote !== undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || ordering.mutate()}
      >
        <Icon size={22} stroke={1.8} aria-hidden />
        <span className={classes.what}>
          <b>{title}</b>{' '}
          <span className={classes.note}>{lockedNote ?? (isBusy ? t`Filming, ${percent} %` : note)}</span>
        </span>
        <IconMovie size={18} stroke={1.8} aria-hidden />
      </button>
      {isBusy && runId && (
        <button
          type="button"
          className={classes.format}
          disabled={stopping.isPending}
          onClick={() => stopping.mutate(runId)}
        >
          <Trans>Stop filming</Trans>
        </button>
      )}
    </div>
  );
}

function FilmFiles({ film, title, name }: { film: Film; title: string; name: string }) {
  const files = [
    { label: 'MP4', ending: 'mp4', address: film.mp4Url },
    { label: 'WebM', ending: 'webm', address: film.webmUrl },
    { label: t`Subtitles`, ending: 'vtt', address: film.subtitlesUrl },
  ];
  return (
    <section className={classes.film} aria-label={title}>
      <b>{title}</b>
      <span className={classes.files}>
        {files.map(
          ({ label, ending, address }) =>
            address && (
              <button
                key={ending}
                type="button"
                className={classes.format}
                aria-label={`${title}: ${label}`}
                onClick={() => saveAddress(`${name}.${ending}`, address)}
              >
                {label}
              </button>
            ),
        )}
      </span>
      {film.mp4Url === null && (
        <span className={classes.note}>
          <Trans>MP4 cannot be made on this server. WebM plays in every browser.</Trans>
        </span>
      )}
    </section>
  );
}
