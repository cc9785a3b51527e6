import type { closeLookNames } from '../../draw/close-look-names.ts';

/** What pictures that take a close look show, in words: for the scene of a panel and its alt text. */
export const phrasesOfCloseLooks: Record<(typeof closeLookNames)[number], string> = {
  'x-see-cat': 'light that goes from a torch to a cat and on to an eye',
  'x-light-round-earth': 'a ray of light that winds round the Earth, beside a stopwatch',
  'x-girl-in-mirror': 'a child that waves at a mirror and the image that waves back',
  'x-hum-throat': 'a humming child with a finger on the throat, which shakes',
  'x-push-in-row': 'a row of people that pass a push on to the front',
  'x-clock-angle': 'a clock with the angle between its two hands marked, and a red dot in the middle',
  'x-five-games': 'five stacks of footballs: 1, 4, 2, 6 and 2',
  'x-snowflake-lines': 'a snowflake with its six lines of symmetry',
  'x-s-turned': 'the letter S and the same S after half a turn',
  'x-hinge-joint': 'a bent elbow and a door on its hinge',
  'x-ball-joint': 'a round bone in its cup, turning every way',
  'x-rope-friends': 'two friends on a rope, of whom one pulls and the other lets go',
  'x-warm-air-light': 'a box of cool air full of particles, and one of warm air with few, which goes up',
  'x-air-round-trip': 'air that rises over a heater, cools at the ceiling and sinks again',
  'x-bear-at-door': 'two people in front of a huge stone bear at the steps of a museum',
  'x-three-waters': 'an ice cube, a glass of water and a kettle with steam',
  'x-bath-rises': 'a bath before and after somebody gets in, with the water higher',
  'x-mode-of-goals': 'the goals 1, 2, 2, 4 and 6 on five cards, with the two twos marked as the mode',
  'x-three-averages': 'the mean 3, the median 2 and the mode 2 of the goals, each marked in its own chart',
  'x-families-average': 'a family with two children and one with three, whose mean is 2.5',
  'x-paper-mean': 'a newspaper with the headline "mean $28"',
  'x-modes-or-none':
    'eight red and eight blue votes, two modes, beside a red, a blue and a yellow vote, no mode',
  'x-two-glasses': 'two glasses of clear liquid with a question mark over them',
  'x-particles-bump': 'a hot particle that shakes and bumps the cooler ones beside it',
  'x-echo-or-not': 'sound that bounces off a cliff, and sound that ends in a bed and a carpet',
  'x-float-on-back': 'a child that lies flat on the water, which pushes up from below',
  'x-goats-two-each': 'five goats with two carrots each, and seven carrots left',
  'x-goats-three-each': 'five goats with three carrots each, and two carrots left',
  'x-ten-tens-hundred': 'ten rods of ten that make one square of a hundred',
  'x-earth-wins':
    'a child on the Earth, with a strong pull of the Earth on a pencil and hardly any of the child',
  'x-without-bones': 'a soft heap on the floor beside somebody who stands, held up by bones',
};
