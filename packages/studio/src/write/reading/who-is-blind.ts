import { escapeRegExp } from '../text/words.ts';
import { isActor } from './people-of-story.ts';
import type { Entity } from './reading.ts';
import { withoutSpeech } from './without-speech.ts';

const isBlind =
  "(?:(?:is|was|has been|had been|became|went|was born|were) (?:\\p{L}+ly |almost |deaf and )?blind(?! (?:spot|date|to))|(?:lost|had lost) (?:his|her|their) (?:sight|eyesight)|(?:cannot|can['’]t|could not|couldn['’]t) see(?: (?:at all|anything|with (?:his|her) eyes))?(?=[.,;!]|$))";

/**
 * Who of an English story cannot see, as it says of them by name, or by a pronoun right behind the name; "could not see" of
 * one moment counts only beside a word of blindness.
 */
export function whoIsBlind(entities: readonly Entity[], texts: readonly string[]): ReadonlySet<string> {
  const told = texts.map(withoutSpeech);
  if (!told.some((text) => /(?<!\p{L})(?:blind|eyesight|sight)(?!\p{L})/iu.test(text))) return new Set();
  const blind = entities.filter(isActor).filter(({ name, aliases, kind }) => {
    if (kind === 'animal') return false;
    const names = [name, ...aliases].map(escapeRegExp).join('|');
    const byName = new RegExp(
      `(?<!\\p{L})(?:${names}) (?:who )?${isBlind}|(?<!\\p{L})blind (?:boy|girl|man|woman|child|pupil|student)(?: called| named)?,? (?:${names})(?!\\p{L})`,
      'iu',
    );
    const opens = new RegExp(`^(?:\\p{L}+ ){0,2}(?:${names})(?!\\p{L})`, 'iu');
    return told.some(
      (text, at) =>
        byName.test(text) ||
        (new RegExp(`^(?:(?:but|and) )?(?:he|she) ${isBlind}`, 'iu').test(text) &&
          opens.test(told[at - 1] ?? '')),
    );
  });
  return new Set(blind.map(({ name }) => name));
}
