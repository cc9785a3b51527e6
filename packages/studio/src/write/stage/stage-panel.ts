import type { PartWish } from '@panelwise/contracts/domain/part-wishes';
import {
  type Casting,
  type Prop,
  type ScriptPanel,
  stripTermMarks,
} from '@panelwise/contracts/domain/script';
import { speciesOf } from '../../draw/animals/animal.ts';
import { isActing } from '../../draw/cast/poses.ts';
import { isView } from '../../draw/props/views.ts';
import { isBare, type PoseName, type SceneName, type ToneName } from '../../draw/vocabulary.ts';
import { historicalPerson } from '../../language/historical-people.ts';
import type { Language } from '../../language/language.ts';
import { hashText } from '../random.ts';
import type { Mood } from '../reading/reading.ts';
import { type Act, actAs, actBesideView, chooseAct } from './act.ts';
import { actInMood, actWithFace, ails } from './act-in-mood.ts';
import { asThemselves } from './animals-as-themselves.ts';
import { asAnimal } from './animals-bear-it.ts';
import type { Beat } from './beat.ts';
import type { Cast } from './cast.ts';
import { describeScene } from './describe.ts';
import { findPlace } from './places.ts';
import { plainGround } from './scenes-by-place.ts';
import { varyTalk } from './vary-talk.ts';
import { withoutSight } from './without-sight.ts';

/** The comic that a panel is staged for. `home` is the place when the words name none. */
/** `dark`: something in the story is sad, frightening or worse, and nobody smiles for no reason. */
export type StageContext = {
  cast: Cast;
  home: SceneName;
  seed: string;
  language: Language;
  dark: boolean;
  /** Where its creator has it begin, and play as long as the words name no place. */
  opensAt?: SceneName | undefined;
  /** Where it is read: people are drawn as they look there. */
  country?: string | undefined;
  /** The country in which it plays, where it is not that of its readers. */
  abroad?: string | undefined;
  /** Places that its creator has shown in place of others. */
  moves?: PartWish['moves'];
};

const tones: ToneName[] = ['aha', 'cool', 'green', 'warm', 'violet'];
/** Beats in which the story itself moves on. */
const storyKinds = new Set<Beat['kind']>(['title', 'narration', 'quote', 'think']);
const fullWidthKinds = new Set<Beat['kind']>(['title', 'diagram', 'recap', 'words']);

/**
 * Turns beats into panels: chooses shot, place, poses and faces, and writes the scene. Neighbours
 * get different staging; places that the words do not name change with the story, not at random.
 */
export function stagePanels(told: Beat[], context: StageContext): ScriptPanel[] {
  const beats = told.map((beat) => asThemselves(beat, context.cast));
  let scene = context.opensAt && context.home === plainGround ? context.opensAt : context.home;
  const moved = (place: SceneName) => context.moves?.find(({ from }) => from === place)?.to ?? place;
  let shotBefore: ScriptPanel['shot'];
  const staged = beats.map((beat, at): Staged => {
    const before = scene;
    const place =
      beat.at ?? beat.setting ?? findPlace(placeWords(beat, context.language), context.language) ?? scene;
    // What is explained may be shown inside a leaf; the story goes on where it was.
    if (!beat.setting && (beat.at || storyKinds.has(beat.kind))) scene = place;
    const known = at === 0 && context.opensAt ? context.opensAt : moved(backdrop(beat, place));
    const cast = castBeat(beat, context, at).filter(({ name }) => !isOutOfWater(name, known, context.cast));
    const shown = known === plainGround ? behind(beat, cast, context.cast) : known;
    // Who acts in the panel, and where it plays, is not shown once more as a thing.
    const props = (beat.props ?? []).filter(
      (prop) =>
        !('icon' in prop) ||
        (!cast.some(({ as }) => (speciesOf(as) ?? as) === prop.icon) &&
          prop.icon !== shown &&
          (beat.at || placeIcons[shown] !== prop.icon)),
    );
    const shot = chooseShot(beat, cast, { opens: scene !== before, before: shotBefore, at });
    shotBefore = shot;
    return {
      caption: beat.caption ?? '',
      dialogue: beat.lines,
      ...(beat.title && { title: beat.title }),
      ...(beat.subtitle && { subtitle: beat.subtitle }),
      ...(beat.captionBottom && { captionBottom: beat.captionBottom }),
      shot,
      background: shown,
      ...(isBare(shown) && { tone: beat.tone ?? (beat.sky?.night ? 'night' : toneOf(beat, at)) }),
      ...((fullWidthKinds.has(beat.kind) || shot === 'splash') && { fullWidth: true }),
      ...(cast.length > 0 && { cast }),
      // Given even when empty: left out, the studio would look for things in the words of the scene.
      props,
      ...(beat.diagram && { diagram: beat.diagram }),
      ...(beat.sfx && { sfx: beat.sfx }),
      ...(beat.factIds?.length && { factIds: beat.factIds.slice(0, 20) }),
    };
  });
  const { seed, country } = context;
  const meta = {
    seed,
    ...(country !== undefined && { country }),
    ...(context.cast.choices && { cast: context.cast.choices }),
  };
  return varyTalk(staged).map((panel, at) => {
    const { cast = [], background: place, props } = panel;
    return {
      scene: describeScene({ beat: beats[at]!, cast, place, props, meta, abroad: context.abroad }),
      ...panel,
    };
  });
}

