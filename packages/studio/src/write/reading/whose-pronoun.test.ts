import { expect, it } from 'vitest';
import { analyseStory } from '../story/analyse-story.ts';
import { genderOfFirstName } from '../story/first-names.ts';

/** A story in which `[Name]` stands behind each pronoun that opens a sentence: whom that sentence is about. */
function read(marked: string) {
  const { sentences, entities } = analyseStory({
    story: marked.replace(/ \[[^\]]+\]/g, ''),
    concept: 'A story',
  });
  const meant = [...marked.matchAll(/([^.!?]+) \[([^\]]+)\]([^.!?]*[.!?])/g)].map(
    ([, before, name, after]) => ({ text: `${before}${after}`.trim(), name: name! }),
  );
  return { sentences, entities, meant };
}

it.each([
  'Lupita has a little dog. His name is Pancho. Lupita looks under the bed. She [Lupita] finds a sock, but no Pancho. She [Lupita] is sad. Grandpa helps her. Then they see Pancho in the bath. He [Pancho] shakes and shakes.',
  'Anneke has a cat. His name is Pluis. Anneke calls and calls. She [Anneke] looks behind the door. He [Pluis] sleeps in the basket.',
  'Tomasz has a small goat. Her name is Biala. Tomasz opens the gate. He [Tomasz] finds some grass. She [Biala] eats it.',
  'Wanjiku has a donkey. His name is Punda. Wanjiku fetches water. She [Wanjiku] sings on the way. He [Punda] walks slowly.',
  'Dilan found a kitten by the river. Her name was Boncuk. Dilan ran home. He [Dilan] gave it milk. She [Boncuk] drank it all.',
  'Marisol had a parrot. His name was Chispa. Marisol opened the window. She [Marisol] whistled. He [Chispa] flew to the tree.',
  'Yerlan had a horse. Her name was Ayta. Yerlan rode far. He [Yerlan] was tired. She [Ayta] ran home alone.',
  'Sione has a pig. Her name is Tupu. Sione builds a fence. He [Sione] looks for wood. She [Tupu] jumps over the fence.',
  'Nomvula got a puppy. They called him Bhubesi. Nomvula built a bed. She [Nomvula] put a blanket in it. He [Bhubesi] slept at once.',
  'Kwaku found a duckling. He named her Dabo. Kwaku made a nest. He [Kwaku] brought water. She [Dabo] swam in the bowl.',
  'Ingunn has a sheep. His name is Krulle. Ingunn goes to the hill. She [Ingunn] shouts his name. He [Krulle] comes running.',
  'Bao An has a buffalo. His name is Nghe. The rain falls. He [Nghe] stands in the mud.',
  'Pernille met a pony. His name is Sukker. Pernille brushes the pony. She [Pernille] smiles. He [Sukker] nods.',
  'Mirwais has a hen. Her name is Gulab. Mirwais looks in the straw. He [Mirwais] finds no egg. She [Gulab] sits on the roof.',
  'Itzel has a rabbit. His name is Copo. Itzel opens the cage. She [Itzel] sees a hole. He [Copo] hides in the garden.',
  'Oddný has a foal. His name is Blær. Oddný opens the stable. She [Oddný] brings hay.',
  'Kalolaine has a new baby brother. His name is Sefo. Kalolaine holds the bottle. She [Kalolaine] hums a song.',
  'Ruslan has a new neighbour. Her name is Aliya. Ruslan waves. He [Ruslan] has a ball. She [Aliya] kicks the ball.',
])('gives a name to whose name it is: %s', (marked) => {
  const { sentences, meant } = read(marked);
  expect(meant.length).toBeGreaterThan(0);
  for (const { text, name } of meant)
    expect([text, sentences.find((one) => one.text === text)?.people[0]]).toEqual([text, name]);
});

