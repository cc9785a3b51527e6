import type { Script, ScriptPanel } from '@panelwise/contracts/domain/script';
import { panelText } from './panel-text.ts';
import { says } from './stage/mark-terms.ts';

const most = 3;

/**
 * Pictures that might stand for a term that none stands for, to be confirmed by somebody: what is seen where the term is
 * said, then on the pages that say it.
 * @param taken what stands for another term
 */
export function proposedPictures(
  term: string,
  scripts: readonly Script[],
  taken: ReadonlySet<string | undefined> = new Set(),
): string[] {
  const isSaidIn = (panel: ScriptPanel) => says(panelText(panel), term);
  const onItsPages = scripts
    .flat()
    .filter(({ panels }) => panels.some(isSaidIn))
    .flatMap(({ panels }) => panels);
  const beside = iconsIn(onItsPages.filter(isSaidIn));
  const found = new Set([...byFrequency(beside), ...byFrequency(iconsIn(onItsPages))]);
  return [...found].filter((icon) => !taken.has(icon)).slice(0, most);
}

const iconsIn = (panels: readonly ScriptPanel[]) =>
  panels.flatMap(({ props = [] }) => props.flatMap((one) => ('icon' in one ? [one.icon] : [])));

/** Each once, the most frequent first; of those that are as frequent, the first. */
function byFrequency(icons: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([icon]) => icon);
}
