import type { Entity } from '../reading/reading.ts';
import type { StorySentence } from '../story/analyse-story.ts';

/** "As a girl she fetched water", "when he was ten". */
const whenYoung =
  /(?<!\p{L})(?:as (?:an? )?(?:\p{L}+ )?(?:boy|girl|child|schoolboy|schoolgirl)|when (?:he|she) was (?:still |only |just )?(?:an? (?:\p{L}+ )?(?:boy|girl|child)|(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|[5-9]|1[0-3])(?: years old)?))(?=[ ,.])/iu;

/**
 * What a grown-up is drawn as in a sentence that tells of them as a child, by name.
 * @param looks what everybody is drawn as
 * @returns `undefined` for somebody of history, whom nobody has seen as a child; nothing for all others
 */
export function youngerSelf(
  { visible, people }: Pick<StorySentence, 'visible' | 'people'>,
  entities: readonly Entity[],
  looks: ReadonlyMap<string, string>,
): Readonly<Record<string, string | undefined>> {
  if (!whenYoung.test(visible) || people.length !== 1) return {};
  const name = people[0]!;
  const entity = entities.find((one) => one.name === name);
  const look = looks.get(name);
  if (entity?.kind !== 'adult' || !look) return {};
  if (entity.known) return { [name]: undefined };
  const young = look.replace(/(?:old-)?woman$/, 'girl').replace(/(?:old-)?man$/, 'boy');
  return { [name]: young === look ? undefined : young };
}