/** A fish of the sea or a river stands in no bowl on its bank. */
const isOutOfWater = (name: string, place: SceneName, { wildFish }: Cast) =>
  wildFish?.has(name) === true && place !== 'ocean' && !isBare(place);

/** Of a place that nobody knows at least the open air or a room is seen behind people; a thing alone needs neither, and a fish is in water. */
const behind = ({ around }: Beat, cast: readonly Casting[], { wildFish }: Cast): SceneName =>
  around !== undefined && cast.length > 0 && !cast.some(({ name }) => wildFish?.has(name))
    ? around
    : plainGround;

/** What shows a place as a thing: where a story plays there, it is all around already. */
const placeIcons: Partial<Record<SceneName, string>> = {
  lake: 'x-lake',
  river: 'x-river',
  desert: 'desert',
  mountain: 'mountain',
  beach: 'beach-with-umbrella',
  volcano: 'volcano',
  park: 'national-park',
  camp: 'camping',
};

/** A panel whose picture is not described yet. */
type Staged = Omit<ScriptPanel, 'scene'> & { background: SceneName; props: Prop[] };

const wordsOfBeat = (beat: Beat) =>
  stripTermMarks(
    [beat.subtitle, beat.caption, ...beat.lines.map((l) => l.text), beat.captionBottom]
      .filter(Boolean)
      .join(' '),
  );

/** People speak of places they are not at: in a story only the narration moves the scene. */
const placeWords = (beat: Beat, language: Language) =>
  beat.kind === 'quote'
    ? `${beat.caption ?? ''} ${beat.captionBottom ?? ''}`
    : wordsOfBeat(untitled(beat, language));

/** "Klasse 3 Sachunterricht" below a title says who reads it, and not where it plays. */
const untitled = (beat: Beat, language: Language): Beat =>
  beat.kind === 'title' && language !== 'en' ? { ...beat, subtitle: '' } : beat;

const tonesByMood: Record<Mood, ToneName[]> = {
  happy: ['aha', 'warm'],
  funny: ['warm', 'aha', 'green'],
  calm: ['green', 'cool'],
  curious: ['aha', 'green', 'violet'],
  tense: ['violet', 'cool'],
  sad: ['cool'],
  scared: ['violet', 'cool'],
  angry: ['violet'],
  grave: ['cool'],
};

function toneOf({ mood }: Beat, at: number): ToneName {
  const choices = mood ? tonesByMood[mood] : tones;
  return choices[at % choices.length]!;
}

function backdrop(beat: Beat, place: SceneName): SceneName {
  if (beat.at) return beat.at;
  if (beat.diagram) return 'board';
  if (beat.peak || (beat.setting && beat.kind !== 'shout')) return place;
  const emotional =
    beat.kind === 'shout' || beat.kind === 'recap' || beat.kind === 'define' || beat.kind === 'words';
  return emotional || (beat.kind === 'quote' && /!/.test(wordsOfBeat(beat))) ? 'burst' : place;
}

type ShotBefore = { opens: boolean; before: ScriptPanel['shot']; at: number };

const feelings = new Set(['worried', 'sad', 'angry', 'joy', 'wow', 'proud']);

