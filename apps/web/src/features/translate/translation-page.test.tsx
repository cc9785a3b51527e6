import type { SavedLine } from '@panelwise/contracts/domain/translation';
import { errorCatalog } from '@panelwise/contracts/errors/catalog';
import { stepEndpoint } from '@panelwise/contracts/http/runs';
import { applyTranslation, getTranslation, saveTranslation } from '@panelwise/contracts/http/translations';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startSession } from '../../lib/session.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { sampleId, sampleSession } from '../../testing/samples.ts';
import { TranslationPage } from './translation-page.tsx';

test('a line is saved as it is typed, nothing is guessed without a service, and a full sheet goes into the comic', async () => {
  const api = fakeApi();
  startSession(sampleSession());
  const id = sampleId(200);
  const line = { page: 1, panel: 1, text: '', max: 400 };
  api.answer(getTranslation, {
    title: 'The Green Kitchen',
    language: 'es',
    originalLanguage: 'en',
    originalId: null,
    isInComic: false,
    lines: [
      { ...line, key: '1.1.caption', kind: 'caption', original: 'Light comes in.' },
      { ...line, key: '1.1.dialogue.0', kind: 'speech', speaker: 'Mina', original: 'Oh!' },
    ],
  });
  api.answer(saveTranslation, {});
  const { user } = renderApp(<TranslationPage />, {
    path: '/my-comics/:id/translation',
    at: `/my-comics/${id}/translation`,
  });
  await screen.findByRole('heading', { name: 'The Green Kitchen in Spanish' });
  const put = screen.getByRole('button', { name: 'Put these words into the comic' });
  expect(put).toHaveProperty('disabled', true);

  const service = stepEndpoint('translate-comic');
  api.handle(service, () => refusal(422, 'no-translator', errorCatalog['no-translator'].message));
  await user.click(screen.getByRole('button', { name: 'Fill in the empty lines for me' }));
  expect(await screen.findByText(/we do not guess/)).toBeDefined();

  await user.type(screen.getByRole('textbox', { name: /^Caption in Spanish/ }), 'La luz entra.');
  await user.click(screen.getAllByRole('button', { name: 'Same as the original' })[0]!);
  await waitFor(() => expect(screen.getByText('Saved')).toBeDefined());
  const saved = api.requests(saveTranslation).map(({ body }) => body as { lines: SavedLine[] });
  expect(Object.fromEntries(saved.flatMap(({ lines }) => lines.map(({ key, text }) => [key, text])))).toEqual(
    {
      '1.1.caption': 'La luz entra.',
      '1.1.dialogue.0': 'Oh!',
    },
  );
  api.answer(applyTranslation, {});
  const lettering = stepEndpoint('generate-comic');
  api.handle(lettering, () =>
    Response.json({ error: false, message: '', data: { runId: sampleId(5), status: 'queued' } }),
  );
  await user.click(put);
  await waitFor(() => expect(api.requests(lettering).map(({ body }) => body)).toEqual([{ comicId: id }]));
  expect(api.requests(applyTranslation)).toHaveLength(1);
});
