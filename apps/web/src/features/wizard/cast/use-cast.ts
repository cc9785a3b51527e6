import { t } from '@lingui/core/macro';
import {
  type Appearance,
  type CastChoice,
  type CastChoices,
  type CastKind,
  castKey,
  choiceFor,
} from '@panelwise/contracts/domain/cast';
import { storeCast } from '../api/cast.ts';
import type { SaveState } from '../script/script-saver.ts';
import { changeWords } from './cast-words.ts';
import { useStored } from './use-stored.ts';

/** `called`: the name in the comic; empty, that of the story again. */
export type CastChange = { kind?: CastKind; look?: Appearance; called?: string };

export type CastDraft = {
  choices: CastChoices;
  save: SaveState;
  change: (name: string, change: CastChange) => void;
  /** Leaves somebody to the studio again. */
  leave: (name: string) => void;
  again: () => void;
};

/**
 * Who is in a comic as its creator decides it. Names are those of the story.
 * @param onSaid is told what a change did, in words
 */
export function useCast(comicId: string, given: CastChoices, onSaid: (words: string) => void): CastDraft {
  const { value, save, put, again } = useStored(comicId, given, storeCast);
  const putChoice = (name: string, choose: (before: CastChoice) => CastChoice | undefined) =>
    put((before) => {
      const choice = choose(choiceFor(before, name) ?? { name });
      const others = before.filter((one) => castKey(one.name) !== castKey(name));
      return choice ? [...others, choice] : others;
    });
  return {
    choices: value,
    save,
    change: (name, change) => {
      onSaid(changeWords(choiceFor(value, name)?.called ?? name, change));
      putChoice(name, (before) => changed(before, change));
    },
    leave: (name) => {
      onSaid(t`${name} as first read`);
      putChoice(name, () => undefined);
    },
    again,
  };
}

function changed({ called: calledBefore, ...before }: CastChoice, change: CastChange): CastChoice {
  const look = { ...before.look, ...change.look };
  const called = change.called ?? calledBefore;
  return {
    ...before,
    ...(called && castKey(called) !== castKey(before.name) && { called }),
    ...(change.kind && { kind: change.kind }),
    ...(Object.keys(look).length > 0 && { look }),
  };
}
