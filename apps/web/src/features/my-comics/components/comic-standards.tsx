import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, CloseButton, TextInput } from '@mantine/core';
import type { Comic } from '@panelwise/contracts/domain/comic';
import { keyOfStandard, type Standard } from '@panelwise/contracts/domain/curriculum';
import { limits } from '@panelwise/contracts/domain/limits';
import { findStandards, setComicStandards } from '@panelwise/contracts/http/curricula';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { StandardLine } from '../../../components/standard-line/standard-line.tsx';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { comicStandardsQuery } from '../../../lib/curriculum-queries.ts';
import { comicDetailsQuery } from '../api/my-comics-queries.ts';
import classes from './comic-standards.module.css';

/** What a comic teaches by the standards of curricula: its creator takes away and adds, each kept at once. */
export function ComicStandards({ comic }: { comic: Comic }) {
  const query = comicStandardsQuery(comic._id);
  const { data: standards, error } = useQuery(query);
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data: found } = useQuery({
    queryKey: ['standards', search, comic.grade],
    queryFn: async ({ signal }) =>
      (await call(findStandards, { query: { search, grade: comic.grade }, signal })).standards,
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
  const save = useMutation({
    mutationFn: async (next: Standard[]) => {
      const body = { standards: next.map(({ curriculum, code }) => ({ curriculum, code })) };
      return (await call(setComicStandards, { params: { id: comic._id }, body })).standards;
    },
    onSuccess: async (kept) => {
      client.setQueryData(query.queryKey, kept);
      await client.invalidateQueries({ queryKey: comicDetailsQuery(comic._id).queryKey });
    },
  });
  if (!standards)
    return error ? (
      <Alert role="alert">{errorText(error, t`The standards cannot be shown at the moment.`)}</Alert>
    ) : null;
  const has = new Set(standards.map(keyOfStandard));
  const offered = (search.length > 1 ? (found ?? []) : []).filter((one) => !has.has(keyOfStandard(one)));
  const isFull = standards.length >= limits.comicStandardsMax;
  const add = (standard: Standard) => {
    setTyped('');
    save.mutate([...standards, standard]);
  };
  return (
    <div className={classes.box}>
      {standards.length === 0 ? (
        <p className="muted">
          <Trans>No standards yet. Teachers find a comic by the ones that it teaches.</Trans>
        </p>
      ) : (
        <ul className={classes.list}>
          {standards.map((standard) => (
            <li key={keyOfStandard(standard)}>
              <StandardLine standard={standard} />
              <CloseButton
                size="lg"
                aria-label={removeWords(standard)}
                disabled={save.isPending}
                onClick={() => save.mutate(standards.filter((one) => one !== standard))}
              />
            </li>
          ))}
        </ul>
      )}
      {save.error && <Alert role="alert">{errorText(save.error, t`The standards were not saved.`)}</Alert>}
      {isFull ? (
        <p className="muted">
          <Trans>That is as many as fit. Remove one to add another.</Trans>
        </p>
      ) : (
        <TextInput
          type="search"
          label={t`Add a standard`}
          placeholder={t`A code or words, such as fractions`}
          maxLength={limits.searchMax}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      )}
      {!isFull && search.length > 1 && found && offered.length === 0 && (
        <p role="status">
          <Trans>No standard has this code or these words.</Trans>
        </p>
      )}
      {!isFull && offered.length > 0 && (
        <ul className={classes.found}>
          {offered.map((standard) => (
            <li key={keyOfStandard(standard)}>
              <button type="button" disabled={save.isPending} onClick={() => add(standard)}>
                <StandardLine standard={standard} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {comic.isLive && (
        <p className="muted">
          <Trans>What readers find the comic by changes with its next review.</Trans>
        </p>
      )}
    </div>
  );
}

const removeWords = ({ code }: Standard) => t`Remove ${code}`;
