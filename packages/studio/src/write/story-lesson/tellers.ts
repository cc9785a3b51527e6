import type { CastNames } from '@panelwise/contracts/domain/series';
import { beingOf } from '../reading/noun-kinds.ts';
import type { Entity } from '../reading/reading.ts';
import { isDark } from '../reading/reading.ts';
import { type Cast, maxPeople } from '../stage/cast.ts';
import type { Story } from '../story/analyse-story.ts';
import { capitalise, escapeRegExp } from '../text/words.ts';

/** Who tells a lesson: somebody of the story wonders, and an older one explains. */
export type Tellers = {
  /** Nobody where the story has only one who explains. */
  asker?: string;
  guide: string;
  /** The guide is not of the story and has to be introduced. */
  newGuide: boolean;
};

/** Older ones of a family, who know more than a child does. */
const older = /\b(?:older|elder|big) (?:sister|brother|cousin)\b/i;
const family =
  /\b(?:mother|mom|mum|mama|father|dad|papa|parent|grandma|grandpa|grand\w+|nana|nani|nonna|aunt\w*|uncle)\b/i;
const teaching = /\b(?:teacher|coach|professor|scientist|doctor|nurse|librarian|guide|engineer|ranger)\b/i;

/** Finds who of a story asks and who explains. The names that the creator wished for are kept. */
export function tellersOf(story: Story, cast: Cast, wanted: CastNames = {}): Tellers {
  const beings = story.people
    .map((name) => story.entities.find((entity) => entity.name === name))
    .filter((entity) => entity !== undefined)
    .filter((entity) => mayTalk(entity, story) && cast.looks.has(entity.name));
  const explainer = (other: string | undefined) => {
    if (cast.guide === wanted.guide || story.people.includes(cast.guide)) return cast.guide;
    return beings.filter(({ name }) => name !== other).sort((a, b) => knows(b, story) - knows(a, story))[0];
  };
  const isOwn = (name: string) => story.people.includes(name) || name === cast.narrator;
  // Animals and people of history have no questions: the studio's own two talk about them.
  if (beings.length === 0 && !cast.narrator)
    return { asker: cast.learner, guide: cast.guide, newGuide: false };
  const child = beings.find(({ kind, name }) => kind === 'child' && name !== cast.guide);
  // A father alone with us explains: he does not ask a stranger.
  const adult = beings.find((one) => one.name !== cast.guide && knows(one, story) < knowsOfFamily);
  const asker =
    cast.learner === wanted.learner || isOwn(cast.learner) ? cast.learner : (child ?? adult)?.name;
  const found = explainer(asker);
  const guide =
    typeof found === 'string' ? found : found && knows(found, story) > 0 ? found.name : cast.guide;
  return {
    ...(asker && asker !== guide && { asker }),
    guide,
    newGuide: guide !== wanted.guide && !story.people.includes(guide),
  };
}

/** How one calls another: "Grandpa", "Mrs. Kim"; undefined where nobody would say it: "Deniz's neighbour". */
export function calls(guide: string, asker: string): string | undefined {
  const own = guide.startsWith(`${asker}'s `) ? capitalise(guide.slice(asker.length + 3)) : guide;
  return /['’]/.test(own) || !/^\p{Lu}/u.test(own) || older.test(own) ? undefined : own;
}

/** Animals, people of history and whoever frightens the others neither ask nor explain. */
function mayTalk({ name, kind, period }: Entity, { sentences }: Story): boolean {
  if ((kind !== 'child' && kind !== 'adult') || period) return false;
  return !sentences.some(({ people, mood }) => people[0] === name && isDark(mood) && mood !== 'sad');
}

const knowsOfFamily = 3;

/** How well somebody explains; 0 for a child like the one who asks. */
function knows({ name, kind, elder, role, aliases }: Entity, { sentences }: Story): number {
  const called = [name, role, ...aliases].join(' ');
  if (teaching.test(called) || /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\b/.test(name)) return 5;
  if (elder) return 4;
  if (family.test(called) && kind === 'adult') return knowsOfFamily;
  // A customer or a guard, who has no name, is a stranger.
  if (kind === 'adult') return beingOf(name.toLowerCase()) ? 0 : 2;
  const introduced = new RegExp(`${older.source},? ${escapeRegExp(name)}\\b`, 'i');
  return older.test(called) || sentences.some(({ text }) => introduced.test(text)) ? 1 : 0;
}

/** The cast of a story with a lesson: who asks is its learner and who explains its guide. */
export function castLesson(story: Story, cast: Cast, wanted?: CastNames): Cast {
  const { asker, guide } = tellersOf(story, cast, wanted);
  const learner = asker ?? cast.learner;
  return {
    ...cast,
    learner,
    guide,
    people: [...new Set([learner, guide, ...cast.people])].slice(0, maxPeople),
  };
}
