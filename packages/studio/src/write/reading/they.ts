import { kindOf } from '../../words/kind-of.ts';
import type { ReadSentence } from '../story/reader.ts';
import { isPlural } from '../text/words.ts';
import type { Meant } from './beings.ts';
import { beingOf } from './noun-kinds.ts';
import { isActor } from './people-of-story.ts';
import type { Entity } from './reading.ts';

/** Sentences for which those who were about are still meant. */
const remembered = 4;
const most = 3;

/** What things do not do. */
const doneByPeople = new Set(
  'walk run go climb look watch see hear listen talk laugh whisper decide try want ask learn play make build measure count write draw read mix pour put take carry sit eat drink share hug wave smile wait cheer plant dig visit follow reach arrive leave return travel march enter cross'.split(
    ' ',
  ),
);

/**
 * Whom "they" means where it does something: the two or three who were last about. Nobody where a group, or things in
 * the plural that could do it, were told of in between.
 * @returns names in the order in which they were told of
 */
export function theyWho(
  index: number,
  meant: readonly Meant[][],
  sentences: readonly ReadSentence[],
): string[] {
  const they = meant[index]!.find(({ pronoun, acts, owns }) => pronoun === 'they' && acts && !owns);
  if (!they) return [];
  // "The doctors cut them up, and then they went to the mothers."
  const isOfGroup = meant[index]!.some(
    ({ from, acts, owns, being, who }) =>
      from < they.from && acts && !owns && (being?.kind === 'group' || who?.kind === 'group'),
  );
  if (isOfGroup) return [];
  const found: string[] = [];
  for (let at = index - 1; at >= Math.max(0, index - remembered); at--) {
    const here = meant[at]!.flatMap(({ who, acts, owns }) => (who && acts && !owns ? [who] : []));
    if (here.some(({ kind }) => kind === 'group')) return [];
    // "A woman bought two bags. The postman bought one.": who only comes by is not one of them.
    if (here.some((who) => isPasserBy(who, at))) return [];
    // People do nothing together with worms; in a fable there are animals only.
    const people = here.filter(({ kind }) => kind !== 'animal');
    found.unshift(...(people.length > 0 ? people : here).filter(isActor).map(({ name }) => name));
    // "Beatriz went with two friends. They …": she and her friends.
    if (here.length > 0 && withOthersIn(sentences[at]!.text)) break;
    if (new Set(found).size > 1) break;
  }
  const names = [...new Set(found)];
  const withOthers = sentences
    .slice(Math.max(0, index - remembered), index)
    .some(({ text }) => withOthersIn(text));
  if (names.length < (withOthers ? 1 : 2) || names.length > most) return [];
  return mayBeThings(they, sentences[index]!, sentences[index - 1]!) ? [] : names;
}

const withOthersIn = (text: string) =>
  /(?<!\p{L})with (?:\p{L}+[ -]){0,2}(?:followers|friends|men|women|soldiers|sailors|companions|others|children|pupils|students|helpers|workers|classmates|neighbours|neighbors)(?!\p{L})/iu.test(
    text,
  );

const isPasserBy = ({ kind, name, role, first }: Entity, at: number) =>
  kind === 'adult' &&
  first === at &&
  role !== undefined &&
  name.toLowerCase() === role &&
  !beingOf(role)?.kin;

function mayBeThings({ to }: Meant, { text, tokens }: ReadSentence, before: ReadSentence): boolean {
  const verb = tokens.find(({ pos, text: word }) => pos === 'VERB' && text.indexOf(word, to) >= 0);
  if (verb && doneByPeople.has(verb.lemma)) return false;
  return before.tokens.some(
    ({ pos, lower }) => pos === 'NOUN' && isPlural(lower) && !/^(?:person|group)$/.test(kindOf(lower) ?? ''),
  );
}
