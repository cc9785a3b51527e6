import type { Diagram } from '@panelwise/contracts/domain/diagram';
import { termKey } from '@panelwise/contracts/domain/key-term';
import type { Prop } from '@panelwise/contracts/domain/script';
import { pictureChosen, type TermPicture } from '@panelwise/contracts/domain/term-pictures';
import { isView } from '../../draw/props/views.ts';
import { diagramText } from '../panel-text.ts';
import type { Story } from '../story/analyse-story.ts';
import { plainWords, singular } from '../text/words.ts';
import type { Beat } from './beat.ts';
import { says } from './mark-terms.ts';
import { pictureFor, topicWords } from './picture-for.ts';

/** A key term and the picture that shows it; undefined where no panel shows it by one. */
export type TermShown = { term: string; picture: string | undefined };

type Moment = Pick<
  Beat,
  'kind' | 'props' | 'diagram' | 'title' | 'mood' | 'caption' | 'captionBottom' | 'lines'
>;
type About = {
  story: Pick<Story, 'concept' | 'terms' | 'language'>;
  /** How what is said is spelled where the comic is read; terms are spelled so. */
  spell: (text: string) => string;
};

/** As many things as a panel can hold. */
const mostThings = 4;

/** What shows each of these terms in the moments of a part, as they are to be staged. */
export function termsShown(
  beats: readonly Moment[],
  terms: readonly string[],
  chosen: readonly TermPicture[],
  about: About,
): TermShown[] {
  const tell = tellsOf(about);
  return terms.map((term) => {
    const choice = pictureChosen(chosen, term);
    if (choice) return { term, picture: choice.picture ?? undefined };
    const stands = tell(term);
    // Where it is spoken of first, then anywhere.
    const saying = beats.filter((beat) => stands.isSaidIn(beat));
    const picture = [...saying, ...beats]
      .flatMap((beat) => iconsOf(beat).filter((one) => stands.isShownBy(one, beat)))
      .map(({ icon }) => icon)
      .at(0);
    return { term, picture };
  });
}

/**
 * The moments with their terms shown as their creator wants: what stood for a term gives way to the chosen picture, which is
 * seen at least where the term is first told of; a term without a picture loses the one it had.
 */
export function withTermPictures<B extends Moment>(
  beats: B[],
  chosen: readonly TermPicture[],
  about: About,
): B[] {
  const tell = tellsOf(about);
  return chosen.reduce((before, { term, picture }) => {
    const stands = tell(term);
    const after = before.map((beat) => shownAs(beat, picture, term, stands));
    const isSeen = after.some((beat) => iconsOf(beat).some(({ icon }) => icon === picture));
    if (picture === null || isSeen) return after;
    const at = after.findIndex((beat) => hasRoom(beat) && stands.isSaidIn(beat));
    return at < 0 ? after : after.with(at, withThing(after[at]!, { icon: picture }, term));
  }, beats);
}

type Icon = { icon: string; label?: string | undefined };
type Stands = {
  isSaidIn: (beat: Moment) => boolean;
  /** Whether it is this term that an icon of a moment shows. */
  isShownBy: (icon: Icon, beat: Moment) => boolean;
};

function tellsOf({ story, spell }: About): (term: string) => Stands {
  const topic = topicWords(story);
  const told = new Map<Moment, string>();
  const wordsOf = (beat: Moment) => {
    const known = told.get(beat) ?? spell(wordsIn(beat));
    told.set(beat, known);
    return known;
  };
  return (term) => {
    const guess = pictureFor(term, story.language, topic);
    const ofTerm = new Set([termKey(term), ...plainWords(term).flatMap((word) => [word, singular(word)])]);
    const isSaidIn = (beat: Moment) => says(wordsOf(beat), term);
    const isShownBy = ({ icon, label }: Icon, beat: Moment) => {
      if (label !== undefined && isSame(spell(label), term)) return true;
      const name = icon.replace(/^x-/, '').replaceAll('-', ' ');
      const words = plainWords(wordsOf(beat));
      const isSign = icon === guess || isSame(name, term);
      if (isSaidIn(beat))
        return (
          isSign ||
          icon === pictureFor(term, story.language, [...words, ...topic]) ||
          // "x-stomata-open" is what a lesson shows of stomata.
          `${name} `.startsWith(`${termKey(term)} `)
        );
      // Another thing of the same look keeps its picture.
      return (
        isSign &&
        !words.some((word) => !ofTerm.has(word) && pictureFor(singular(word), story.language, topic) === icon)
      );
    };
    return { isSaidIn, isShownBy };
  };
}

