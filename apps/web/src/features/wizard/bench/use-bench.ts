import { t } from '@lingui/core/macro';
import { isTerminal } from '@panelwise/contracts/domain/run';
import type { Script } from '@panelwise/contracts/domain/script';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ComicWork } from '../api/comic.ts';
import { useRunsChanged } from '../hooks/use-runs-changed.ts';
import { useScriptDraft } from '../hooks/use-script-draft.ts';
import { useStepRun } from '../hooks/use-step-run.ts';
import { useUnloadWarning } from '../hooks/use-unload-warning.ts';
import { useWizardPlace, type WizardPlace } from '../hooks/use-wizard-place.ts';
import { changedPanels, newPictures } from '../preview/changed-panels.ts';
import { type LivePage, livePages } from '../preview/live-pages.ts';
import type { SaveState } from '../script/script-saver.ts';
import { openScript, type PanelPlace, readScriptText } from '../script/script-text.ts';
import { metaOf } from './comic-meta.ts';

/**
 * Everything the script and preview steps share: the script as it is typed, the runs, and the pages between them.
 * @param toast whether a toast says how a drawing went: not where the pages themselves show it
 */
export function useBench(work: ComicWork, { toast }: { toast: boolean }) {
  const { comic } = work;
  useRunsChanged(comic._id);
  const draft = useScriptDraft(comic);
  useUnloadWarning(!draft.kept);
  const [preparing, setPreparing] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const drawing = useStepRun('generate-comic', comic._id, { toast });
  const named = useWizardPlace().panel;
  const [at, setAt] = useState<PanelPlace>(
    () => placeOf(named) ?? firstChanged(work) ?? { page: 0, panel: 0 },
  );
  const latestNamed = useRef(named);
  latestNamed.current = named;
  const { key } = useLocation();
  // A link to a panel leads there again, whatever was opened since.
  useEffect(() => {
    const place = key && placeOf(latestNamed.current);
    if (place) setAt(place);
  }, [key]);
  // What the run was ordered for here; of a run from before, the run tells.
  const [ordered, setOrdered] = useState<'pages' | 'panel' | 'words'>();
  const run = drawing.view?.run;
  const isRunning = run !== undefined && !isTerminal(run.status);
  const isLettering = drawing.busy && (isRunning ? run.lettersOnly === true : ordered === 'words');
  const isRedraw = drawing.busy && !isLettering && (ordered ? ordered === 'panel' : run?.panels.length === 1);

  const { read, script: open } = draft.doc;
  // The pages follow when there is time: a key never waits for them.
  const shown = useDeferredValue(draft.doc).read;
  // While a rule is broken the pages keep showing the last script that could be read.
  const lastGood = useRef<Script>([]);
  if (shown.ok) lastGood.current = shown.script;
  else if (lastGood.current.length === 0) lastGood.current = shown.readable ?? [];
  const script = lastGood.current;

  const before = useRef<LivePage[]>([]);
  const pages = useMemo(() => {
    before.current = livePages(script, work.pages, drawing.view, before.current);
    return before.current;
  }, [script, work.pages, drawing.view]);
  const meta = useMemo(() => metaOf(comic, script.length), [comic, script.length]);
  const [drawnText, setDrawnText] = useState(comic.prompt);
  const edited = useMemo(() => {
    const drawn = openScript(drawnText) ?? [];
    return new Set(script.flatMap((page, i) => (pages[i]?.picture && !sameWords(page, drawn[i]) ? [i] : [])));
  }, [script, pages, drawnText]);
  const isOff = work.behind === 'pages' || edited.size > 0;
  const changed = useMemo(
    () => (isOff ? changedPanels(script, work.pages) : noPanels),
    [isOff, script, work.pages],
  );
  const redone = useMemo(
    () => (isOff ? newPictures(script, work.pages) : noPanels),
    [isOff, script, work.pages],
  );
  const lettered = useRef<string>(undefined);
  const letteredRun = run?.lettersOnly && run.status === 'succeeded' ? run._id : undefined;
  // Until its words are there, a page is shown with them lettered here.
  useEffect(() => {
    if (letteredRun && lettered.current !== undefined) setDrawnText(lettered.current);
  }, [letteredRun]);

  const generate = async (onAccepted?: () => void) => {
    setPreparing(true);
    setUnsaved(false);
    const text = await draft.flush();
    setPreparing(false);
    // The save stamp, or a dialog, says why.
    if (text === undefined) return setUnsaved(true);
    const stored = readScriptText(text);
    if (!stored.ok) return;
    setDrawnText(text);
    setOrdered('pages');
    drawing.start({ comicId: comic._id, pages: stored.script }, onAccepted);
  };

  const drawOne = (place: PanelPlace, versionId?: string) => {
    setOrdered('panel');
    const redraw = { page: place.page + 1, panel: place.panel + 1, ...(versionId && { versionId }) };
    drawing.start({ comicId: comic._id, redraw });
  };

  const latest = useRef({ text: draft.doc.text, start: drawing.start });
  latest.current = { text: draft.doc.text, start: drawing.start };
  const comicId = comic._id;
  const letter = useCallback(() => {
    lettered.current = latest.current.text;
    setOrdered('words');
    latest.current.start({ comicId, letter: true });
  }, [comicId]);

  return {
    comicId,
    draft,
    read,
    open,
    script,
    pages,
    edited,
    /** Panels as "page.panel" that are others in the script than on the pages. */
    changed,
    /** Those of them that get a new picture. */
    redone,
    meta,
    drawing,
    /** Words are being put on pages that are there: nothing that anybody waits for or stops. */
    isLettering,
    generate,
    /** Puts the words of the stored script on the pages, and draws nothing. */
    letter,
    /** The script is being stored, to be drawn. */
    preparing,
    /** Why the script that was to be drawn is not. */
    unsavedError:
      unsaved && isUnsaved(draft.save)
        ? t`The script is not saved yet, so nothing was drawn. Please try again in a moment.`
        : null,
    at: clamp(at, open ?? script),
    go: setAt,
    redraw: (place: PanelPlace) => drawOne(place),
    restore: (place: PanelPlace, versionId: string) => drawOne(place, versionId),
    /** Stops the redraw of a panel, which keeps its picture; undefined while there is none. */
    keepOld: isRedraw ? drawing.cancel : undefined,
  };
}

