import type { DialogueLine } from '@panelwise/contracts/domain/script';
import { isView } from '../../draw/props/views.ts';
import { complexionNames, type PersonLook, personLooks } from '../../draw/vocabulary.ts';
import type { PackBeat, PackChapter } from '../packs/lesson-pack.ts';
import type { Beat } from './beat.ts';
import type { Cast } from './cast.ts';
import { actorsOfHistory } from './history-in-words.ts';

/** The beats of a lesson pack with the names of this comic's learner and guide. */
export function tellChapter(beats: PackBeat[], cast: Cast): Beat[] {
  return beats.map((beat) => {
    const { teaches: factIds, at, props, tone, sfx, picture } = beat;
    return withSeen({ ...tell(beat, cast), factIds, at, props, tone, sfx, picture }, beat.seen, cast);
  });
}

/** Fills the names into a pack's words. */
export const withNames = (text: string, cast: Cast) =>
  text.replaceAll('{guide}', cast.guide).replaceAll('{learner}', cast.learner);

/** A beat with those that its pack wants to be seen in it, and what they do. */
export function withSeen(beat: Beat, seen: PackBeat['seen'], cast: Cast): Beat {
  if (!seen) return beat;
  const named = seen.map((one) => ({ ...one, who: withNames(one.who, cast) }));
  return {
    ...beat,
    people: [
      ...(beat.people ?? []).filter((name) => !named.some(({ who }) => isSameName(name, who))),
      ...named.map(({ who }) => who),
    ],
    looks: Object.fromEntries(named.flatMap(({ who, as }) => (as ? [[who, lookOfSeen(who, as, cast)]] : []))),
    acts: named.flatMap(({ who, does, holds }) =>
      does ? [{ who, pose: does, ...(holds && { holds }) }] : [],
    ),
    faces: Object.fromEntries(named.flatMap(({ who, feels }) => (feels ? [[who, feels]] : []))),
  };
}

/** Whom a lesson names by what they are to the learner: "the sister", "her father", "Mum". */
const ofLearnersFamily =
  /^(?:(?:the|his|her) (?:(?:little|big|twin) )?(?:sister|brother|mother|father|grandmother|grandfather|aunt|uncle|cousin)|Mum|Dad)$/;

/** What somebody of a lesson is drawn as; the learner's family has the learner's complexion. */
function lookOfSeen(who: string, as: string, { learner, looks }: Cast): string {
  if (!ofLearnersFamily.test(who) || !personLooks.includes(as as PersonLook)) return as;
  const complexion = complexionNames.find((one) => looks.get(learner)?.startsWith(`${one}-`));
  return complexion ? `${complexion}-${as}` : as;
}

/** "Kate Sheppard" is Sheppard. */
const isSameName = (one: string, other: string) =>
  ` ${other}`.endsWith(` ${one}`) || ` ${one}`.endsWith(` ${other}`);

export function hookLines(hook: PackChapter['hook'], cast: Cast): DialogueLine[] {
  return [
    { speaker: cast.learner, text: withNames(hook.learner, cast) },
    { speaker: cast.guide, text: withNames(hook.guide, cast) },
  ];
}

function tell(beat: PackBeat, cast: Cast): Beat {
  const learner = (text: string, kind?: DialogueLine['kind']): DialogueLine => ({
    speaker: cast.learner,
    text: withNames(text, cast),
    ...(kind && { kind }),
  });
  const guide = (text: string): DialogueLine => ({ speaker: cast.guide, text: withNames(text, cast) });
  switch (beat.beat) {
    case 'ask':
      return { kind: 'exchange', lines: [learner(beat.learner), guide(beat.guide)] };
    case 'myth':
      return { kind: 'myth', lines: [learner(beat.learner), guide(beat.guide)] };
    case 'tell':
      return {
        kind: beat.learner ? 'exchange' : 'explain',
        lines: [guide(beat.guide), ...(beat.learner ? [learner(beat.learner)] : [])],
      };
    case 'caption':
      return {
        kind: 'narration',
        caption: withNames(beat.caption, cast),
        // A picture of the moment has them in it already.
        people: beat.props?.some(isView) ? [] : actorsOfHistory(beat.caption),
        lines: beat.learner ? [learner(beat.learner)] : [],
      };
    case 'think':
      return { kind: 'think', lines: [learner(beat.learner, 'thought')] };
    case 'shout':
      return { kind: 'shout', lines: [learner(beat.learner, 'shout')] };
    case 'diagram':
      return {
        kind: 'diagram',
        caption: withNames(beat.caption, cast),
        diagram: beat.diagram,
        lines: beat.guide ? [guide(beat.guide)] : [],
      };
    case 'recap':
      return { kind: 'recap', caption: 'Remember!', lines: [guide(beat.guide), learner(beat.learner)] };
  }
}
