import type { FontBook } from './fonts.ts';
import { drawPortrait, type Portrait } from './portrait.ts';
import type { StyleSlug } from './styles.ts';

const size = { width: 480, height: 600 };

/** The same picture in every style, 4:5: a girl, a thing, a sky, a key term. */
export function drawStyleSample(style: StyleSlug, fonts: FontBook): Portrait {
  const meta = {
    title: 'Style sample',
    concept: 'leaves',
    subject: 'Science',
    grade: '4',
    style,
    seed: 'style-sample',
    pageCount: 1,
  };
  const panel = {
    scene: 'Maya shows a leaf in a garden.',
    caption: '',
    background: 'garden',
    shot: 'single' as const,
    cast: [{ name: 'Maya', side: 'left' as const, pose: 'present', expression: 'happy' }],
    dialogue: [{ speaker: 'Maya', text: 'So *leaves* can cook!' }],
    props: [{ icon: 'x-leaf', face: true }],
  };
  return drawPortrait(panel, meta, fonts, size);
}
