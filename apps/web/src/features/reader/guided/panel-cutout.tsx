import type { ReadingPanel } from '../reading-order.ts';
import { pageSize, panelBox, panelClip } from './camera.ts';
import classes from './panel-cutout.module.css';

/** One panel cut out of the picture of its page, as wide as its place. */
export function PanelCutout({
  panel,
  language,
}: {
  panel: Pick<ReadingPanel, 'polygon' | 'imageUrl' | 'alt'>;
  language?: string | undefined;
}) {
  const box = panelBox(panel.polygon);
  return (
    <div className={classes.place} style={{ aspectRatio: `${box.width} / ${box.height}` }}>
      <img
        src={panel.imageUrl}
        alt={panel.alt}
        lang={language}
        width={pageSize.width}
        height={pageSize.height}
        style={{
          width: `${(pageSize.width / box.width) * 100}%`,
          left: `${(-box.x / box.width) * 100}%`,
          top: `${(-box.y / box.height) * 100}%`,
          clipPath: panelClip(panel.polygon),
        }}
      />
    </div>
  );
}
