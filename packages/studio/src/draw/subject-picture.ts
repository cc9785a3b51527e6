import { type ComicMeta, panelSchema } from '@panelwise/contracts/domain/script';
import type { FontBook } from './fonts.ts';
import { drawPortrait, type Portrait } from './portrait.ts';
import { motifs } from './subject-motifs.ts';

const size = { width: 600, height: 400 };

/** The picture of a subject, 3:2, without words. @throws RangeError for a subject that has none */
export function drawSubjectPicture(subject: string, fonts: FontBook): Portrait {
  const motif = motifs[subject];
  if (!motif) throw new RangeError(`No picture is known for ${subject}.`);
  const meta: ComicMeta = {
    title: subject,
    concept: subject,
    subject,
    grade: '5',
    style: 'comic',
    seed: 'subject-picture',
    pageCount: 1,
  };
  const panel = panelSchema.parse({
    scene: '',
    caption: '',
    background: motif.scene,
    shot: 'single',
    cast: [{ name: motif.who, side: 'left', pose: motif.pose, expression: motif.face }],
    dialogue: [],
    props: [{ icon: motif.thing }],
  });
  return drawPortrait(panel, meta, fonts, size);
}
