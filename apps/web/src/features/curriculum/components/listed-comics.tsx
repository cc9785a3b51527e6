import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Modal, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { limits } from '@panelwise/contracts/domain/limits';
import { listComic } from '@panelwise/contracts/http/curricula';
import { getLibrary } from '@panelwise/contracts/http/library';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { comicTitle } from '../../../lib/comic-title.ts';
import type { CoveredStandard } from './coverage-list.tsx';
import classes from './curriculum.module.css';

/** How many comics one chooses from at once. */
const shown = 8;

/** Names comics of the library at a standard of a school's list, and takes them away again. */
function useListing(listId: string, code: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ comicId, listed }: { comicId: string; listed: boolean }) =>
      call(listComic, { params: { id: listId, comicId }, body: { code, listed } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['classes'] }),
  });
}

/** Opens the library to name one of its comics at a standard. */
export function ListComicButton({
  listId,
  standard: { code, title, comics },
}: {
  listId: string;
  standard: CoveredStandard;
}) {
  const [opened, { open, close }] = useDisclosure(false);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const listing = useListing(listId, code);
  const { data, error } = useQuery({
    queryKey: ['library', 'to-list', search],
    queryFn: ({ signal }) => call(getLibrary, { query: { limit: shown, ...(search && { search }) }, signal }),
    enabled: opened,
    placeholderData: keepPreviousData,
  });
  const there = new Set(comics.map(({ _id }) => _id));
  const found = data?.comics.filter(({ _id }) => !there.has(_id)) ?? [];
  const failure = listing.error ?? error;
  return (
    <>
      <Button variant="subtle" size="sm" onClick={open}>
        <Trans>Choose a comic</Trans>
        <span className="visually-hidden">: {title}</span>
      </Button>
      <Modal opened={opened} onClose={close} title={`${code} ${title}`}>
        <div className={classes.choose}>
          <p className="muted">
            <Trans>Only teachers who use this list see that the comic stands in it.</Trans>
          </p>
          <TextInput
            label={t`Which comic?`}
            placeholder={t`Search by title`}
            type="search"
            data-autofocus
            maxLength={limits.searchMax}
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
          {failure && <Alert role="alert">{errorText(failure, t`Please try again.`)}</Alert>}
          {data && found.length === 0 && (
            <p role="status">
              <Trans>No comic has these words.</Trans>
            </p>
          )}
          <ul>
            {found.map((comic) => (
              <li key={comic._id}>
                <Button
                  variant="outline"
                  fullWidth
                  disabled={listing.isPending}
                  onClick={() => listing.mutate({ comicId: comic._id, listed: true }, { onSuccess: close })}
                >
                  {comicTitle(comic)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </Modal>
    </>
  );
}

/** Takes a comic away from a standard of a list. */
export function UnlistButton({
  listId,
  code,
  comic: { _id, title },
}: {
  listId: string;
  code: string;
  comic: CoveredStandard['comics'][number];
}) {
  const listing = useListing(listId, code);
  return (
    <button
      type="button"
      className={classes.unlist}
      aria-label={t`Take ${title} away from ${code}`}
      disabled={listing.isPending}
      onClick={() => listing.mutate({ comicId: _id, listed: false })}
    >
      <IconX size={16} stroke={2} aria-hidden />
    </button>
  );
}
