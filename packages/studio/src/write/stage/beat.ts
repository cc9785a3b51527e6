import type { Diagram } from '@panelwise/contracts/domain/diagram';
import type { DialogueLine, Prop } from '@panelwise/contracts/domain/script';
import type { ExpressionName, SceneName, Sky, ToneName } from '../../draw/vocabulary.ts';
import type { Mood } from '../reading/reading.ts';
import type { Doing } from './acts-in-sentence.ts';

export const beatKinds = [
  'title',
  'narration',
  'exchange',
  'explain',
  'quote',
  'define',
  'think',
  'shout',
  'diagram',
  'myth',
  'words',
  'recap',
] as const;
export type BeatKind = (typeof beatKinds)[number];

/** One moment of the comic before it is staged: what is said and by whom, and what it is about. */
export type Beat = {
  kind: BeatKind;
  lines: DialogueLine[];
  title?: string;
  subtitle?: string;
  caption?: string;
  captionBottom?: string;
  /** People seen who do not speak. */
  people?: string[];
  /** It is about somebody whom nothing can draw: nobody else takes their place. */
  undrawn?: true;
  /** Its water is frozen, low or gone: no place with water is seen with its words. */
  dry?: true;
  /** Who is not there, and so does not look on either. */
  away?: readonly string[];
  /** What those are drawn as whom only this moment shows, by name. */
  looks?: Readonly<Record<string, string>>;
  /** A sentence fragment on what happens in the picture, when the words do not say it well. */
  picture?: string;
  at?: SceneName;
  /** Where the story is at this moment; `at` is a place that the words call for. */
  setting?: SceneName;
  /** What is seen of a place that nobody knows: the open air, or a room. */
  around?: SceneName;
  /** Night and weather there. */
  sky?: Sky;
  /** How it feels; a calm moment where nothing is said. */
  mood?: Mood;
  tone?: ToneName;
  props?: Prop[];
  diagram?: Diagram;
  sfx?: string;
  /** What those in it do, as far as the text tells and a picture can show. */
  acts?: readonly Doing[];
  /** The faces of those whom their words alone would give another one, by name. */
  faces?: Readonly<Record<string, ExpressionName>>;
  /** The moment of the story that gets the largest picture. */
  peak?: true;
  factIds?: string[];
};
