import { Button } from '@mantine/core';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { wishFor } from '@panelwise/contracts/domain/part-wishes';
import type { Place } from '@panelwise/contracts/domain/places';
import type { ComicMeta } from '@panelwise/contracts/domain/script';
import type { PlaceInComic } from '@panelwise/studio/write/who-is-in-it';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { motifQuery } from '../api/sketch.ts';
import type { WishDraft } from '../parts/use-part-wishes.ts';
import { capitalised, inWords } from '../script/staging-edits.ts';
import classes from './cast.module.css';
import { DrawnPicture } from './drawn-picture.tsx';
import { NewPlace, PlaceEditor } from './place-editor.tsx';
import { asRead, isWanted, showInstead } from './place-wishes.ts';

/** Where the comic plays, to be changed for a part; each panel's own place is changed in the script. */
export function PlacesSection(props: {
  places: PlaceInComic[];
  parts: SeriesPart[];
  meta: ComicMeta;
  draft: WishDraft;
}) {
  const { places, meta, draft } = props;
  const [open, setOpen] = useState<string>();
  const undrawn = props.parts.filter((part) => !part.completed).map(({ part }) => part);
  const named = (part: number) => (props.parts.length > 1 ? `part ${part}` : 'the comic');
  const show = (part: number, seen: Place, wanted: Place) =>
    draft.change(
      part,
      (wish) => showInstead(wish, seen, wanted),
      `${inWords(wanted)} in place of ${inWords(seen)}`,
    );
  return (
    <section className={classes.section} aria-labelledby="where-it-happens">
      <header className={classes.head}>
        <h2 id="where-it-happens">Where it happens</h2>
        <p>{places.length === 1 ? '1 place' : `${places.length} places`}</p>
      </header>
      <ul className={classes.places}>
        {places.map((seen) => {
          const changeable = seen.parts.filter((part) => undrawn.includes(part));
          const wanted = changeable.filter((part) => isWanted(wishFor(draft.wishes, part), seen.place));
          return (
            <Fragment key={seen.place}>
              <PlaceCard
                place={seen}
                meta={meta}
                open={open === seen.place}
                onOpen={
                  changeable.length > 0
                    ? () => setOpen(open === seen.place ? undefined : seen.place)
                    : undefined
                }
              />
              {open === seen.place && (
                <li className={classes.under}>
                  <PlaceEditor
                    place={seen.place}
                    parts={changeable}
                    ofSeveral={props.parts.length > 1}
                    onChoose={(part, place) => show(part, seen.place as Place, place)}
                    onLeave={
                      wanted.length > 0
                        ? () => {
                            for (const part of wanted)
                              draft.change(
                                part,
                                (wish) => asRead(wish, seen.place),
                                `the places of ${named(part)} as first read`,
                              );
                          }
                        : undefined
                    }
                    onClose={() => setOpen(undefined)}
                  />
                </li>
              )}
            </Fragment>
          );
        })}
        {undrawn.length > 0 && (
          <>
            <li className={classes.newPlace}>
              <Button
                variant="outline"
                leftSection={<IconPlus aria-hidden />}
                aria-expanded={open === 'new'}
                onClick={() => setOpen(open === 'new' ? undefined : 'new')}
              >
                Add a place
              </Button>
            </li>
            {open === 'new' && (
              <li className={classes.under}>
                <NewPlace
                  parts={undrawn}
                  ofSeveral={props.parts.length > 1}
                  onChoose={(part, opensAt) => {
                    draft.change(
                      part,
                      (wish) => ({ ...wish, opensAt }),
                      `${named(part)} begins here: ${inWords(opensAt)}`,
                    );
                    setOpen(undefined);
                  }}
                  onClose={() => setOpen(undefined)}
                />
              </li>
            )}
          </>
        )}
      </ul>
    </section>
  );
}

function PlaceCard(props: {
  place: PlaceInComic;
  meta: ComicMeta;
  open: boolean;
  /** Undefined where all its pages are drawn. */
  onOpen: (() => void) | undefined;
}) {
  const { place, parts } = props.place;
  const { data } = useQuery(motifQuery({ of: 'place', place }, props.meta));
  const name = capitalised(inWords(place));
  const picture = <DrawnPicture picture={data} alt="" shape="64 / 42" />;
  return (
    <li className={classes.place} data-open={props.open || undefined}>
      {props.onOpen ? (
        <button
          type="button"
          className={classes.portrait}
          aria-expanded={props.open}
          aria-label={`Change the place: ${name}`}
          onClick={props.onOpen}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <h3>{name}</h3>
      <p>
        {parts.length === 1 ? 'Part' : 'Parts'} {listOf(parts)}
      </p>
    </li>
  );
}

const listOf = (parts: number[]) =>
  parts.length < 2 ? `${parts[0]}` : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
