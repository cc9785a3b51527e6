import { readScript } from '@panelwise/contracts/domain/read-script';
import type { ComicMeta, Script, ScriptPage } from '@panelwise/contracts/domain/script';
import { DomainError } from '@panelwise/contracts/errors/domain-error';
import type { StepInput } from '@panelwise/contracts/steps/registry';
import { type ComicRecord, toBrief } from '@panelwise/db/repositories/comics';
import { getScript } from '../run-comic.ts';

/** The script that a run draws: the one it was ordered with, so that typing meanwhile does not mix two versions. */
export function getRunScript(comic: ComicRecord, input: StepInput<'generate-comic'>): Script {
  return input.pages === undefined ? getScript(comic) : readScript(input.pages);
}

/** What the studio has to know of a comic to draw one of its pages. */
export function toMeta(comic: ComicRecord, pageCount: number): ComicMeta {
  const { concept, subject, grade, style, seed, country, cast } = toBrief(comic);
  // A translation is called otherwise than its story, and looks the same.
  const about = { title: comic.title, concept, subject, grade, style, seed, country, pageCount };
  return { ...about, ...(cast && { cast }) };
}

/** @throws DomainError `bad-script` when the script has no such page */
export function getScriptPage(script: Script, pageNumber: number): ScriptPage {
  const page = script[pageNumber - 1];
  if (!page) throw new DomainError('bad-script', { message: `The script has no page ${pageNumber}.` });
  return page;
}
