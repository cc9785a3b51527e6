import type { ComicMeta } from '@panelwise/contracts/domain/script';
import { IconMapPin, IconPhoto, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { motifQuery } from '../api/sketch.ts';
import type { Motif } from '../rough/rough-messages.ts';
import classes from './motif-picture.module.css';

/** Until it is drawn. */
const icons = { person: IconUser, place: IconMapPin, thing: IconPhoto } as const;

/** A small picture beside the words that say the same; its place is kept until it is drawn. */
export function MotifPicture({ motif, meta }: { motif: Motif; meta: ComicMeta }) {
  const Icon = icons[motif.of];
  const url = useObjectUrl(useQuery(motifQuery(motif, meta)).data);
  return (
    <span className={classes.picture} data-of={motif.of} aria-hidden>
      {url ? <img src={url} alt="" /> : <Icon size={18} stroke={1.6} />}
    </span>
  );
}
