import { expect, it } from 'vitest';
import { analyseStory } from './analyse-story.ts';

const read = (story: string) => analyseStory({ story, concept: '' });
const told = (story: string) =>
  Object.fromEntries(
    read(story).entities.map(({ name, kind, what, gender }) => [
      name,
      [kind, what, gender].filter(Boolean).join(' '),
    ]),
  );
const speakers = (story: string) =>
  read(story).sentences.flatMap(({ quote }) =>
    quote ? [quote.self ? 'I' : (quote.speaker ?? 'nobody')] : [],
  );

it('binds German names to what their bearers are', () => {
  const story =
    'Im Garten von Herrn Yilmaz wohnte eine kleine Biene namens Summsi. »Wo ist mein Stock?«, jammerte sie. Am Zaun saß ein Igel. Der Igel hieß Borsti. Seine Tochter Pia lachte. »Du bist ja gelb«, kicherte Pia. Frau Demir, die Imkerin, fuhr nach Freiburg. Kurz danach murmelte ein Soldat: »Tor auf!«';
  expect(told(story)).toMatchObject({
    'Herr Yilmaz': 'adult he',
    Summsi: 'animal bee',
    Borsti: 'animal hedgehog',
    Pia: 'animal hedgehog she',
    'Frau Demir': 'adult she',
    Freiburg: 'place',
  });
  expect(speakers(story)).toEqual(['Summsi', 'Pia', 'Soldat']);
});

it('binds French names, and reads speech in the past tense of French stories', () => {
  const story =
    "À Marseille, mon cousin Yanis a trouvé une tortue. Elle s'appelait Caillou. « Elle a faim », a expliqué Tante Leïla. « Que peut-on faire ? » ai-je demandé. « Chercher », a répondu mon cousin. « Merci, a-t-elle crié, vous deux ! »";
  expect(told(story)).toMatchObject({
    Yanis: 'child he',
    Caillou: 'animal turtle',
    'Tante Leïla': 'adult she',
    Marseille: 'place',
  });
  expect(speakers(story).slice(0, 3)).toEqual(['Tante Leïla', 'I', 'Yanis']);
});

it('binds Spanish names, and reads one dash after another', () => {
  const story =
    'En Valparaíso vivía una gaviota llamada Pelusa. Su hermano mayor, Bicho, volaba alto. —¿De dónde viene la lluvia? —preguntó Pelusa. —Del mar —contestó su hermano. Doña Carmen, la panadera, les tiró pan. —¡Qué hambre! —rio ella.';
  expect(told(story)).toMatchObject({
    Pelusa: 'animal gull',
    Bicho: 'animal gull he',
    'Doña Carmen': 'adult she',
    Valparaíso: 'place',
  });
  expect(speakers(story)).toEqual(['Pelusa', 'Bicho', 'Doña Carmen']);
});

it('binds Hindi names, with a title behind them', () => {
  const story =
    'चंदा अपनी नानी के साथ रहती थी। "क्यों?" उसके भाई गोलू ने पूछा। "अरे, गौरी!" चंदा चिल्लाई। उनकी गाय गौरी ने पत्ते खा लिए। शर्मा सर ने समझाया, "पौधे को धूप चाहिए।"';
  expect(told(story)).toMatchObject({ गोलू: 'child he', 'शर्मा सर': 'adult he', गौरी: 'animal cow' });
  expect(speakers(story)).toEqual(['गोलू', 'चंदा', 'शर्मा सर']);
});
