import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cardOpens } from '@panelwise/contracts/domain/card-opens';
import type { FirstStyle } from '@panelwise/contracts/domain/first-styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { inStyleQuery } from '../api/in-style-query.ts';
import { rankNames } from '../rank-words.ts';
import classes from './scenes.module.css';

const styleNames = {
  comic: msg({ message: 'Comic', context: 'style' }),
  manga: msg({ message: 'Manga', context: 'style' }),
  watercolor: msg({ message: 'Watercolor', context: 'style' }),
  flat: msg({ message: 'Flat', context: 'style' }),
  pixel: msg({ message: 'Pixel', context: 'style' }),
  chalkboard: msg({ message: 'Chalkboard', context: 'style' }),
  papercut: msg({ message: 'Paper cut', context: 'style' }),
} satisfies Record<FirstStyle, unknown>;
const styles = Object.keys(styleNames) as FirstStyle[];

/** A page in another style, where its card opens that. It is drawn once a style is chosen. */
export function OtherStyles({ comicId, isOpen }: { comicId: string; isOpen: boolean }) {
  const [style, setStyle] = useState<FirstStyle>();
  const rank = i18n._(rankNames[cardOpens.styles.rank]);
  return (
    <div className={classes.scenes}>
      <h3 id="other-styles">
        <Trans>In other styles</Trans>
      </h3>
      {isOpen ? (
        <fieldset className={classes.stages} aria-labelledby="other-styles">
          {styles.map((one) => (
            <label key={one} data-on={one === style || undefined}>
              <input
                type="radio"
                name={`style-${comicId}`}
                checked={one === style}
                onChange={() => setStyle(one)}
              />
              {i18n._(styleNames[one])}
            </label>
          ))}
        </fieldset>
      ) : (
        <p>
          <Trans>{rank} opens a page in any style you like.</Trans>
        </p>
      )}
      {style && <InStyle comicId={comicId} style={style} />}
    </div>
  );
}

function InStyle({ comicId, style }: { comicId: string; style: FirstStyle }) {
  const { data, error } = useQuery(inStyleQuery(comicId, style));
  const name = i18n._(styleNames[style]);
  const page = data?.page ?? 1;
  return (
    <div className={classes.picture} aria-busy={!data && !error}>
      {data && <img src={data.imageUrl} alt={t`Page ${page}: ${name}`} />}
      {!data && !error && (
        <p role="status">
          <Trans>It is being drawn.</Trans>
        </p>
      )}
      {error && <p role="alert">{errorText(error, t`This page could not be loaded. Please try again.`)}</p>}
    </div>
  );
}
