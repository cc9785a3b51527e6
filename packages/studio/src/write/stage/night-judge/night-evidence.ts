import type { Features, StoryEvidence } from '../../reading/place-judge/place-evidence.ts';
import { wordFeature, wordsTold } from '../../reading/place-judge/words-told.ts';
import { withStarsOfTheSkyOnly } from '../../reading/stars-of-the-sky.ts';
import { speechOf, withoutSpeech } from '../../reading/without-speech.ts';
import type { StorySentence } from '../../story/analyse-story.ts';
import { sceneOrPlace } from '../scenes-by-place.ts';
import { hourSigns } from './hour-signs.ts';
import { thingsOfNight } from './night-things.ts';
import type { NightRule } from './nights-by-rules.ts';

const indoors = /^(?:home|kitchen|bedroom|room)$/;
const atSchool = /^(?:classroom|lab|gym|school-yard|cafeteria|library|computer-room|art-room|playground)$/;
const kindOfScene = (scene: string) => {
  if (scene === 'none') return 'nowhere';
  return indoors.test(scene) ? 'indoors' : atSchool.test(scene) ? 'school' : 'elsewhere';
};

/** So many sentences back, in words. */
const backIn = (sentences: number) => (sentences > 3 ? '4+' : String(sentences));

const firstWord = /^[\p{L}'’]+/u;
const begin = (text: string) =>
  text.startsWith('"') ? 'speech' : (firstWord.exec(text)?.[0].toLowerCase() ?? '');

const signsOf = (text: string): Features => [...new Set([...thingsOfNight(text), ...hourSigns(text)])];

/**
 * An English story as the judge of night sees it. The night is the one "place" that it may play in: what speaks for it in
 * each sentence, and what tells whether it falls or ends there.
 */
export function nightEvidence(
  sentences: readonly StorySentence[],
  rules: readonly (NightRule | undefined)[],
): StoryEvidence {
  const told = withStarsOfTheSkyOnly(sentences.map(({ text }) => text)).map((text, at) => {
    const narrated = withoutSpeech(text);
    const said = speechOf(text);
    const rule = rules[at];
    return {
      signs: [...signsOf(narrated), ...(rule?.back === 0 ? [`rule ${rule.kind}`] : [])],
      saidSigns: signsOf(said).map((sign) => `said ${sign}`),
      words: [
        ...wordsTold(narrated).map((word) => wordFeature('night', word)),
        ...wordsTold(said).map((word) => wordFeature('said', word)),
      ],
    };
  });
  const scenes = sentences.map(({ place }) => (place === undefined ? 'none' : sceneOrPlace(place)));
  const share = told.filter(({ signs }) => signs.some((sign) => ofNight.test(sign))).length / told.length;
  const shareOfNight = share === 0 ? 'none' : share > 0.3 ? 'many' : share > 0.12 ? 'some' : 'few';
  return {
    places: ['night'],
    forPlace: sentences.map(({ setsScene }, at) => [
      [
        'any',
        `nights:${shareOfNight}`,
        `in:${scenes[at]}`,
        kindOfScene(scenes[at]!),
        ...(at === 0 ? ['first'] : at === sentences.length - 1 ? ['last'] : []),
        setsScene ? 'moment' : 'always',
        ...heldRule(rules[at]),
        ...told[at]!.signs,
        ...told[at]!.saidSigns,
        ...told[at]!.words,
      ],
    ]),
    forNone: sentences.map(() => []),
    moves: sentences.map(({ text }, at) => [
      'any',
      `begins:${begin(text)}`,
      ...(at > 0 && scenes[at] !== scenes[at - 1] ? ['moves'] : []),
      ...told[at]!.signs,
    ]),
  };
}

const ofNight = /^(?:night|rule (?!over))/;

const heldRule = (rule: NightRule | undefined): Features =>
  rule ? [`held ${rule.kind}`, `held ${rule.kind === 'over' ? 'over' : 'night'}:${backIn(rule.back)}`] : [];
