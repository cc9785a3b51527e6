import { t } from '@lingui/core/macro';
import type { Script, ScriptPage, ScriptPanel } from '@panelwise/contracts/domain/script';
import type { ErrorDetail } from '@panelwise/contracts/errors/domain-error';
import { unletteredWords } from '@panelwise/studio/draw/lettering/unlettered-words';

/** Words of a page that cannot be lettered: the place of each text, its panel from 0, and the words. */
type Found = { path: string; panel: number; words: string };

const known = new WeakMap<ScriptPage, Found[]>();

/** What of a script is written in a script that no lettering font has, where it stands and what to do. */
export function unletteredIn(script: Script): ErrorDetail[] {
  return script.flatMap((page, p) => {
    let found = known.get(page);
    if (!found) {
      found = page.panels.flatMap(foundIn);
      known.set(page, found);
    }
    return found.map(({ path, panel, words }) => ({
      path: `${p}.panels.${panel}.${path}`,
      message: refusalText(panel + 1, words),
    }));
  });
}

const refusalText = (number: number, words: string) =>
  t`Panel ${number}: the lettering has no letters for “${words}”. Please use Latin letters.`;

function foundIn(panel: ScriptPanel, index: number): Found[] {
  return textsOf(panel).flatMap(([path, text]) => {
    const words = unletteredWords(text ?? '');
    return words.length > 0 ? [{ path, panel: index, words: words.slice(0, 4).join(' ') }] : [];
  });
}

/** All that is lettered in a panel, by its place in it. */
function textsOf(panel: ScriptPanel): [string, string | undefined][] {
  const { title, subtitle, caption, captionBottom, sfx, dialogue, props = [] } = panel;
  return [
    ...Object.entries({ title, subtitle, caption, captionBottom, sfx }),
    ...dialogue.map(({ text }, i): [string, string] => [`dialogue.${i}.text`, text]),
    ...props.map((thing, i): [string, string | undefined] =>
      'card' in thing ? [`props.${i}.card`, thing.card] : [`props.${i}.label`, thing.label],
    ),
  ];
}
