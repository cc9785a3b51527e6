import type { WordKind } from '@panelwise/studio/words/word-kinds';
import { senseId, type WordNet } from './read-wordnet.ts';

/** The kind that the meanings of one of WordNet's files have, unless a meaning above them says otherwise. */
const kindOfFile: Record<number, WordKind> = {
  5: 'animal',
  6: 'artifact',
  8: 'body',
  11: 'event',
  13: 'food',
  14: 'idea',
  15: 'place',
  17: 'substance',
  18: 'person',
  19: 'phenomenon',
  20: 'plant',
  22: 'phenomenon',
  27: 'substance',
  28: 'time',
};

/** Meanings, as `noun#number of the sense`, whose narrower ones have a kind of their own. The nearest one above decides. */
const kindAbove: Record<string, WordKind> = {
  'structure#1': 'place',
  'obstruction#1': 'artifact',
  'supporting_structure#1': 'artifact',
  'framework#3': 'artifact',
  'storage_space#1': 'artifact',
  'conduit#1': 'artifact',
  'drawer#1': 'artifact',
  'tunnel#1': 'place',
  'workplace#1': 'place',
  'museum#1': 'place',
  'garden#1': 'place',
  'yard#2': 'place',
  'marketplace#2': 'place',
  'reservoir#2': 'place',
  'library#1': 'place',
  'library#3': 'place',
  'publication#1': 'artifact',
  'letter#1': 'artifact',
  'notebook#1': 'artifact',
  'diary#1': 'artifact',
  'poster#1': 'artifact',
  'ticket#1': 'artifact',
  'label#4': 'artifact',
  'card#3': 'artifact',
  'way#6': 'place',
  'facility#1': 'place',
  'geological_formation#1': 'place',
  'body_of_water#1': 'place',
  'land#3': 'place',
  'celestial_body#1': 'place',
  'vegetation#1': 'place',
  'social_group#1': 'group',
  'people#1': 'group',
  'gathering#1': 'group',
  'animal_group#1': 'group',
  'ethnic_group#1': 'group',
  'medium_of_exchange#1': 'artifact',
  'contest#1': 'event',
  'mythical_monster#1': 'animal',
  'mythical_being#1': 'person',
  'spiritual_being#1': 'person',
  'solar_system#1': 'place',
  'galaxy#3': 'place',
  'rainbow#1': 'phenomenon',
};

/** Kinds of some of the broadest meanings, which WordNet keeps in a file of their own. */
const kindOfTop: Record<string, WordKind> = {
  'person#1': 'person',
  'animal#1': 'animal',
  'plant#2': 'plant',
  'food#1': 'food',
  'artifact#1': 'artifact',
  'cell#2': 'body',
  'location#1': 'place',
  'event#1': 'event',
  'time_period#1': 'time',
  'substance#1': 'substance',
  'substance#7': 'substance',
  'matter#3': 'substance',
  'natural_object#1': 'substance',
  'phenomenon#1': 'phenomenon',
};

/** The broad kind of every meaning. */
export function kindsOfSynsets({ synsets, senses }: WordNet): (id: string) => WordKind {
  const byId = (table: Record<string, WordKind>) =>
    new Map(Object.entries(table).map(([sense, kind]) => [senseId(senses, sense), kind]));
  const above = byId(kindAbove);
  const known = byId(kindOfTop);
  const inherited = (id: string): WordKind | undefined => {
    const own = above.get(id);
    if (own) return own;
    const { file, parents } = synsets.get(id)!;
    for (const parent of parents) {
      const synset = synsets.get(parent)!;
      // A bone of a building is no building: what lies above counts within its file only.
      if (synset.file !== file && !above.has(parent)) continue;
      const kind = inherited(parent);
      if (kind) return kind;
    }
    return undefined;
  };
  const [animal, bodyPart] = ['animal#1', 'body_part#1'].map((sense) => senseId(senses, sense));
  const isBelow = (id: string, top: string): boolean =>
    id === top || synsets.get(id)!.parents.some((parent) => isBelow(parent, top));
  // Among the animals WordNet keeps their paws, and life that is neither.
  const partOfLife = (id: string): WordKind | undefined => {
    if (synsets.get(id)!.file !== 5 || isBelow(id, animal!)) return undefined;
    return isBelow(id, bodyPart!) ? 'body' : 'substance';
  };
  return (id) => {
    let kind = known.get(id);
    if (!kind) {
      kind = inherited(id) ?? partOfLife(id) ?? kindOfFile[synsets.get(id)!.file] ?? 'idea';
      known.set(id, kind);
    }
    return kind;
  };
}
