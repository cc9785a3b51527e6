import type { StorySentence } from '../story/analyse-story.ts';
import type { StoryContext } from './story-context.ts';

const isFamily = /(?:^| )family$/iu;
/** Who lives in one home with a child. */
const atHome = /^(?:mother|mom|mum|mummy|mommy|mama|father|dad|daddy|papa|brother|sister|parent|twin)$/iu;

/**
 * Those whom the name of a group stands for. A family is no crowd: it is those of one home whom the story has named by
 * then, and nobody where it has named none of them or two families. Any other group is itself. English.
 */
export function householdOr(group: string, sentence: StorySentence, { story }: StoryContext): string[] {
  if (story.language !== 'en' || !isFamily.test(group)) return [group];
  const known = story.entities.filter(
    ({ name, first, kind }) =>
      first <= sentence.index && /^(?:child|adult)$/.test(kind) && !sentence.away?.includes(name),
  );
  const families = new Set(known.flatMap(({ family }) => family ?? []));
  if (families.size !== 1) return [];
  return known
    .filter(
      ({ name, kind, family, role }) =>
        family !== undefined && (kind === 'child' || atHome.test(role ?? name.split(' ').at(-1)!)),
    )
    .map(({ name }) => name);
}
