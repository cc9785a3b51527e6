import { ListenBar } from '../guided/listen-bar.tsx';
import { SpokenLine } from '../guided/spoken-line.tsx';
import type { ComicAloud } from '../speech/use-comic-aloud.ts';
import classes from './listen-dock.module.css';

/** What is read aloud while the pages are shown, and how: at the foot of the window. */
export function ListenDock({ aloud, language }: { aloud: ComicAloud; language: string | undefined }) {
  return (
    <div className={classes.dock}>
      <SpokenLine lines={aloud.lines} spoken={aloud.spoken} language={language} />
      <ListenBar aloud={aloud} />
    </div>
  );
}
