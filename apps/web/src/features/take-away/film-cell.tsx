import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Comic } from '@panelwise/contracts/domain/comic';
import type { ShortShape } from '@panelwise/contracts/domain/short';
import { IconDownload, type IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { FilmFiles } from '../../components/film/film-files.tsx';
import { useFilm } from '../../components/film/use-film.ts';
import { comicTitle } from '../../lib/comic-title.ts';
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
  const filming = useFilm({ comicId: comic._id, shape, of: 'own', began, failed });
  const { film, isBusy, percent, order, stop } = filming;
  if (film) return <FilmFiles film={film} title={title} name={`${comicTitle(comic)}, ${shape}`} />;
  return (
    <div className={classes.film}>
      <button
        type="button"
        className={classes.cell}
        disabled={lockedNote !== undefined}
        aria-disabled={isBusy || undefined}
        onClick={order}
      >
        <Icon size={22} stroke={1.8} aria-hidden />
        <span className={classes.what}>
          <b>{title}</b>{' '}
          <span className={classes.note}>{lockedNote ?? (isBusy ? t`Filming, ${percent} %` : note)}</span>
        </span>
        <IconDownload size={18} stroke={1.8} className={classes.down} aria-hidden />
      </button>
      {stop && (
        <button type="button" className={classes.format} onClick={stop}>
          <Trans>Stop filming</Trans>
        </button>
      )}
    </div>
  );
}
