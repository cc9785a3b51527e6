import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';
import { brand } from '../../../config/brand.ts';
import classes from './location-map.module.css';

const blocks = [
  [60, 250, 92, 52],
  [166, 262, 70, 46],
  [76, 322, 84, 60],
  [176, 326, 76, 54],
  [70, 402, 70, 50],
  [430, 400, 96, 46],
  [396, 120, 90, 56],
  [520, 300, 74, 60],
  [556, 96, 70, 46],
];

/** Streets from corner to corner of the picture, the wide ones first. */
const roads = [
  'M-10 470 L250 306 L346 236 L470 146 L660 14',
  'M150 490 C210 400 262 346 306 306 C352 264 420 250 660 236',
];
const lanes = [
  'M-10 232 L130 224 L306 306 L420 372 L660 400',
  'M40 490 L52 226 L84 -10',
  'M260 490 L250 306 L130 224',
  'M470 146 L540 490',
  'M470 146 L420 -10',
  'M-10 380 L262 392 L380 490',
];
const river =
  'M-20 96 C80 120 128 70 214 108 C300 146 300 214 362 246 C430 280 476 286 516 344 C552 398 560 430 580 500';

/** A map drawn like a comic panel: the river, the railway, the roads, and a pin. A sketch, not to scale; the link leads to a real one. */
export function LocationMap() {
  const { location } = brand;
  return (
    <figure id="map" className={classes.map}>
      <svg viewBox="0 0 640 480" role="img" aria-label={t`A drawn map with a pin at ${location}`}>
        <rect className={classes.land} width="640" height="480" />
        <path
          className={classes.park}
          d="M214 20 L352 8 L392 86 L300 134 L232 92 Z M566 392 L660 356 L660 490 L598 490 Z"
        />
        {blocks.map(([x, y, width, height]) => (
          <rect key={`${x} ${y}`} className={classes.block} x={x} y={y} width={width} height={height} />
        ))}
        <path className={classes.bank} d={river} />
        <path className={classes.river} d={river} />
        {lanes.map((road) => (
          <path key={road} className={classes.laneEdge} d={road} />
        ))}
        {roads.map((road) => (
          <path key={road} className={classes.roadEdge} d={road} />
        ))}
        {lanes.map((road) => (
          <path key={road} className={classes.lane} d={road} />
        ))}
        {roads.map((road) => (
          <path key={road} className={classes.road} d={road} />
        ))}
        <path className={classes.rail} d="M-10 434 L660 186" />
        <path className={classes.sleepers} d="M-10 434 L660 186" />
        <path
          className={classes.pin}
          d="M250 306 C250 306 206 252 206 220 A44 44 0 0 1 294 220 C294 252 250 306 250 306 Z"
        />
        <circle className={classes.eye} cx="250" cy="219" r="16" />
      </svg>
      <figcaption>
        <span>{location}</span>
        <a href={brand.mapUrl} target="_blank" rel="noopener noreferrer">
          <Trans>Open a map</Trans> <IconExternalLink size={18} stroke={1.9} aria-label={t`(new tab)`} />
        </a>
      </figcaption>
    </figure>
  );
}
