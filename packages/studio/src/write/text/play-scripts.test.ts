import { describe, expect, it } from 'vitest';
import { writeBreakdown } from '../breakdown.ts';
import { writeScript } from '../script.ts';
import { analyseStory } from '../story/analyse-story.ts';
import { quotePlay } from './play-scripts.ts';

const play =
  'Recife, in the kitchen. Lia and Caio play with their father. LIA: Robot, make a tapioca! FATHER: Error, I don\'t know "make". CAIO: Put the flour in the pan. (Father puts the whole bag in the pan.) LIA: Stop! First open the bag.';

describe('a play', () => {
  it('has its speeches put into quotes, and nothing else', () => {
    expect(quotePlay(play)).toBe(
      'Recife, in the kitchen. Lia and Caio play with their father. Lia: "Robot, make a tapioca!" Father: "Error, I don\'t know \'make\'." Caio: "Put the flour in the pan." (Father puts the whole bag in the pan.) Lia: "Stop! First open the bag."',
    );
  });

  it('is spoken by those whose names stand before the colons', () => {
    const { sentences } = analyseStory({ concept: 'algorithms', story: play });
    expect(sentences.flatMap(({ quote }) => quote?.speaker ?? [])).toEqual(['Lia', 'Father', 'Caio', 'Lia']);
  });

  it('has balloons, and no caption that only names who speaks', () => {
    const brief = {
      title: 'Robot',
      concept: 'algorithms',
      story: play,
      subject: '',
      grade: '5',
      country: 'Brazil',
      style: 'comic',
      seed: 's',
      pack: undefined,
    };
    const parts = writeBreakdown(brief);
    const panels = parts.flatMap(({ part }) =>
      writeScript(brief, parts, part).flatMap((page) => page.panels),
    );
    expect(panels.flatMap(({ dialogue }) => dialogue.map(({ speaker }) => speaker))).toEqual(
      expect.arrayContaining(['Lia', 'Father', 'Caio']),
    );
    expect(panels.map(({ caption }) => caption).filter((caption) => caption.endsWith(':'))).toEqual([]);
  });

  it('may have a line for each speech', () => {
    expect(quotePlay('Ana: Who is there?\nBen: Me.\nAna: Come in, Ben!')).toBe(
      'Ana: "Who is there?"\nBen: "Me."\nAna: "Come in, Ben!"',
    );
  });

  it('has no empty quotes where a speech begins with what somebody does', () => {
    expect(quotePlay('ANA: Who is there? BEN: (Sighs.) Me. ANA: Come in!')).toBe(
      'Ana: "Who is there?" Ben: (Sighs.) Me. Ana: "Come in!"',
    );
  });

  it('is spoken by people with titles, and a short answer is no name', () => {
    expect(quotePlay('MR. RAY: Ready? ANA: No. Wait. MR. RAY: Why? Tell me. ANA: Look!')).toBe(
      'Mr. Ray: "Ready?" Ana: "No. Wait." Mr. Ray: "Why? Tell me." Ana: "Look!"',
    );
  });

  it('has a long speech in several pairs of quotes', () => {
    const long = Array.from({ length: 8 }, () => 'We walk to the river and count the boats.').join(' ');
    const told = quotePlay(`ANA: ${long} BEN: Yes. ANA: Good.`);
    expect(told.split('"').length - 1).toBeGreaterThan(6);
    for (const [, said] of told.matchAll(/"([^"]*)"/g)) expect(said!.length).toBeLessThanOrEqual(200);
    expect(told.replaceAll('"', '')).toBe(`Ana: ${long} Ben: Yes. Ana: Good.`);
  });

  it('tells how something is said in brackets behind the name', () => {
    expect(quotePlay('ANA: Ready? BEN (laughing): No. ANA: Why?')).toBe(
      'Ana: "Ready?" Ben (laughing): "No." Ana: "Why?"',
    );
  });

  it('tells it in brackets before the words as well', () => {
    expect(quotePlay('ANA: Ready? BEN: (laughing) It is not. ANA: Why?')).toBe(
      'Ana: "Ready?" Ben (laughing): "It is not." Ana: "Why?"',
    );
  });

  it('tells what somebody does behind a name in capitals', () => {
    const told = quotePlay(
      'AWA: Nobody touch!\nIBOU comes in with his football: Oh, cake!\nAWA: Hey!\nGRANDFATHER, looking up from his radio: And for us?\nAWA: Half.',
    );
    expect(told.split('\n')[1]).toBe('Ibou comes in with his football: "Oh, cake!"');
    const { sentences } = analyseStory({ concept: 'fractions', story: told });
    expect(sentences.map(({ quote }) => quote?.speaker)).toEqual([
      'Awa',
      'Ibou',
      'Awa',
      'Grandfather',
      'Awa',
    ]);
  });

  it('is spoken by whomever it names, however rare the name is', () => {
    const { entities, sentences } = analyseStory({
      concept: 'drawing lots',
      story:
        'LYSIS, a rich man, and MYRTO wait in front of the court. MYRTO: Can you buy a place? LYSIS: I have a big house. MYRTO: Watch the stone! LYSIS: That is my row.',
    });
    expect(sentences.flatMap(({ quote }) => quote?.speaker ?? [])).toEqual([
      'Myrto',
      'Lysis',
      'Myrto',
      'Lysis',
    ]);
    expect(entities.find(({ name }) => name === 'Lysis')).toMatchObject({ kind: 'adult', gender: 'he' });
  });

  it('has a long speech that asks in between said by one alone', () => {
    const long =
      'Lay the ski flat on the snow and look from the side. Do you see how it bends up in the middle? While you stand on both of them the middle hardly touches the ground, and as soon as you kick with one foot all of it is pressed down.';
    const { sentences } = analyseStory({
      concept: 'friction',
      story: `ANA: Why only the middle?\nGRANDPA: ${long}\nANA: Oh!\nGRANDPA: Now try it.\nANA: It holds!`,
    });
    expect(sentences.flatMap(({ quote }) => quote?.speaker ?? [])).toEqual([
      'Ana',
      'Grandpa',
      'Grandpa',
      'Ana',
      'Grandpa',
      'Ana',
    ]);
  });
});

it.each([
  'Aim: to see how salt melts ice. Materials: two cups, salt, ice. Result: the ice with salt melted first. Result: the other one stayed.',
  'Monday: We planted beans. Tuesday: It rained. Monday: They came up.',
  'Question: What is a root? Answer: It drinks. Question: What is a leaf? Answer: It eats light.',
  'There was one rule in the house: no shoes. Tom knew it: everybody did.',
  'Noor: "Only nine of them came by car." Sem: "It was raining." Noor: "Yes."',
])('leaves other colons alone: %s', (text) => {
  expect(quotePlay(text)).toBe(text);
});
