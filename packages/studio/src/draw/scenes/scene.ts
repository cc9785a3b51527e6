import type { SceneName } from '../vocabulary.ts';
import { board, burst, chalk } from './abstract.ts';
import { night, ocean, space } from './dark-and-deep.ts';
import { bank, bedroom, classroom, factory, home, kitchen, lab, library, museum } from './indoors.ts';
import { body, cell, underground } from './inside.ts';
import {
  desert,
  farm,
  forest,
  garden,
  mountain,
  playground,
  river,
  snow,
  volcano,
  weather,
} from './outdoors.ts';
import { createPainter, type Painter, type SceneFrame } from './painter.ts';
import { capitol, city, market, street } from './town.ts';

const scenes: Record<SceneName, (painter: Painter) => string> = {
  classroom,
  garden,
  forest,
  space,
  lab,
  ocean,
  city,
  street,
  market,
  bank,
  kitchen,
  home,
  bedroom,
  desert,
  mountain,
  weather,
  body,
  cell,
  night,
  board,
  chalk,
  burst,
  library,
  capitol,
  farm,
  factory,
  museum,
  playground,
  volcano,
  underground,
  river,
  snow,
  beach: ocean,
  stage: museum,
  clinic: lab,
  'art-room': classroom,
  gym: playground,
  ruins: desert,
  'computer-room': lab,
  courtroom: capitol,
};

/** Fills the frame with a place; coordinates run from 0, 0 to the frame's width and height in px. */
export function drawScene(name: SceneName, frame: SceneFrame): string {
  return scenes[name](createPainter(frame));
}
