import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SeriesPart } from '@panelwise/contracts/domain/comic';
import { wishFor } from '@panelwise/contracts/domain/part-wishes';
import type { ComicMeta } from '@panelwise/contracts/domain/script';
import { pictureChosen } from '@panelwise/contracts/domain/term-pictures';
import type { TermInComic } from '@panelwise/studio/write/who-is-in-it';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { motifQuery } from '../api/sketch.ts';
import type { WishDraft } from '../parts/use-part-wishes.ts';
import { inWords } from '../script/staging-edits.ts';
import { ThingSelect } from '../script/thing-select.tsx';
import classes from './cast.module.css';
import { DrawnPicture } from './drawn-picture.tsx';
import { partsText } from './parts-text.ts';
import { termShownBy } from './term-wishes.ts';
import lines from './terms.module.css';

/** The key terms of the comic with the picture that stands for each, to be changed in all parts that are not drawn. */
export function TermsSection(props: {
  terms: TermInComic[];
  parts: SeriesPart[];
  meta: ComicMeta;
  draft: WishDraft;
}) {
  const { terms, meta, draft } = props;
  const [open, setOpen] = useState<string>();
  const undrawn = props.parts.filter((part) => !part.completed).map(({ part }) => part);
  if (terms.length === 0) return null;
  const show = (term: string, picture: string | null | undefined) => {
    // A term may be spoken of in a part that does not teach it.
    for (const part of undrawn)
      draft.change(part, (wish) => termShownBy(wish, term, picture), changeSaid(term, picture));
  };
  return (
    <section className={classes.section} aria-labelledby="terms-in-pictures">
      <header className={classes.head}>
        <h2 id="terms-in-pictures">
          <Trans>Key terms in pictures</Trans>
        </h2>
        <p>
          <Trans>What stands for each of them in the panels. Choose another picture, or none.</Trans>
        </p>
      </header>
      <ul className={lines.termLines}>
        {terms.map((one) => {
          const { term } = one;
          const isOpen = open === term;
          const choices = undrawn.map((part) => pictureChosen(wishFor(draft.wishes, part).pictures, term));
          return (
            <Fragment key={term}>
              <TermLine
                term={one}
                meta={meta}
                ofSeveral={props.parts.length > 1}
                open={isOpen}
                onTake={(picture) => show(term, picture)}
                onOpen={
                  one.parts.some((part) => undrawn.includes(part))
                    ? () => setOpen(isOpen ? undefined : term)
                    : undefined
                }
              />
              {isOpen && (
                <li className={lines.under}>
                  <TermEditor
                    term={one}
                    meta={meta}
                    isWithout={choices.some((choice) => choice?.picture === null)}
                    isChosen={choices.some((choice) => choice !== undefined)}
                    onShow={(picture) => show(term, picture)}
                    onClose={() => setOpen(undefined)}
                  />
                </li>
              )}
            </Fragment>
          );
        })}
      </ul>
    </section>
  );
}

/** A line: the small picture of a term, what it means, and the way to another picture. Where none stands for it, some are proposed in pencil. */
function TermLine(props: {
  term: TermInComic;
  meta: ComicMeta;
  ofSeveral: boolean;
  open: boolean;
  /** One of the proposed pictures is meant. */
  onTake: (picture: string) => void;
  /** Undefined where all its pages are drawn. */
  onOpen: (() => void) | undefined;
}) {
  const { term, picture, parts, means, proposed = [] } = props.term;
  const { data } = useQuery({
    ...motifQuery({ of: 'thing', icon: picture ?? '' }, props.meta),
    enabled: picture !== undefined,
  });
  // Of a term without one, while its pages can change.
  const [first, ...others] = picture === undefined && props.onOpen ? proposed : [];
  const proposal = (icon: string) => (
    <ProposedPicture key={icon} icon={icon} term={term} meta={props.meta} onTake={props.onTake} />
  );
  return (
    <li className={lines.term} data-open={props.open || undefined}>
      {first ? (
        proposal(first)
      ) : (
        <span className={lines.thumb} data-empty={!picture || undefined}>
          {picture ? (
            <DrawnPicture picture={data} alt="" shape="1 / 1" />
          ) : (
            <IconPhoto size={20} aria-hidden />
          )}
        </span>
      )}
      <div>
        <h3>{term}</h3>
        {props.ofSeveral && <span className={lines.ofPart}>{partsText(parts)}</span>}
        {means && <p>{means}</p>}
        {first && (
          <div className={lines.proposed}>
            <span>{others.length > 0 ? t`Shown by this, or by` : t`Shown by this?`}</span>
            {others.map(proposal)}
          </div>
        )}
      </div>
      {props.onOpen && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={props.open}
          aria-label={
            picture
              ? t`Change the picture of ${term}`
              : first
                ? t`Another picture for ${term}`
                : t`Add a picture for ${term}`
          }
          onClick={props.onOpen}
        >
          {picture ? t`Change` : first ? t`Another` : t`Add`}
        </Button>
      )}
    </li>
  );
}

/** A picture that might stand for a term: in pencil until somebody takes it. */
function ProposedPicture(props: {
  icon: string;
  term: string;
  meta: ComicMeta;
  onTake: (icon: string) => void;
}) {
  const { icon, term } = props;
  const { data } = useQuery(motifQuery({ of: 'thing', icon }, props.meta));
  const thing = inWords(icon, 'thing');
  return (
    <button
      type="button"
      className={lines.proposal}
      aria-label={t`Show ${term} by: ${thing}`}
      title={thing}
      onClick={() => props.onTake(icon)}
    >
      <DrawnPicture picture={data} alt="" shape="1 / 1" />
    </button>
  );
}

/** Chooses the picture of a term; it opens under its line, and the pages follow at once. */
function TermEditor(props: {
  term: TermInComic;
  meta: ComicMeta;
  /** Somebody wants no picture of it. */
  isWithout: boolean;
  isChosen: boolean;
  onShow: (picture: string | null | undefined) => void;
  onClose: () => void;
}) {
  const { term, picture } = props.term;
  return (
    <section className={classes.editor} aria-label={t`The picture of ${term}`}>
      <ThingSelect
        label={t`${term} is shown by`}
        className={classes.kind}
        meta={props.meta}
        value={picture ?? null}
        onChoose={(icon) => props.onShow(icon)}
      />
      <p className={classes.hint}>
        <Trans>The pictures change. What is said stays.</Trans>
      </p>
      <div className={classes.foot}>
        <Button variant="outline" disabled={props.isWithout} onClick={() => props.onShow(null)}>
          <Trans>No picture</Trans>
        </Button>
        <span className={classes.space} />
        <Button variant="subtle" disabled={!props.isChosen} onClick={() => props.onShow(undefined)}>
          <Trans>As first read</Trans>
        </Button>
        <Button variant="outline" onClick={props.onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </section>
  );
}

function changeSaid(term: string, picture: string | null | undefined): string {
  if (picture === undefined) return t`the picture of ${term} as first read`;
  return picture === null ? t`no picture for ${term}` : t`another picture for ${term}`;
}
