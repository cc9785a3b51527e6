import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { propsFor } from './things-of-sentence.ts';

/** What is shown for the last sentence of a story. */
function shownFor(text: string, concept = 'A long day'): string[] {
  const story = analyseStory({ concept, story: text });
  return propsFor(story.sentences.at(-1)!, story).flatMap((prop) => ('icon' in prop ? [prop.icon] : []));
}

it.each([
  ['Mira found a ball under the hedge.', 'x-ball'],
  ['Mira played football. The ball lay behind the fence.', 'soccer-ball'],
  ['The keeper stood in the goal, and the ball hit the post.', 'soccer-ball'],
  ['Mira likes basketball. She bounced the ball twice.', 'basketball'],
  ['Her ball flew through the hoop.', 'basketball'],
  ['Mira kicked the ball. Then the ball lay in the garden.', 'soccer-ball'],
  ['Mira plays volleyball. She lost her ball.', 'volleyball'],
  ['Mira lost her tennis ball.', 'tennis'],
  ['Mira turned the map upside down.', 'x-folded-map'],
  ['Mira put down the chalk and looked at the board.', 'x-chalk-sticks'],
  ['Mira stood behind the curtain of the stage.', 'x-stage-curtain'],
  ['Mira heard the loudspeaker.', 'x-loudspeaker'],
  ['Mira typed her name, and the screen went dark.', 'x-screen'],
  ['Mira tied her scarf to a wooden pole.', 'x-long-pole'],
  ['Mira filled the tray with soil.', 'x-shallow-tray'],
  ['Mira saw a can of cola on the floor and took a sip.', 'x-drink-can'],
  ['Mira planted a flower in a can.', 'x-tin-can'],
  ['Mira screwed the lid on the jar of jam.', 'x-jar-lid'],
  ['Mira scrubbed the floor with a brush.', 'x-scrubbing-brush'],
  ['Mira polished her shoes with a brush.', 'x-scrubbing-brush'],
  ['The goat of Mira slept on straw in the barn.', 'x-straw-bundle'],
  ['Mira watched the fan at the ceiling.', 'x-ceiling-fan'],
  ['Mira wrote a birthday card.', 'x-greeting-card'],
  ['The lifeguard threw the ring to Mira.', 'ring-buoy'],
  ['Mira put her helmet on the bicycle.', 'x-sports-helmet'],
  ['Mira lay under the duvet.', 'x-duvet'],
  ['Mira slept in a cardboard box.', 'x-open-box'],
  ['The driver sat behind the wheel and began to steer.', 'x-steering-wheel'],
  ['The wheel of the cart sank into the mud.', 'wheel'],
  ['Mira jumped into the hay.', 'x-haystack'],
  ['Mira lost her paddle in the river.', 'x-oar'],
])('shows the thing that is named: %s', (text, icon) => {
  expect(shownFor(text)).toContain(icon);
});

it.each([
  ['Mira rolled the dough into a ball.', 'x-ball'],
  ['Mira held up a golden ball.', 'x-ball'],
  ['Mira plays cricket. The ball rolled away.', 'x-ball'],
  ['Mira found a blue ball.', 'x-ball'],
  ['Mira had no ball.', 'x-ball'],
  ['Mira played handball and football. The ball lay in the net.', 'soccer-ball'],
  ['Mira looked at the map on her phone.', 'x-folded-map'],
  ['Mira found a treasure map.', 'x-folded-map'],
  ['Mira looked at the map of the world.', 'x-folded-map'],
  ['The face of Mira was as white as chalk.', 'x-chalk-sticks'],
  ['Mira pulled the blue curtain of the stage.', 'x-stage-curtain'],
  ['Mira put her phone down, and its screen was dark.', 'x-screen'],
  ['Mira tied the flag to a wooden pole.', 'x-long-pole'],
  ['The chromosomes go to opposite poles of the cell.', 'x-long-pole'],
  ['The doctor beside Mira drew back the curtain of the stage.', 'x-stage-curtain'],
  ['A man in a helmet bought soap from Mira.', 'x-sports-helmet'],
  ['Mira wound up the paddle of the lock.', 'x-oar'],
  ['Mira held on to the pole in the bus.', 'x-long-pole'],
  ['Mira filled the ice cube tray and put it in the freezer.', 'x-shallow-tray'],
  ['Mira carried a can of petrol.', 'x-tin-can'],
  ['Mira lifted the lid of the pot beside the jar.', 'x-jar-lid'],
  ['Mira brushed her teeth with a soft brush.', 'x-scrubbing-brush'],
  ['Mira lit her torch.', 'flashlight'],
  ['Mira danced in a ring.', 'ring-buoy'],
  ['Mira wove a hat of straw.', 'x-straw-bundle'],
  ['The shell is round as a helmet.', 'x-sports-helmet'],
  ['Mira hung the duvet on the line.', 'x-duvet'],
  ['Mira opened a wooden box.', 'x-open-box'],
  ['Mira wrapped the parcel in a cardboard box.', 'x-open-box'],
  ['The captain turned the wheel to steer the ship.', 'x-steering-wheel'],
  ['Mira sneezes because of her hay fever.', 'x-haystack'],
])('shows no other kind of it: %s', (text, icon) => {
  expect(shownFor(text)).not.toContain(icon);
});
