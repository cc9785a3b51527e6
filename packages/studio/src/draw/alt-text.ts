import {
  type DialogueLine,
  type Prop,
  panelAltText,
  panelWords,
  type ScriptPanel,
} from '@panelwise/contracts/domain/script';
import { fillIn, type Language, textsOf } from '../language/language.ts';
import { describeShown, isOurAlt, ownWordsOf, type Shown } from '../write/stage/describe.ts';
import { plainWords } from '../write/text/words.ts';
import { animalLooksLike } from './animals/animal-phrases.ts';
import type { PanelComposition } from './compose/composition.ts';
import type { StagedActor } from './staging/staged-panel.ts';
import { asUnderstood } from './staging/understood.ts';
import { sceneNames } from './vocabulary.ts';

/**
 * What is to be seen in a panel, in words: those of a person if the script has any (`alt`), else what is drawn, with
 * what a person wrote into the scene. It is found anew with every plan of the page, so that it tells what is there now.
 * @param externalArt true where a picture service draws after the words of the scene
 */
export function pictureText(
  source: ScriptPanel,
  composition: PanelComposition,
  language: Language,
  externalArt: boolean,
): string {
  const panel = asUnderstood(source);
  if (panel.alt && !isOurAlt(panel.alt)) return panel.alt.trim();
  const { own, isOurs } = ownWordsOf(panel.scene, panel.diagram);
  const unsaid = isSaid(own, panel) ? '' : own;
  const isStaged = panel.cast ?? panel.props ?? panel.background;
  if (!panel.diagram && !isOurs && own && (externalArt || !isStaged)) return own;
  const shown = externalArt ? shownByScript(panel) : shownIn(composition);
  const described = describeShown({ ...shown, diagram: panel.diagram }, language);
  return (isOurs ? [described, unsaid] : [unsaid, described]).filter(Boolean).join(' ');
}

/** All that a reader who cannot see the panel is told: the picture, then its words. */
export function altText(panel: ScriptPanel, picture: string, language: Language): string {
  const { alt } = textsOf(language);
  const tell = ({ speaker, text, kind }: DialogueLine) =>
    fillIn(kind === 'thought' ? alt.thinks : alt.says, { name: speaker, text }) ?? text;
  return panelAltText(panel, picture, tell);
}

/** What the panel says anyway would be heard twice. */
function isSaid(words: string, panel: ScriptPanel): boolean {
  const said = ` ${plainWords(panelWords(panel).join(' ')).join(' ')} `;
  return said.includes(` ${plainWords(words).join(' ')} `);
}

function shownIn({ staged, actors, things }: PanelComposition): Omit<Shown, 'diagram'> {
  const held = actors.flatMap(({ held }) => (held ? [{ icon: held }] : []));
  const placed = things.map(
    (thing): Prop =>
      thing.kind === 'card'
        ? { card: thing.display.text }
        : {
            icon: thing.icon,
            ...(thing.label && { label: thing.label.text }),
            ...(thing.count > 1 && { count: thing.count }),
          },
  );
  return {
    people: actors.map(({ actor }) => seenActor(actor)),
    place: staged.scene,
    things: [
      ...held.filter(({ icon }) => !placed.some((thing) => 'icon' in thing && thing.icon === icon)),
      ...placed,
    ],
  };
}

function seenActor({ name, pose, player }: StagedActor): Shown['people'][number] {
  if (player.kind === 'animal')
    return { name, pose, as: player.animal.species, look: animalLooksLike(player.animal) };
  return player.kind === 'crowd' ? { name, pose, as: 'crowd' } : { name, pose };
}

function shownByScript({ cast = [], props = [], background }: ScriptPanel): Omit<Shown, 'diagram'> {
  return { people: cast, place: sceneNames.find((name) => name === background), things: props };
}
