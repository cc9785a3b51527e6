import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ShortShape } from '@panelwise/contracts/domain/short';
import { IconFileDownload } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { errorText } from '../../lib/api-error.ts';
import { PlainButton } from '../button/button-link.tsx';
import classes from './film.module.css';
import type { FilmOf } from './film-calls.ts';
import { FilmFiles } from './film-files.tsx';
import { useFilm } from './use-film.ts';

/** Films the short of a comic, for a lesson without a network: a press films it, and then its files are there. */
export function FilmDownload({
  comicId,
  title,
  shape,
  of,
}: {
  comicId: string;
  title: string;
  shape: ShortShape;
  of: FilmOf;
}) {
  const [problem, setProblem] = useState<{ error: unknown }>();
  const failed = useCallback((error: unknown) => setProblem({ error }), []);
  const began = () => setProblem(undefined);
  const { film, isBusy, percent, order, stop } = useFilm({ comicId, shape, of, began, failed });
  if (film) return <FilmFiles film={film} title={t`The video is here`} name={`${title}, ${shape}`} />;
  return (
    <div className={classes.film}>
      <span className={classes.files}>
        <PlainButton variant="outline" aria-disabled={isBusy || undefined} onClick={order}>
          <IconFileDownload stroke={1.9} aria-hidden />
          {isBusy ? t`Filming, ${percent} %` : t`Download as a video`}
        </PlainButton>
        {stop && (
          <PlainButton variant="subtle" onClick={stop}>
            <Trans>Stop filming</Trans>
          </PlainButton>
        )}
      </span>
      {problem && (
        <p className={classes.note} role="alert">
          {errorText(problem.error, t`It could not be filmed. Please try again.`)}
        </p>
      )}
    </div>
  );
}