/** Wide opens a place, close shows a feeling, over the shoulder follows a talk; neighbours differ where they can. */
function chooseShot(beat: Beat, cast: Casting[], { opens, before, at }: ShotBefore): ScriptPanel['shot'] {
  if (beat.diagram) return 'diagram';
  if (beat.kind === 'title') return 'wide';
  if (beat.peak) return 'splash';
  if (beat.kind === 'shout') return 'close';
  if (cast.length === 0) return beat.props?.length ? 'prop' : 'wide';
  // Two whom nobody knows by name are seen whole, where they are.
  const isPair = cast.length > 1 && cast.every(({ name }) => beat.looks?.[name] !== undefined);
  if (isPair && beat.kind === 'narration' && beat.lines.length === 0 && beat.setting !== undefined)
    return 'wide';
  // Who does something is seen doing it.
  if (
    beat.acts?.some(
      ({ who, pose }) => isActing(pose) && cast.some((one) => one.name === who && one.pose === pose),
    )
  )
    return cast.length > 1 ? 'two' : opens ? 'wide' : 'single';
  const listens = cast.length === 2 && new Set(beat.lines.map((line) => line.speaker)).size === 1;
  // A head in front would take the room of what is shown.
  const shows = Boolean(beat.props?.length);
  if (beat.kind === 'quote' && listens) return shows || before === 'over-shoulder' ? 'two' : 'over-shoulder';
  if (cast.length > 1) {
    if (beat.kind === 'narration' && opens && before !== 'wide') return 'wide';
    const isTurn = beat.kind === 'exchange' && before === 'two' && at % 2 === 1;
    return isTurn && !shows ? 'over-shoulder' : 'two';
  }
  if (beat.kind === 'narration' && opens && before !== 'wide') return 'wide';
  const feels = feelings.has(cast[0]!.expression ?? '') || /!/.test(wordsOfBeat(beat));
  return (feels || beat.kind === 'quote') && before !== 'close' ? 'close' : 'single';
}

/** Under a title and over a recap there is room enough for arms. */
const besideView = ({ kind, props }: Beat) =>
  kind !== 'title' && kind !== 'recap' && props?.some(isView) ? actBesideView : (act: Act) => act;

/** Nobody embraces the air, where the other one is not seen. */
const alone: Partial<Record<PoseName, PoseName>> = { hug: 'idle', comfort: 'idle' };

/** A hand goes up in class; at a market stall or at home one asks with open hands. */
function asInPlace(act: Act, { kind, setting }: Beat, look: string | undefined): Act {
  const isInClass = setting === 'classroom' && !/(?:man|adult|elder)$/.test(look ?? '');
  return kind === 'quote' && act.pose === 'raise-hand' && !isInClass ? { ...act, pose: 'both' } : act;
}

/** Speakers first, in the order they speak, then people who are only seen; two share a panel well, three at most, four who are silent. */
function castBeat(beat: Beat, { cast, dark }: StageContext, at: number): Casting[] {
  const speakers = beat.lines.map((line) => line.speaker);
  const names = [...new Set([...speakers, ...(beat.people ?? [])])]
    .slice(0, Math.max(speakers.length > 0 ? 3 : 4, new Set(speakers).size))
    .slice(0, 4);
  const sides =
    names.length === 1
      ? [at % 2 ? 'right' : 'left']
      : names.length === 2
        ? ['left', 'right']
        : ['left', 'right', 'middle', 'middle'];
  const hugged = beat.acts?.find(({ who, pose }) => pose === 'hug' && names.includes(who));
  // The title is the first panel of every part: by its number all comics would begin alike.
  const from = beat.title === undefined ? at : hashText(beat.title);
  return names.map((name, i) => {
    const role = name === cast.guide ? 'guide' : name === cast.learner ? 'learner' : 'other';
    const own = beat.lines
      .filter((line) => line.speaker === name)
      .map((line) => line.text)
      .join(' ');
    const words = own || `${beat.caption ?? ''} ${beat.captionBottom ?? ''}`;
    const doing = names.length === 2 && hugged ? hugged : beat.acts?.find(({ who }) => who === name);
    const told = doing
      ? actAs(names.length === 1 ? (alone[doing.pose] ?? doing.pose) : doing.pose, own, doing.face)
      : besideView(beat)(
          chooseAct(beat.kind, role, words, own !== '', from + i, i === 0 && Boolean(beat.props?.length)),
        );
    // Where the words raise a hand, it is up.
    const asks = doing ? told : asInPlace(told, beat, cast.looks.get(name));
    const felt = ails(words, asks.expression);
    const inMood = actInMood(felt === asks.expression ? asks : actWithFace(asks, felt, Boolean(doing)), {
      mood: beat.mood,
      dark,
      speaks: own !== '',
      leads: i === 0,
      isTold: Boolean(doing),
    });
    const face = beat.faces?.[name];
    const seen = face ? actWithFace(inMood, face, Boolean(doing)) : inMood;
    const as = beat.looks?.[name] ?? cast.looks.get(name) ?? historicalPerson(name)?.id;
    const borne = asAnimal(seen, as, stripTermMarks(words), Boolean(doing));
    const act = cast.blind?.has(name) ? withoutSight(borne) : borne;
    const holds = act.pose === doing?.pose && doing.holds;
    return { name, ...(as && { as }), side: sides[i] as Casting['side'], ...act, ...(holds && { holds }) };
  });
}
