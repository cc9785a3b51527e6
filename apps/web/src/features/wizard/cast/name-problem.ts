import { t } from '@lingui/core/macro';
import { type CastChoices, castChoiceSchema, castKey, namesTaken } from '@panelwise/contracts/domain/cast';
import type { InComic } from '@panelwise/studio/write/who-is-in-it';
import { installFormMessages } from '../../../lib/form-messages.ts';
import { inOurWords } from '../../../lib/our-words.ts';

installFormMessages();

/** Why somebody cannot be called so; undefined where they can. */
export function nameProblem(
  wanted: string,
  who: InComic,
  comic: { people: InComic[]; choices: CastChoices; story: string },
): string | undefined {
  const called = wanted.trim();
  if (!called || castKey(called) === castKey(who.inStory)) return undefined;
  const parsed = castChoiceSchema.safeParse({ name: who.inStory, called });
  if (!parsed.success) return inOurWords(parsed.error.issues[0]?.message ?? '') || undefined;
  const others = [
    ...comic.people.filter((one) => one.inStory !== who.inStory).flatMap((one) => [one.name, one.inStory]),
    ...comic.choices
      .filter((one) => castKey(one.name) !== castKey(who.inStory))
      .flatMap((one) => [one.name, ...(one.called ? [one.called] : [])]),
  ];
  if (others.some((other) => castKey(other) === castKey(called)))
    return t`Somebody in this comic is called ${called} already. Choose another name.`;
  if (namesTaken([parsed.data], comic.story).length > 0)
    return t`Your story says “${called}” of somebody or something else. Choose another name.`;
  return undefined;
}
