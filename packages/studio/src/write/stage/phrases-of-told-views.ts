import type { toldViewNames } from '../../draw/told-view-names.ts';

/** What is to be seen in the views of `told-view-names.ts`, in words. */
export const phrasesOfToldViews: Record<(typeof toldViewNames)[number], string> = {
  'x-four-word-jobs':
    'a dog for a noun, a dog that eats a cake for a verb, a tall cake for an adjective, and "he" for a pronoun',
  'x-max-eats-cake': 'a white dog that bites into a tall cake with a cherry',
  'x-max-runs': 'a white dog that runs',
  'x-cake-described': 'a cake with the words tall, red and sweet beside it',
  'x-max-under-table': 'a white dog under a table',
  'x-tall-and-taller': 'a child called tall and a bigger one called taller',
  'x-snail-boy-in-book': 'a boy with the shell of a snail who comes out of a book',
  'x-snail-boy-shoes-on': 'a boy with the shell of a snail and with both shoes on',
  'x-said-stronger': 'the word "like" crossed out, so that "like a snail" becomes "is a snail"',
  'x-three-characters': 'a snail, a teddy bear and a cloud with a face',
  'x-garden-day': 'a snail in a garden by day',
  'x-day-or-night': 'a snail in the same garden by day and by night',
  'x-snail-at-sea': 'a snail on the beach by the sea',
  'x-plot-foot': 'a snail at the foot of a mountain',
  'x-plot-mountain': 'a mountain with the way up to the climax and down to the ending',
};
