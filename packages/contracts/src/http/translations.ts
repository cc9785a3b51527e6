import { z } from 'zod';
import {
  languageSchema,
  savedLineSchema,
  translationBounds,
  translationLineSchema,
} from '../domain/translation.ts';
import { endpoint, envelope, idParams } from './endpoint.ts';

const tag = 'Translations';

/** Its pictures are copied, not drawn. There is one of each language: asked for again, it is found. */
export const makeTranslation = endpoint({
  method: 'POST',
  path: '/user/comics/:id/translations',
  auth: 'user',
  tag,
  summary: 'Begin a comic in another language, with the same pictures and no words yet',
  params: idParams,
  body: z.object({ language: languageSchema }),
  response: envelope({ comicId: z.uuid() }),
});

export const getTranslation = endpoint({
  method: 'GET',
  path: '/user/comics/:id/translation',
  auth: 'user',
  tag,
  summary: 'Every line of a translated comic beside its original',
  params: idParams,
  response: envelope({
    title: z.string(),
    language: languageSchema,
    originalLanguage: languageSchema,
    /** The comic it was made from; null where that was deleted. */
    originalId: z.uuid().nullable(),
    lines: z.array(translationLineSchema),
    /** The comic says every line as it stands here. */
    isInComic: z.boolean(),
  }),
});

/** Each line says how it read before: what was changed elsewhere meanwhile is refused with `translation-changed`. */
export const saveTranslation = endpoint({
  method: 'PUT',
  path: '/user/comics/:id/translation',
  auth: 'user',
  tag,
  summary: 'Save lines of a translation while they are written',
  params: idParams,
  body: z.object({ lines: z.array(savedLineSchema).min(1).max(translationBounds.saved) }),
  response: envelope({}),
});

/** Refused with `translation-unfinished` or `translation-wrong`, which name the lines. The pages are lettered by `generate-comic`. */
export const applyTranslation = endpoint({
  method: 'POST',
  path: '/user/comics/:id/translation/apply',
  auth: 'user',
  tag,
  summary: 'Put the words of a translation into its comic',
  params: idParams,
  response: envelope({}),
});
