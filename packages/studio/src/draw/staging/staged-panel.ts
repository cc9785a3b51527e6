import type { Diagram } from '@panelwise/contracts/domain/diagram';
import type { Prop, ScriptPanel } from '@panelwise/contracts/domain/script';
import type { BubbleKind } from '../lettering/bubble-shape.ts';
import type { ExpressionName, Land, PoseName, SceneName, ToneName, WeatherName } from '../vocabulary.ts';
import type { Player } from './player.ts';

export type Shot = NonNullable<ScriptPanel['shot']>;
export type Side = 'left' | 'middle' | 'right';

export type StagedActor = {
  name: string;
  player: Player;
  side: Side;
  pose: PoseName;
  expression: ExpressionName;
  /** Icon of what the hands hold, where the script gives one. */
  holds?: string | undefined;
};

/** Somebody who is acted by one of the cast. */
export type PersonActor = StagedActor & { player: { kind: 'person' } };
export const isPerson = (actor: StagedActor): actor is PersonActor => actor.player.kind === 'person';

export type StagedLine = {
  speaker: string;
  text: string;
  kind: BubbleKind;
  /** Index of the speaker among the actors; undefined for a voice from outside the picture. */
  actor: number | undefined;
  side: Side;
};

/** A script panel after everything its author left open has been decided. */
export type StagedPanel = {
  /** 0-based place on the page. */
  index: number;
  /** Seed of every chance taken in this panel. */
  seed: string;
  shot: Shot;
  scene: SceneName;
  tone: ToneName | undefined;
  /** What open country around the place looks like. */
  land: Land;
  /** What the comic teaches. */
  subject: string;
  /** An open place is seen at night. */
  night?: boolean;
  /** An open place is seen in this weather. */
  weather?: WeatherName;
  /** In a row of its own it runs out over the edges of the page. */
  bleed: boolean;
  /** Wants a row of its own (true), wants none (false), does not mind. */
  wide: boolean | undefined;
  title: string | undefined;
  subtitle: string | undefined;
  caption: string | undefined;
  captionBottom: string | undefined;
  sfx: string | undefined;
  actors: StagedActor[];
  /** Who stands close to the camera, by index: seen from behind over the shoulder, else larger than the others. */
  near: number | undefined;
  lines: StagedLine[];
  props: Prop[];
  /** The people stand at the sides for the things between them, which would be too small to be seen at once. */
  aside?: true;
  diagram: Diagram | undefined;
};

/** A panel in which nobody but people is seen. */
export type PeoplePanel = Omit<StagedPanel, 'actors'> & { actors: PersonActor[] };
export const hasOnlyPeople = (panel: StagedPanel): panel is PeoplePanel => panel.actors.every(isPerson);
