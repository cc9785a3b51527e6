import type { CallName } from '../../apps/api/src/testing/every-endpoint.ts';
import type { MakeRequest } from './cell.ts';

const onTranslation =
  (body?: object, isFinished = false): MakeRequest =>
  async ({ things, of }) => {
    const comic = await things.translation(of.userId, isFinished);
    return { params: { id: comic }, ...(body && { body }), comic };
  };

/** Calls about comics that are turned into another language. */
export const translationRequests = {
  makeTranslation: async ({ things, of }) => {
    const comic = await things.comicWithArt(of.userId);
    return { params: { id: comic }, body: { language: 'es' }, comic };
  },
  getTranslation: onTranslation(),
  saveTranslation: onTranslation({ lines: [{ key: '1.1.caption', was: '', text: 'La luz entra.' }] }),
  applyTranslation: onTranslation(undefined, true),
  'translate-comic': async ({ things, of }) => {
    const comic = await things.translation(of.userId);
    return { body: { comicId: comic }, comic };
  },
} satisfies Partial<Record<CallName, MakeRequest>>;
