import type { Prop } from '@panelwise/contracts/domain/script';
import { howMany } from '../../words/how-many.ts';
import { kindOf } from '../../words/kind-of.ts';
import { pictureOf } from '../../words/picture-of.ts';
import { isPlural } from '../../write/text/words.ts';
import { thingsOf } from '../props/several.ts';
import { sceneNames } from '../vocabulary.ts';

const mostThings = 2;
/** Words that stand before a thing, with at most one attribute between. */
const before =
  /^(?:an?|the|this|that|these|those|some|many|several|his|her|their|its|my|our|your|with|of|and|or|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/;
/** What a thing stands in, on or by belongs to the place. */
const where = /^(?:in|inside|on|onto|under|behind|near|beside|by|through|over|along|from)$/;

/** Named places are drawn as the scene, not once more as a thing. */
const places: ReadonlySet<string> = new Set([...sceneNames, 'snowflake']);
/** They are drawn with their smoke. */
const smoking = /(?<!\p{L})(?:volcano(?:e?s)?|factor(?:y|ies)|chimneys?)(?!\p{L})/u;

/**
 * Up to two things named in the words of a scene, in the order they are named: the pictures that `words` has for the
 * nouns that are told of as things. A person's name is no thing, and a part of a body is none by itself.
 */
export function inferProps(words: string, people: string[] = []): Prop[] {
  const named = new Set(people.flatMap((name) => name.split(/[^\p{L}]+/u)));
  const text = words.replace(/\p{L}+/gu, (word) => (named.has(word) ? ';' : word)).toLowerCase();
  const parts = text.match(/[\p{L}\d'’-]+|[^\s]/gu) ?? [];
  const found: { icon: string; count?: number }[] = [];
  parts.forEach((word, i) => {
    if (!isThing(parts, i)) return;
    const attribute = parts[i - 1];
    const whole =
      attribute && /^\p{L}/u.test(attribute) && !before.test(attribute) ? `${attribute} ${word}` : word;
    if (kindOf(word, parts) === 'body') return;
    const picture = pictureOf(whole, parts)?.picture;
    if (!picture || found.some(({ icon }) => icon === picture) || places.has(picture)) return;
    if (picture === 'x-smoke' && smoking.test(text)) return;
    const count = isPlural(word) ? howMany(parts, i) : undefined;
    found.push(thingsOf(picture, count));
  });
  return found.slice(0, mostThings);
}

/** Whether a word is told of as a thing: "a microscope", "two old coins", not the fire of a fire truck. */
function isThing(parts: readonly string[], i: number): boolean {
  const [word, next] = [parts[i]!, parts[i + 1]];
  if (!/^\p{L}{2,}/u.test(word) || before.test(word) || where.test(word)) return false;
  if (next && (pictureOf(`${word} ${next}`, parts) || pictureOf(next, parts))) return false;
  const opens = [i - 1, i - 2].find((at) => parts[at] !== undefined && before.test(parts[at]));
  if (opens === undefined) return i === 0;
  if (opens === i - 2 && (where.test(parts[i - 1]!) || !/^\p{L}/u.test(parts[i - 1]!))) return false;
  return !where.test(parts[opens - 1] ?? '');
}
