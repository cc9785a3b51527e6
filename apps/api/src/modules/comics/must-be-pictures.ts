import type { PartWishes } from '@panelwise/contracts/domain/part-wishes';
import { DomainError } from '@panelwise/contracts/errors/domain-error';

/** Refuses a picture for a term that the studio does not have. @throws DomainError `bad-input` */
export async function mustBePictures(wishes: PartWishes): Promise<void> {
  const wanted = wishes.flatMap(({ pictures = [] }, i) =>
    pictures.flatMap(({ term, picture }, j) =>
      picture === null ? [] : [{ term, picture, path: `wishes.${i}.pictures.${j}.picture` }],
    ),
  );
  if (wanted.length === 0) return;
  // Loaded when somebody chooses a first one: with the names come all drawings of the studio.
  const { hasIcon } = await import('@panelwise/studio/draw/props/icons');
  const missing = wanted.find(({ picture }) => !hasIcon(picture));
  if (!missing) return;
  throw new DomainError('bad-input', {
    message: `There is no picture called “${missing.picture}”. Choose another one for ${missing.term}.`,
    details: [{ path: missing.path, message: 'There is no such picture.' }],
  });
}
