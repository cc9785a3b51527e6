import type { ComicMeta, ScriptPage } from '@panelwise/contracts/domain/script';
import type { StyleSlug } from './styles.ts';

/** The page whose first panel is every style's sample: two friends, a thing, a sky, a key term. */
export function styleSamplePage(style: StyleSlug): { page: ScriptPage; meta: ComicMeta } {
  const plain = { scene: '', caption: '', dialogue: [], background: 'garden' };
  return {
    meta: {
      title: 'Style sample',
      concept: 'seeds',
      subject: 'Science',
      grade: '4',
      style,
      seed: 'style-sample',
      pageCount: 1,
    },
    page: {
      pageNumber: 1,
      panels: [
        {
          ...plain,
          shot: 'two',
          fullWidth: true,
          scene: 'Maya and Leo watch a sunflower grow.',
          cast: [
            { name: 'Maya', side: 'left', pose: 'point', expression: 'wow' },
            { name: 'Leo', side: 'right', pose: 'think', expression: 'curious' },
          ],
          dialogue: [
            { speaker: 'Maya', text: 'Look, it turned to the *sun*!' },
            { speaker: 'Leo', text: 'How does it know where to look?' },
          ],
          props: [{ icon: 'sunflower' }],
        },
        { ...plain, fullWidth: true },
        { ...plain, fullWidth: true },
      ],
    },
  };
}
