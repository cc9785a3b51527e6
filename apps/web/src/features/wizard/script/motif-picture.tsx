import type { ComicMeta } from '@panelwise/contracts/domain/script';
import { useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { motifQuery } from '../api/sketch.ts';
import type { Motif } from '../rough/rough-messages.ts';
import classes from './motif-picture.module.css';

/** A small picture beside the words that say the same; its place is kept until it is drawn. */
export function MotifPicture({ motif, meta }: { motif: Motif; meta: ComicMeta }) {
  const url = useObjectUrl(useQuery(motifQuery(motif, meta)).data);
  return (
    <span className={classes.picture} data-of={motif.of} aria-hidden>
      {url && <img src={url} alt="" />}
    </span>
  );
}
