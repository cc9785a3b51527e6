import { limits } from '@panelwise/contracts/domain/limits';
import {
  type Casting,
  type Diagram,
  type DialogueLine,
  type Prop,
  stripTermMarks,
} from '@panelwise/contracts/domain/script';
import type { PoseName, SceneName } from '../../draw/vocabulary.ts';
import { fillIn, type Language, textsOf } from '../../language/language.ts';
import { listWords, shorten } from '../text/words.ts';
import { posePhrases } from './act.ts';
import type { Beat } from './beat.ts';
import { lookOf } from './looks.ts';
import { placePhrases } from './places.ts';

export type Picture = {
  beat: Beat;
  cast: Casting[];
  place: SceneName;
  props: Prop[];
  seed: string;
  language: Language;
};

/** The picture in one or two sentences for any artist: who (with looks), what they do, where, with what. No words to letter. */
export function describeScene(picture: Picture): string {
  return shorten(
    describe(picture, (name) => `${name} (${lookOf(name, picture.seed)})`),
    limits.sceneMax,
  );
}

/** What a reader who cannot see the panel is told: what is seen, then what is said. */
export function describeForReader(picture: Picture, lines: DialogueLine[]): string {
  const { beat } = picture;
  const written = [beat.title, beat.subtitle, beat.caption].filter((text): text is string => Boolean(text));
  const { alt } = textsOf(picture.language);
  const spoken = lines.map(
    (line) =>
      fillIn(line.kind === 'thought' ? alt.thinks : alt.says, {
        name: line.speaker,
        text: stripTermMarks(line.text),
      })!,
  );
  const words = [...written, ...spoken, beat.captionBottom ?? ''].filter(Boolean).map(stripTermMarks);
  // The words of the story are read as caption; told as picture too they would be heard twice.
  const seen =
    picture.language === 'en'
      ? describe({ ...picture, beat: { ...beat, picture: undefined } }, (name) => name)
      : describeBriefly(picture);
  return shorten([seen, ...words].join(' '), 1_000);
}

/** In a language whose words for poses and places the studio lacks: who is seen, or what a diagram shows. */
function describeBriefly({ beat, cast, language }: Picture): string {
  const { alt, and } = textsOf(language);
  if (beat.diagram) return fillIn(alt.diagram, { labels: labelsOf(beat.diagram).join(', ') })!;
  const names = listWords(
    cast.map(({ name }) => name),
    and,
  );
  return fillIn(alt.people, { names }) ?? alt.thing;
}

/** Every word of a diagram, in the order it is drawn. */
function labelsOf(diagram: Diagram): string[] {
  const texts = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string') return /^(?:label|title|text|when|items|\d+)$/.test(key) ? [value] : [];
    if (!value || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([inner, one]) => texts(one, inner));
  };
  return texts(diagram);
}

function describe({ beat, cast, place, props }: Picture, nameOf: (name: string) => string): string {
  if (beat.diagram) return `A diagram on squared paper: ${describeDiagram(beat.diagram)}.`;
  const doing = cast.map(({ name, pose }) => `${nameOf(name)} ${posePhrases[(pose ?? 'idle') as PoseName]}`);
  const where = placePhrases[place];
  const shown = props.map((prop) => ('icon' in prop ? iconPhrase(prop.icon) : '')).filter(Boolean);
  const things = shown.length > 0 ? ` Shown large: ${listWords(shown)}.` : '';
  const who = doing.length > 0 ? `${doing.join('; ')}, ${where}.` : `A view ${where}.`;
  return `${who}${things}${beat.picture ? ` ${beat.picture}` : ''}`;
}

const ownIconPhrases: Record<string, string> = {
  'x-co2': 'a carbon dioxide molecule',
  'x-o2': 'an oxygen molecule',
  'x-h2o': 'a water molecule',
  'x-piggy': 'a piggy bank',
  'x-leafcell': 'a leaf cell',
  'x-capitol': 'a domed capitol',
};

const iconPhrase = (icon: string) =>
  ownIconPhrases[icon] ?? icon.replace(/^x-/, '').replace(/\d+$/, '').replaceAll('-', ' ');

/** A diagram in words, from the same data that draws it. */
export function describeDiagram(diagram: Diagram): string {
  switch (diagram.kind) {
    case 'hub': {
      const ins = diagram.ins.map((n) => n.label);
      const outs = diagram.outs.map((n) => n.label);
      return `into ${diagram.hub.label} go ${listWords(ins) || 'nothing'}; out of it come ${listWords(outs) || 'nothing'}`;
    }
    case 'cycle':
      return `a circle of ${listWords(diagram.nodes.map((n) => n.label))}, and back to the start`;
    case 'chain':
      return `${diagram.nodes.map((n) => n.label).join(', then ')}`;
    case 'bars':
      return `bars for ${listWords(diagram.bars.map((b) => `${b.label} (${b.text ?? b.value})`))}`;
    case 'compare':
      return diagram.columns.map((c) => `${c.title}: ${c.items.join(', ')}`).join('; ');
    case 'timeline':
      return diagram.events.map((e) => `${e.when}, ${e.label}`).join('; ');
    case 'number-line':
      return `a number line from ${diagram.from} to ${diagram.to} with ${listWords(diagram.marks.map((m) => m.label)) || 'no marks'}`;
    case 'fraction-bar':
      return diagram.bars.map((b) => `${b.label}: ${b.filled} of ${b.parts} parts filled`).join('; ');
    case 'cutaway': {
      const order = diagram.shape === 'ball' ? 'from the centre outwards' : 'from the top down';
      return `cut open, ${order}: ${listWords(diagram.layers.map((layer) => layer.label))}`;
    }
    case 'map': {
      const { places, routes } = diagram;
      const ways = routes.flatMap(({ from, to, label }) => {
        const way = `${places[from]?.label} to ${places[to]?.label}`;
        return label ? `${way} (${label})` : way;
      });
      const shown = `a map with ${listWords(places.map((place) => place.label))}`;
      return ways.length ? `${shown}; ways from ${listWords(ways)}` : shown;
    }
  }
}
