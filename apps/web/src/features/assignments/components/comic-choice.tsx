import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, TextInput } from '@mantine/core';
import { isLanguage, type Language } from '@panelwise/contracts/domain/languages';
import { limits } from '@panelwise/contracts/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { CurriculumChoice, noCurriculum } from '../../../components/curriculum-choice/curriculum-choice.tsx';
import { LanguageChoice } from '../../../components/language-choice/language-choice.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { comicChoicesQuery } from '../assignment-queries.ts';
import classes from './assign.module.css';

type Choice = { _id: string; title: string; thumbnail: string | null };

/** Chooses a comic to assign: one's own, or one of the library. */
export function ComicChoice({ onChoose }: { onChoose: (comicId: string) => void }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [curriculum, setCurriculum] = useState(noCurriculum);
  const [language, setLanguage] = useState<Language>();
  const { data, error } = useQuery(comicChoicesQuery(search, curriculum, language));
  const list = (title: string, comics: Choice[]) =>
    comics.length > 0 && (
      <div>
        <h2 className={classes.small}>{title}</h2>
        <ul className={classes.choices}>
          {comics.map(({ _id, title: name, thumbnail }) => (
            <li key={_id}>
              <button type="button" onClick={() => onChoose(_id)}>
                {thumbnail ? <img src={thumbnail} alt="" /> : <span aria-hidden />}
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <>
      <TextInput
        label={t`Which comic?`}
        placeholder={t`Search by title`}
        type="search"
        data-autofocus
        maxLength={limits.searchMax}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <CurriculumChoice value={curriculum} onChange={setCurriculum} />
      <LanguageChoice
        value={language ?? ''}
        onChange={(chosen) => setLanguage(isLanguage(chosen) ? chosen : undefined)}
      />
      {error && <Alert role="alert">{errorText(error, t`The comics cannot be shown at the moment.`)}</Alert>}
      {data && data.own.length + data.library.length === 0 && (
        <p role="status">
          {language ? (
            <Trans>No comic in this language fits. Try another one.</Trans>
          ) : curriculum.curriculum ? (
            <Trans>No comic of the library teaches this yet.</Trans>
          ) : (
            <Trans>No comic has these words.</Trans>
          )}
        </p>
      )}
      {data && list(t`Your comics`, data.own)}
      {data && list(t`Library`, data.library)}
    </>
  );
}
