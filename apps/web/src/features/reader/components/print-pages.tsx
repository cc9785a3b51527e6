import type { DrawnPage } from '@panelwise/contracts/domain/comic';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './print-pages.module.css';

/**
 * The pages for the printer, one on each sheet. They are put into the document only when something is printed.
 * Returns them, and a function that prints as soon as all pictures are there.
 */
export function usePrintPages(pages: DrawnPage[]) {
  const [printing, setPrinting] = useState(false);
  const sheets = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  const print = useCallback(async () => {
    flushSync(() => setPrinting(true));
    const pictures = [...(sheets.current?.querySelectorAll('img') ?? [])];
    // A picture that does not load leaves its sheet out of step, not the others unprinted.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    window.print();
  }, []);

  const element = printing && (
    <div ref={sheets} className={classes.sheets} aria-hidden="true">
      {pages.map(
        ({ _id, imageUrl }) =>
          imageUrl && (
            <div key={_id} className={classes.sheet}>
              <img src={imageUrl} alt="" width={1240} height={1754} />
            </div>
          ),
      )}
    </div>
  );
  return { element, print };
}
