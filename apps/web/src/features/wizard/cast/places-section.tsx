import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
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
import { partsText } from './parts-text.ts';
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
  const placeCount = places.length;
  const ofSeveral = props.parts.length > 1;
  const show = (part: number, seen: Place, wanted: Place) =>
    draft.change(
      part,
      (wish) => showInstead(wish, seen, wanted),
      insteadSaid(inWords(wanted), inWords(seen)),
    );
  return (
    <section className={classes.section} aria-labelledby="where-it-happens">
      <header className={classes.head}>
        <h2 id="where-it-happens">
          <Trans>Where it happens</Trans>
        </h2>
        <p>
          {placeCount > 0 ? (
            <Plural value={placeCount} one="# place" other="# places" />
          ) : (
            <Trans>Your story names none, so the panels have plain colors behind them.</Trans>
          )}
        </p>
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
                    ofSeveral={ofSeveral}
                    onChoose={(part, place) => show(part, seen.place as Place, place)}
                    onLeave={
                      wanted.length > 0
                        ? () => {
                            for (const part of wanted)
                              draft.change(
                                part,
                                (wish) => asRead(wish, seen.place),
                                asReadSaid(ofSeveral ? part : undefined),
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
                <Trans>Add a place</Trans>
              </Button>
            </li>
            {open === 'new' && (
              <li className={classes.under}>
                <NewPlace
                  parts={undrawn}
                  ofSeveral={ofSeveral}
                  onChoose={(part, opensAt) => {
                    draft.change(
                      part,
                      (wish) => ({ ...wish, opensAt }),
                      beginsSaid(ofSeveral ? part : undefined, inWords(opensAt)),
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
          aria-label={t`Change the place: ${name}`}
          onClick={props.onOpen}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <h3>{name}</h3>
      <p>{partsText(parts)}</p>
    </li>
  );
}

const insteadSaid = (wanted: string, seen: string) => t`${wanted} in place of ${seen}`;

const asReadSaid = (part: number | undefined) =>
  part === undefined ? t`the places of the comic as first read` : t`the places of part ${part} as first read`;

const beginsSaid = (part: number | undefined, place: string) =>
  part === undefined ? t`the comic begins here: ${place}` : t`part ${part} begins here: ${place}`;
