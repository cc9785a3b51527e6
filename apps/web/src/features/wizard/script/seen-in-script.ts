import type { ScriptPanel } from '@panelwise/contracts/domain/script';
import { chooseShot } from '@panelwise/studio/draw/staging/choose-shot';
import { asUnderstood } from '@panelwise/studio/draw/staging/understood';
import type { SeenPanel, SeenPerson } from '@panelwise/studio/draw/staging/what-is-seen';
import { expressionNames, isBare, poseNames, sceneNames, toneNames } from '@panelwise/studio/draw/vocabulary';

/**
 * What a panel shows as far as its script says so, for the time until the studio has looked at it; undefined where the
 * script leaves something to the studio.
 */
export function seenInScript(given: ScriptPanel): SeenPanel | undefined {
  const panel = asUnderstood(given);
  const { cast, props, diagram } = panel;
  const place = nameIn(sceneNames, panel.background);
  const nothing = { tone: undefined, people: [], things: [] };
  if (diagram) return { ...nothing, place: place ?? 'board', shot: 'diagram' };
  if (!place || !cast || !props) return undefined;
  const people = cast.flatMap((one): SeenPerson[] => {
    const pose = nameIn(poseNames, one.pose);
    const expression = nameIn(expressionNames, one.expression);
    return pose && expression ? [{ ...one, pose, expression }] : [];
  });
  if (people.length < cast.length || !panel.shot) return undefined;
  const tone = isBare(place) ? (nameIn(toneNames, panel.tone) ?? 'any') : undefined;
  return { place, tone, shot: chooseShot(panel, people.length, props.length), people, things: props };
}

const nameIn = <Name extends string>(names: readonly Name[], name: string | undefined): Name | undefined =>
  names.find((one) => one === name);
