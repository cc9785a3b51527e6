import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleId, sampleLibraryComic } from '../../testing/samples.ts';
import { openReader } from './testing-reader.tsx';

/** The words of the comic tell its language by code that comes late. */
const untilRead = () => waitFor(() => expect(document.querySelector('div[lang="en"]')).not.toBeNull());

test('a comic that there is in other languages leads from the page that is read to the same page in each', async () => {
  const { user, router } = openReader(
    {
      comic: sampleLibraryComic({ language: 'en' }),
      alsoIn: [
        { _id: sampleId(41), language: 'de', title: 'Der Wasserkreislauf' },
        { _id: sampleId(42), language: 'es', title: 'El ciclo del agua' },
      ],
    },
    '?page=2',
  );
  await untilRead();
  const languages = await screen.findByRole('navigation', { name: 'Languages of this comic' });
  expect(languages.textContent).toBe('EnglishEspañolDeutsch');
  expect(within(languages).getByText('English').getAttribute('aria-current')).toBe('true');
  const spanish = within(languages).getByRole('link', { name: 'Español' });
  expect([spanish.lang, spanish.title]).toEqual(['es', 'El ciclo del agua']);
  await user.click(spanish);
  expect(router.state.location).toMatchObject({
    pathname: `/our-library/${sampleId(42)}`,
    search: '?page=2',
  });
});

test('a comic in one language offers no other', async () => {
  openReader({ comic: sampleLibraryComic({ language: 'en' }), alsoIn: [] });
  await untilRead();
  expect(screen.queryByRole('navigation', { name: 'Languages of this comic' })).toBeNull();
});
