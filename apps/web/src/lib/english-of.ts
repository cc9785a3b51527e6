import type { MessageDescriptor } from '@lingui/core';

/** What a text says in English, with its values as `{name}`. When the app is built, texts are lists instead of lines. */
export function englishOf({ message }: MessageDescriptor): string {
  const text = message as string | (string | [string])[] | undefined;
  return Array.isArray(text)
    ? text.map((part) => (Array.isArray(part) ? `{${part[0]}}` : part)).join('')
    : (text ?? '');
}
