import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Select } from '@mantine/core';
import type { Comic, InLanguage } from '@panelwise/contracts/domain/comic';
import { isLanguage, languageNames, languages } from '@panelwise/contracts/domain/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink, PlainButton } from '../../components/button/button-link.tsx';
import { paths } from '../../config/paths.ts';
import { errorText } from '../../lib/api-error.ts';
import { useTextLanguage } from '../../lib/use-text-language.ts';
import { beginTranslation } from './api/translation-queries.ts';
import classes from './in-another-language.module.css';

/** The languages that a comic is in, and the way to another one. */
export function InAnotherLanguage({
  comic,
  alsoIn,
  isDrawn,
}: {
  comic: Comic;
  alsoIn: InLanguage[];
  /** All its pages show its script. */
  isDrawn: boolean;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const told = useTextLanguage(comic.story);
  const taken = new Set([comic.language ?? told, ...alsoIn.map((one) => one.language)]);
  const free = languages.filter((code) => !taken.has(code));
  const [chosen, setChosen] = useState<string | null>(null);
  const begin = useMutation({
    mutationFn: (code: string) => beginTranslation(comic._id, isLanguage(code) ? code : 'en'),
    onSuccess: async (id) => {
      void client.invalidateQueries({ queryKey: ['my-comics'] });
      void client.invalidateQueries({ queryKey: ['comic-details'] });
      await navigate(paths.translation(id));
    },
  });
  return (
    <section className={classes.box} aria-labelledby="in-another-language">
      <h2 id="in-another-language">
        <Trans>In other languages</Trans>
      </h2>
      {(alsoIn.length > 0 || comic.originalId) && (
        <p className={classes.links}>
          {comic.originalId && (
            <ButtonLink to={paths.translation(comic._id)} size="sm">
              <Trans>Its words beside the original</Trans>
            </ButtonLink>
          )}
          {alsoIn.map(({ _id, language }) => (
            <ButtonLink key={_id} to={paths.myComicDetails(_id)} variant="outline" size="sm" lang={language}>
              {languageNames[language]}
            </ButtonLink>
          ))}
        </p>
      )}
      {free.length > 0 && (
        <>
          <p>
            {isDrawn
              ? t`Make it in another language: the same pictures, with every line translated beside the original. You check each line before anybody reads it.`
              : t`Once all pages are drawn, you can make it in another language with the same pictures.`}
          </p>
          {begin.error && <Alert role="alert">{errorText(begin.error, t`Please try again.`)}</Alert>}
          {isDrawn && (
            <div className={classes.choose}>
              <Select
                aria-label={t`Language`}
                placeholder={t`Choose a language`}
                data={free.map((code) => ({ value: code, label: languageNames[code] }))}
                value={chosen}
                onChange={setChosen}
              />
              <PlainButton
                variant="outline"
                disabled={!chosen || begin.isPending}
                onClick={() => chosen && begin.mutate(chosen)}
              >
                {begin.isPending ? t`Copying the pictures…` : t`Make it in this language`}
              </PlainButton>
            </div>
          )}
        </>
      )}
    </section>
  );
}