const isSame = (said: string, term: string) => singular(termKey(said)) === singular(termKey(term));

const wordsIn = ({ title, caption, captionBottom, lines, diagram }: Moment): string =>
  [title, caption, ...lines.map(({ text }) => text), captionBottom, diagram && diagramText(diagram)]
    .filter(Boolean)
    .join('. ')
    .replaceAll('*', '');

const iconsOf = ({ props = [], diagram }: Moment): Icon[] => [
  ...props.flatMap((prop) => ('icon' in prop ? [prop] : [])),
  ...(diagram ? iconsInDiagram(diagram) : []),
];

/** A picture with the names of its parts is what the diagram explains, and no sign for a word. */
const hasSigns = (diagram: Diagram) => diagram.kind !== 'labelled';

function iconsInDiagram(diagram: Diagram): Icon[] {
  const icons: Icon[] = [];
  if (hasSigns(diagram))
    changeSigns(diagram, (sign) => {
      icons.push(sign);
      return sign.icon;
    });
  return icons;
}

/** The data of a diagram with other icons; without one where nothing is given. */
function changeSigns<T>(data: T, change: (sign: Icon) => string | undefined): T;
function changeSigns(data: unknown, change: (sign: Icon) => string | undefined): unknown {
  if (Array.isArray(data)) return data.map((one) => changeSigns(one, change));
  if (!data || typeof data !== 'object') return data;
  const { icon, ...rest } = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, changeSigns(value, change)]),
  );
  if (typeof icon !== 'string') return rest;
  const label = typeof rest.label === 'string' ? rest.label : rest.title;
  const next = change({ icon, label });
  return { ...rest, ...(next !== undefined && { icon: next }) };
}

function shownAs<B extends Moment>(beat: B, picture: string | null, term: string, stands: Stands): B {
  const { props, diagram } = beat;
  const shows = (icon: Icon) => icon.icon !== picture && stands.isShownBy(icon, beat);
  const drawn = diagram && hasSigns(diagram) && iconsInDiagram(diagram).some(shows);
  const others = props?.filter((prop) => !('icon' in prop && shows(prop)));
  const isShown = others?.length !== props?.length;
  if (!drawn && !isShown) return beat;
  const next = drawn && {
    diagram: changeSigns(diagram, (sign) => (shows(sign) ? (picture ?? undefined) : sign.icon)),
  };
  const without = { ...beat, ...next, ...(others && { props: others }) };
  if (!isShown) return without;
  if (picture !== null) return withThing(without, { icon: picture }, term);
  // What a word means is told on a card where nothing shows it.
  const isBare = beat.kind === 'define' && others?.length === 0;
  return isBare ? { ...without, props: [{ card: term }] } : without;
}

/** The moment with one more thing, in front; a card with the word gives way to its picture. */
function withThing<B extends Moment>(beat: B, thing: Prop & { icon: string }, term: string): B {
  const others = (beat.props ?? []).filter((prop) =>
    'card' in prop ? !isSame(prop.card, term) : prop.icon !== thing.icon,
  );
  return { ...beat, props: [thing, ...others].slice(0, mostThings) };
}

const hasRoom = ({ kind, mood, props = [], diagram }: Moment) =>
  kind !== 'title' && mood !== 'grave' && !diagram && !props.some(isView);
