import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AlbumCard } from '@panelwise/contracts/http/learn';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlainButton } from '../../../components/button/button-link.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { sceneQuery } from '../api/learn-queries.ts';
import { rankNames } from '../rank-words.ts';
import classes from './scenes.module.css';

const stages = ['pencil', 'ink', 'colour'] as const;
const stageNames = {
  pencil: msg({ message: 'Pencil', context: 'stage of a drawing' }),
  ink: msg({ message: 'Ink', context: 'stage of a drawing' }),
  colour: msg({ message: 'Color', context: 'stage of a drawing' }),
};

/** Behind the scenes of a comic: what its card has opened, and what opens more. Pictures are fetched when they are asked for. */
export function Scenes({ comicId, scenes }: { comicId: string; scenes: NonNullable<AlbumCard['scenes']> }) {
  const [isOpen, setOpen] = useState(false);
  const { pages, next } = scenes;
  return (
    <div className={classes.scenes}>
      <h3>
        <Trans>Behind the scenes</Trans>
      </h3>
      {next && <p>{opensWords(next, pages)}</p>}
      {pages > 0 && !isOpen && (
        <PlainButton variant="outline" onClick={() => setOpen(true)}>
          <Trans>See how it was drawn</Trans>
        </PlainButton>
      )}
      {pages > 0 && isOpen && <Stages comicId={comicId} pages={pages} />}
    </div>
  );
}

function opensWords({ rank, pages }: { rank: keyof typeof rankNames; pages: number }, open: number): string {
  const name = i18n._(rankNames[rank]);
  if (open > 0)
    return t`${name} opens ${plural(pages - open, { one: '# more page', other: '# more pages' })} in pencil and ink.`;
  return pages === 1
    ? t`${name} opens the first page in pencil and ink.`
    : t`${name} opens ${plural(pages, { one: '# page', other: '# pages' })} in pencil and ink.`;
}

function Stages({ comicId, pages }: { comicId: string; pages: number }) {
  const [page, setPage] = useState(1);
  const [stage, setStage] = useState<(typeof stages)[number]>('pencil');
  const { data, error } = useQuery(sceneQuery(comicId, page));
  const picture = data && { pencil: data.pencil, ink: data.ink, colour: data.colourUrl }[stage];
  const name = i18n._(stageNames[stage]);
  return (
    <>
      <fieldset className={classes.stages}>
        <legend className="visually-hidden">
          <Trans>How far it is drawn</Trans>
        </legend>
        {stages.map((one) => (
          <label key={one} data-on={one === stage || undefined}>
            <input
              type="radio"
              name={`stage-${comicId}`}
              checked={one === stage}
              onChange={() => setStage(one)}
            />
            {i18n._(stageNames[one])}
          </label>
        ))}
      </fieldset>
      <div className={classes.picture} aria-busy={!data && !error}>
        {picture && <img src={picture} alt={t`Page ${page}: ${name}`} />}
        {error && <p role="alert">{errorText(error, t`This page could not be loaded. Please try again.`)}</p>}
      </div>
      {pages > 1 && (
        <div className={classes.turn}>
          <PlainButton variant="subtle" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            <Trans>Page before</Trans>
          </PlainButton>
          <span>
            <Trans>
              {page} of {pages}
            </Trans>
          </span>
          <PlainButton variant="subtle" size="sm" disabled={page === pages} onClick={() => setPage(page + 1)}>
            <Trans>Next page</Trans>
          </PlainButton>
        </div>
      )}
    </>
  );
}
