import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './transcript.module.css';

/** Every panel in words, for reading without the pictures. */
export function Transcript({ pages }: { pages: DrawnPage[] }) {
  return (
    <details className={classes.transcript}>
      <summary>
        Transcript
        <IconChevronDown size={20} stroke={1.9} aria-hidden />
      </summary>
      {pages.map((page) => (
        <section key={page._id}>
          <h3>Page {page.pageNumber}</h3>
          <ol>
            {page.panels.map((panel) => (
              <li key={panel.panel}>{panel.alt || panel.caption || panel.scene}</li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  );
}
