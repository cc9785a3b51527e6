import { useEffect, useState } from 'react';
import { useSession } from '../session.ts';
import type { KeptComic } from './kept-comics.ts';

/** The comics that this device keeps for whoever is logged in; none until that is known. */
export function useKeptComics(): KeptComic[] {
  const userId = useSession(({ user }) => user?._id);
  const [comics, setComics] = useState<KeptComic[]>([]);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    setComics([]);
    if (userId === undefined) return;
    // Visitors never load this.
    void import('./kept-comics.ts').then(({ listKeptComics, watchKeptComics }) => {
      const read = async () => {
        const list = await listKeptComics();
        if (!left) setComics(list);
      };
      if (left) return;
      stop = watchKeptComics(() => void read());
      void read();
    });
    return () => {
      left = true;
      stop();
    };
  }, [userId]);
  return comics;
}
