import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { saveAddress } from '../../lib/save-file.ts';
import { PlainButton } from '../button/button-link.tsx';
import classes from './film.module.css';
import type { Film } from './film-calls.ts';

/** The files of a filmed short, to be saved under a name. */
export function FilmFiles({ film, title, name }: { film: Film; title: string; name: string }) {
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
              <PlainButton
                key={ending}
                variant="outline"
                size="sm"
                aria-label={`${title}: ${label}`}
                onClick={() => saveAddress(`${name}.${ending}`, address)}
              >
                {label}
              </PlainButton>
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
