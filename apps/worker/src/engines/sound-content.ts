import { DomainError } from '@panelwise/contracts/errors/domain-error';
import { withoutFaulty } from '@panelwise/studio/write/item-lint';

type Finding = { item?: number; message: string };

/**
 * What a model wrote without its faulty items.
 * @throws DomainError `provider-garbage` that names every fault, when fewer than `least` items are left or
 * the fault is one of the whole set: the model is then asked again
 */
export function acceptSound<T>(items: T[], findings: Finding[], least: number): T[] {
  const sound = withoutFaulty(items, findings);
  const ofSet = findings.some((finding) => finding.item === undefined);
  if (!ofSet && sound.length >= least) return sound;
  throw new DomainError('provider-garbage', {
    details: findings.map(({ item, message }) => ({
      path: item === undefined ? 'all items' : `item ${item + 1}`,
      message: item === undefined ? message : `Item ${item + 1}: ${message}`,
    })),
  });
}

/**
 * What the built-in writer wrote without items that a script edited by hand has made unfair. It would write
 * the same again, so it keeps everything when fewer than `least` items would be left.
 */
export function keepSound<T>(items: T[], findings: Finding[], least: number): T[] {
  const sound = withoutFaulty(items, findings);
  return sound.length >= least ? sound : items;
}

/** Fewer make no quiz and no set of cards. */
export const leastItems = { quiz: 3, hardcoreQuiz: 2, faqs: 3, facts: 3 };
