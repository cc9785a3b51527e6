import { i18n, type MessageDescriptor } from '@lingui/core';

/** A table of texts that may stand at module level: each is said in the language of the page when it is read. */
export function textsOf<Key extends string>(
  messages: Readonly<Record<Key, MessageDescriptor>>,
): Readonly<Record<Key, string>> {
  const entries = Object.entries<MessageDescriptor>(messages);
  const getters = entries.map(([key, message]) => [key, { enumerable: true, get: () => i18n._(message) }]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Record<Key, string>;
}

/** The text of a key that a table has, of any other what stands for it: the key itself unless told. */
export const textOr = (texts: Readonly<Record<string, string>>, key: string, otherwise = key): string =>
  Object.hasOwn(texts, key) ? texts[key]! : otherwise;