it.each([
  "On Saturday Zosia's mum was cooking red cabbage for dinner, and Zosia asked if she could keep the water. Her brother Kuba said it smelled awful. She [Zosia] let the purple water cool. She [Zosia] poured some into a glass.",
  "Nkosana's aunt was fixing a radio, and Nkosana asked if he could hold the torch. His sister Thuli laughed. He [Nkosana] held the torch still.",
  "On Monday Ilze's grandmother was baking bread, and Ilze wondered if she could weigh the flour. Her brother Juris sneezed. She [Ilze] wiped the table.",
  "Xochitl's teacher was drawing a map. Xochitl asked whether she could colour the rivers. She [Xochitl] took a blue pencil.",
  "Vaiana's mother was mending a net. Vaiana said she wanted to try. She [Vaiana] tied a knot.",
  "Temur's father was painting a boat. Temur asked if he could help. He [Temur] stirred the paint.",
  "Maren's coach Heike blew a whistle. Maren thought she had won. She [Maren] raised her arms.",
  "Anahera's nan was weaving flax. Anahera shook her head. She [Anahera] wanted to weave a bird.",
  'Mum was washing the car. Ríona asked if she could use the hose. She [Ríona] sprayed the wheels.',
  'Dad was washing the car. Oisean asked if he could use the hose. He [Oisean] sprayed the wheels.',
  'Mrs. Okafor showed the class a magnet. Ebubechi asked if she could try it. She [Ebubechi] picked up a pin.',
  'Mr. Lind showed the class a magnet. Torvald asked if he could try it. He [Torvald] picked up a pin.',
  "Sefora's mother was sewing. Her brother Dinu was asleep. Sefora wondered why she had no thimble. She [Sefora] looked in the drawer.",
  "Ludvika's mum was counting coins. Ludvika rubbed her eyes. She [Ludvika] wrote the sum on a card.",
])('knows who asks for themselves: %s', (marked) => {
  const { sentences, meant } = read(marked);
  expect(meant.length).toBeGreaterThan(0);
  for (const { text, name } of meant)
    expect([text, sentences.find((one) => one.text === text)?.people[0]]).toEqual([text, name]);
});

it.each([
  ['My grandma, who I call Lola, lives in Cebu. She has a mango tree.', 'Lola', 'she'],
  ['My grandpa, whom we call Opi, lives in Graz. He has a workshop.', 'Opi', 'he'],
  ['My grandmother, who everyone calls Bibi, sells fish. She gets up early.', 'Bibi', 'she'],
  ['My grandfather, called Tupuna, carves canoes. He sings.', 'Tupuna', 'he'],
  ['My grandma, Zsazsa, grows paprika. She dries it.', 'Zsazsa', 'she'],
  ['I call my grandma Popo. Popo makes dumplings.', 'Popo', 'she'],
  ['We call our grandfather Aata. Aata keeps sledge dogs.', 'Aata', 'he'],
  ['My aunt, known as Pili, drives a bus. She waves at us.', 'Pili', 'she'],
  ['My grandad, known to everyone as Bampi, keeps bees. He wears a net.', 'Bampi', 'he'],
  ['My great-grandmother, who we all call Oma Tine, is ninety. She knits.', 'Oma Tine', 'she'],
])('knows what somebody of the family is called: %s', (story, name, gender) => {
  const { entities } = read(story);
  const beings = entities.filter(({ kind }) => kind === 'adult' || kind === 'child' || kind === 'animal');
  expect(beings).toMatchObject([{ name, kind: 'adult', gender }]);
});

it.each([
  ['Lupita has a dog, Pancho. Lupita found a sock, but no Pancho.', 'Pancho'],
  ['Rasa had a cat called Murka. Rasa went to bed without Murka.', 'Murka'],
  ['Rasa had a cat called Murka. There was no sign of Murka in the yard.', 'Murka'],
  ['Jorge and Pilar raced. Jorge looked back and saw no Pilar.', 'Pilar'],
  ['Jorge and Pilar went fishing. Pilar was nowhere to be seen.', 'Pilar'],
  ['Jorge and Pilar went fishing. Pilar was not there.', 'Pilar'],
])('shows nobody who is said not to be there: %s', (story, name) => {
  expect(read(story).sentences.at(-1)!.people).not.toContain(name);
});

it.each([
  ['Zosia', 'she'],
  ['Kuba', 'he'],
  ['Wanjiku', 'she'],
  ['Itzel', 'she'],
  ['Nkosana', 'he'],
  ['Temur', 'he'],
  ['Vaiana', 'she'],
  ['Sione', 'he'],
  ['Sasha', undefined],
  ['Andrea', undefined],
])('knows whether girls or boys are called %s', (name, gender) => {
  expect(read(`${name} opened a box and smiled.`).entities).toMatchObject([{ name, kind: 'child' }]);
  expect(genderOfFirstName(name)).toBe(gender);
});

it.each([
  [
    'whoever the story is about',
    'Aigerim lay in the upper bunk of the train. Aigerim looked out at the steppe. In the evening Aigerim read a book. The conductor brought tea in glasses. "Is it the same as yesterday?" she asked. So she looked, and there was a salt lake.',
    'Aigerim',
  ],
  [
    'a newcomer who has only just come',
    'Faisal kept the dates in his hand. Faisal looked at the clock. Faisal waited for the voice from the roof. A guard came in from his work. He had nothing with him.',
    'Guard',
  ],
  [
    'who has explained something, and goes on',
    'Jomo could not read the letters. Jomo held the page up. Jomo went to the office. The principal nodded and sat down. "The brain reads along another road," said the principal. It has nothing to do with being lazy. He took a yellow sheet from his drawer.',
    'Principal',
  ],
])('means %s', (_whom, story, who) => {
  const { sentences } = analyseStory({ story, concept: 'A story' });
  expect(sentences.at(-1)!.people[0]).toBe(who);
});
