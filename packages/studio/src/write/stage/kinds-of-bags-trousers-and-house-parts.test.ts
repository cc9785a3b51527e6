import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { propsFor } from './things-of-sentence.ts';

/** What is shown for the last sentence of a story. */
function shownFor(text: string): string[] {
  const story = analyseStory({ concept: 'A long day', story: text });
  return propsFor(story.sentences.at(-1)!, story).flatMap((prop) => ('icon' in prop ? [prop.icon] : []));
}

it.each([
  ['Mira knocked at the door.', 'x-front-door'],
  ['Mira opened the door with her elbow.', 'x-front-door'],
  ['Mira pressed her nose to the window.', 'x-house-window'],
  ['Mira ran down the stairs.', 'x-flight-of-steps'],
  ['Mira carried flowers up the steps.', 'x-flight-of-steps'],
  ['Mira hung a rag on the fence.', 'x-fence'],
  ['Mira washed her trousers.', 'x-trousers'],
  ['Mira found one sock.', 'x-sock'],
  ['Mira crept into her sleeping bag.', 'x-sleeping-bag'],
  ['Grandpa sat in his rocking chair.', 'x-rocking-chair'],
  ['Mira lost a glove.', 'x-glove'],
  ['Mira planted a bean.', 'x-bean'],
  ['Mira put the fish into a plastic bag.', 'x-plastic-bag'],
  ['Mira ate a bread roll.', 'x-bun'],
  ['Mira climbed on a black rock.', 'x-black-rock'],
  ['Mira caught a carp. The rod jerked.', 'fishing-pole'],
  ['The Moon pulls on the water of the sea.', 'full-moon'],
])('shows the thing that is named: %s', (text, icon) => {
  expect(shownFor(text)).toContain(icon);
});

it.each([
  ['Mira opened the door of the fridge.', 'x-front-door'],
  ['Mira stood beside the door.', 'x-front-door'],
  ['The family of Mira lives in a yurt. Mira opened the door.', 'x-front-door'],
  ['Mira slept under the window.', 'x-house-window'],
  ['Mira broke the window.', 'x-house-window'],
  ['Mira rode on the bus. She looked out of the bus window.', 'x-house-window'],
  ['Mira took three steps back.', 'x-flight-of-steps'],
  ['Mira explained the first step of the dance.', 'x-flight-of-steps'],
  ['Mira sat down by the fence.', 'x-fence'],
  ['Mira wore green trousers.', 'x-trousers'],
  ['Mira wore a red sock.', 'x-sock'],
  ['Mira caught the baseball with her glove.', 'x-glove'],
  ['Mira tasted a cocoa bean.', 'x-bean'],
  ['Mira stirred the pot with an iron rod.', 'fishing-pole'],
  ['When nobody sees it, the moon is a new moon.', 'full-moon'],
])('shows no other kind of it: %s', (text, icon) => {
  expect(shownFor(text)).not.toContain(icon);
});