const noPanels: ReadonlySet<string> = new Set();

export type Bench = ReturnType<typeof useBench>;

/** A panel of the address, which counts from 1, as the one that is open. */
function placeOf(named: WizardPlace['panel']): PanelPlace | undefined {
  return named && { page: named.page - 1, panel: named.panel - 1, picked: true };
}

/** The panel that is another one in the script than on the pages, for a script that was left so; undefined where there is none. */
function firstChanged({ comic, behind, pages }: ComicWork): PanelPlace | undefined {
  if (behind !== 'pages') return undefined;
  const [place] = changedPanels(openScript(comic.prompt) ?? [], pages);
  const [page, panel] = (place ?? '').split('.').map(Number);
  return page && panel ? { page: page - 1, panel: panel - 1, picked: true } : undefined;
}

function isUnsaved({ kind }: SaveState): boolean {
  return kind === 'waiting' || kind === 'failed';
}

function sameWords(page: Script[number], drawn: Script[number] | undefined): boolean {
  return JSON.stringify(page.panels) === JSON.stringify(drawn?.panels);
}

/** A place that the script really has, after pages or panels were taken out. */
function clamp(at: PanelPlace, script: Script): PanelPlace {
  const page = Math.max(0, Math.min(at.page, script.length - 1));
  const panel = Math.max(0, Math.min(at.panel, (script[page]?.panels.length ?? 1) - 1));
  // The very same place as long as it is there: somebody who has gone to it goes to it once.
  return page === at.page && panel === at.panel ? at : { page, panel };
}
