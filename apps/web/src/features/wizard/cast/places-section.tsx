import type { ComicMeta } from '@panelwise/contracts/domain/script';
import type { PlaceInComic } from '@panelwise/studio/write/who-is-in-it';
import { useQuery } from '@tanstack/react-query';
import { motifQuery } from '../api/sketch.ts';
import { capitalised, inWords } from '../script/staging-edits.ts';
import classes from './cast.module.css';
import { DrawnPicture } from './drawn-picture.tsx';

/** Where the comic plays; each panel's own place is changed in the script. */
export function PlacesSection({ places, meta }: { places: PlaceInComic[]; meta: ComicMeta }) {
  if (places.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="where-it-happens">
      <header className={classes.head}>
        <h2 id="where-it-happens">Where it happens</h2>
        <p>{places.length === 1 ? '1 place' : `${places.length} places`}</p>
      </header>
      <ul className={classes.places}>
        {places.map((place) => (
          <PlaceCard key={place.place} place={place} meta={meta} />
        ))}
      </ul>
    </section>
  );
}

function PlaceCard({ place: { place, parts }, meta }: { place: PlaceInComic; meta: ComicMeta }) {
  const { data } = useQuery(motifQuery({ of: 'place', place }, meta));
  return (
    <li className={classes.place}>
      <DrawnPicture picture={data} alt="" shape="64 / 42" />
      <h3>{capitalised(inWords(place))}</h3>
      <p>
        {parts.length === 1 ? 'Part' : 'Parts'} {listOf(parts)}
      </p>
    </li>
  );
}

const listOf = (parts: number[]) =>
  parts.length < 2 ? `${parts[0]}` : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
