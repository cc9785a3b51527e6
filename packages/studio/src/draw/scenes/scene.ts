import { withOwnTones } from '../manga-tones.ts';
import type { Shot } from '../staging/staged-panel.ts';
import type { SceneName, WeatherName } from '../vocabulary.ts';
import { board, burst, chalk, plain } from './abstract.ts';
import { bedroom, home, kitchen } from './at-home.ts';
import { nightPainter, openPlaces, showsNight } from './at-night.ts';
import { cafeteria, shop } from './counters.ts';
import { night, ocean, space } from './dark-and-deep.ts';
import { farm, forest, garden, playground } from './gardens.ts';
import { bank, museum } from './halls.ts';
import { mountain, ruins, snow, volcano } from './heights.ts';
import { church, mosque, temple } from './houses-of-prayer.ts';
import { fallingIn, frameIn, underSky } from './in-weather.ts';
import { body, cell, underground } from './inside.ts';
import { beach, desert, weather } from './lowlands.ts';
import { oldStreet } from './old-street.ts';
import { oldTown, palace, village } from './old-times.ts';
import { openAir } from './open-air.ts';
import { camp, field, park } from './open-country.ts';
import { createPainter, groundShare, type Painter, type SceneFrame } from './painter.ts';
import { pitch } from './pitch.ts';
import { room } from './room.ts';
import { artRoom, classroom, lab, library } from './school.ts';
import { ballCourt, pool, schoolYard } from './school-grounds.ts';
import { computerRoom, gym, stage } from './school-halls.ts';
import { capitol, city, market, street } from './town.ts';
import { bus, ship, station, train } from './travel.ts';
import { frameSeenFrom, inDrawing, plainView, seenFrom, viewOf } from './view.ts';
import { canal, frozenLake, lake, pond, river, stream } from './waters.ts';
import { office, workshop } from './workrooms.ts';
import { clinic, courtroom, factory } from './works.ts';

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
  beach,
  stage,
  clinic,
  'art-room': artRoom,
  gym,
  ruins,
  'computer-room': computerRoom,
  courtroom,
  'school-yard': schoolYard,
  'ball-court': ballCourt,
  pitch,
  pool,
  cafeteria,
  shop,
  workshop,
  office,
  field,
  lake,
  park,
  camp,
  mosque,
  church,
  temple,
  bus,
  train,
  station,
  ship,
  village,
  palace,
  'old-town': oldTown,
  'old-street': oldStreet,
  pond,
  stream,
  canal,
  'frozen-lake': frozenLake,
  room,
  'open-air': openAir,
  plain,
};

/** Grounds without a place: seen the same way from everywhere. */
const flatGrounds = new Set<SceneName>(['board', 'chalk', 'burst', 'plain']);

/** The panel that a scene stands behind. */
export type ScenePanel = { shot: Shot; index: number; night?: boolean; weather?: WeatherName | undefined };

function inWeather(weather: WeatherName, name: SceneName, frame: SceneFrame, scale: number, night: boolean) {
  const own = createPainter(frame, scale);
  const tinted = frameIn(weather, frame);
  // At night there is one sky, whatever falls from it.
  const painter = night
    ? nightPainter(name, tinted, scale)
    : underSky(weather, createPainter(tinted, scale), own);
  return scenes[name](painter) + fallingIn(weather, own);
}

/** Fills the frame with a place, seen as the panel's shot and place on the page ask; coordinates run from 0, 0 to the frame's width and height in px. */
export function drawScene(name: SceneName, frame: SceneFrame, panel: ScenePanel): string {
  const view = flatGrounds.has(name) ? plainView : viewOf(panel.shot, panel.index);
  const weather = openPlaces.has(name) ? panel.weather : undefined;
  const floor = groundShare(view.scale);
  const covered = frame.covered.map((one) => inDrawing(view, frame, floor, one));
  const seen = { ...frame, ...frameSeenFrom(view, frame), covered };
  const drawn = weather
    ? inWeather(weather, name, seen, view.scale, panel.night === true)
    : scenes[name](
        panel.night && showsNight(name)
          ? nightPainter(name, seen, view.scale)
          : createPainter(seen, view.scale),
      );
  const toned =
    frame.style.monochrome && view.scale !== 1 ? withOwnTones(drawn, view.scale, frame.ids) : drawn;
  return seenFrom(view, frame, floor, toned);
}
