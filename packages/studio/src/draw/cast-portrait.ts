import { castKey } from '@panelwise/contracts/domain/cast';
import { type ComicMeta, panelSchema } from '@panelwise/contracts/domain/script';
import type { FontBook } from './fonts.ts';
import { drawPortrait } from './portrait.ts';
import { hashText } from './random.ts';
import { recolour } from './stages.ts';
import { dayTones, type SceneName } from './vocabulary.ts';

/** Size of a portrait in page px. */
const size = { width: 460, height: 520 };
const placeSize = { width: 640, height: 420 };

/**
 * Somebody of a comic alone, as every panel draws them: SVG. In `pencil` while nobody has confirmed who they are.
 * @param as what they are drawn as, by the vocabulary of looks; without it, as their name says
 * @param at their number among those who stand beside each other, each before a colour of their own; else a name has its colour
 */
export function castPortraitSvg(
  { name, as, at }: { name: string; as?: string | undefined; at?: number | undefined },
  meta: ComicMeta,
  fonts: FontBook,
  stage: 'pencil' | 'colour' = 'colour',
): string {
  const panel = panelSchema.parse({
    scene: '',
    caption: '',
    dialogue: [],
    background: 'burst',
    tone: dayTones[(at ?? hashText(castKey(name))) % dayTones.length],
    shot: 'close',
    cast: [{ name, ...(as && { as }), side: 'middle', pose: 'idle', expression: 'smile' }],
    props: [],
  });
  const { art } = drawPortrait(panel, meta, fonts, size);
  return stage === 'colour' ? art : recolour(art, stage);
}

/** A place of a comic without anybody in it: SVG. */
export function placePictureSvg(place: SceneName, meta: ComicMeta, fonts: FontBook): string {
  const panel = panelSchema.parse({
    scene: '',
    caption: '',
    dialogue: [],
    background: place,
    shot: 'wide',
    cast: [],
    props: [],
  });
  return drawPortrait(panel, meta, fonts, placeSize).art;
}
