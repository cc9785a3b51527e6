import {
  type ComicMeta,
  panelWords,
  type ScriptPage,
  type ScriptPanel,
} from '@panelwise/contracts/domain/script';
import { describe, expect, it, test } from 'vitest';
import { freeStories } from '../write/fixtures/free-stories.ts';
import { knownStories } from '../write/fixtures/known-stories.ts';
import { languageStories } from '../write/fixtures/twelve-stories.ts';
import { loadWriter } from '../write/writer.ts';
import { loadFontBook } from './fonts-node.ts';
import { panelArtSvg } from './layers.ts';
import { type PlanOptions, planPage } from './page-plan.ts';

const [writer, fonts] = await Promise.all([loadWriter(), loadFontBook()]);
const meta: ComicMeta = {
  title: 'T',
  concept: 'c',
  subject: 'Science',
  grade: '5',
  style: 'comic',
  seed: 's',
  pageCount: 1,
};
type Story = (typeof knownStories)[string];

const pagesOf = (brief: Story): ScriptPage[] => {
  const parts = writer.breakdown(brief);
  return parts.flatMap(({ part }) => writer.script(brief, parts, part));
};
const planned = (panels: ScriptPanel[], options?: PlanOptions) =>
  planPage({ pageNumber: 1, panels }, meta, fonts, options).panels;

const waving: ScriptPanel = {
  scene: 'Maya (a girl with a ponytail and a red hoodie) waves hello, in a sunny garden. Shown large: sun.',
  caption: 'Morning has come.',
  dialogue: [{ speaker: 'Maya', text: 'Why is it *green*?' }],
  background: 'garden',
  cast: [{ name: 'Maya', pose: 'wave' }],
  props: [{ icon: 'sun' }],
};
const only = (change: Partial<ScriptPanel>, options?: PlanOptions) =>
  planned([{ ...waving, ...change }], options)[0]!;

describe.each(
  Object.entries({ ...knownStories, ...languageStories, ...freeStories }).filter((_, i) => i % 3 === 0),
)('the comic of %s', (_, brief) => {
  const pages = pagesOf(brief);

  it('tells every panel: its picture, and all its words after it', () => {
    for (const page of pages)
      for (const { alt, picture, index } of planPage(page, meta, fonts).panels) {
        const words = panelWords(page.panels[index]!);
        expect(picture).not.toBe('');
        expect(alt.startsWith(picture)).toBe(true);
        for (const text of words) expect(alt.slice(picture.length)).toContain(text.trim());
      }
  });

  it('tells new words and none of the old when they are edited', () => {
    const page = pages[0]!;
    const panels = page.panels.map((panel) => ({
      ...panel,
      ...(panel.title && { title: 'Quite another title' }),
      subtitle: 'Below it',
      caption: 'Now it is told so.',
      captionBottom: 'And so it ends.',
      dialogue: panel.dialogue.map((line) => ({ ...line, text: 'Something new!' })),
    }));
    const plan = planPage({ ...page, panels }, meta, fonts);
    for (const { alt, index } of plan.panels) {
      for (const text of panelWords(page.panels[index]!)) expect(alt).not.toContain(text.trim());
      for (const text of panelWords(panels[index]!)) expect(alt).toContain(text);
    }
  });
});

test('the words of a panel stand behind its picture, as they are said', () => {
  const thought = only({ dialogue: [{ speaker: 'Maya', text: 'Why *green*?', kind: 'thought' }] });
  expect(thought.picture).toBe('Maya waves hello, in a sunny garden. Shown large: sun.');
  expect(thought.alt).toBe(`${thought.picture} Morning has come. Maya thinks: "Why green?"`);
  expect(only({ captionBottom: 'Leaves are green.' }).alt).toBe(
    `${thought.picture} Morning has come. Maya says: "Why is it green?" Leaves are green.`,
  );
});

test('what is drawn is told as it is drawn now, whatever the scene or an old description say', () => {
  const old = {
    alt: 'Maya waves hello, in a sunny garden. Shown large: sun. Evening has come. Maya says: "Look!"',
  };
  for (const kept of [{}, old]) {
    const changed = (change: Partial<ScriptPanel>) => only({ ...kept, ...change }).picture;
    expect(changed({})).toBe('Maya waves hello, in a sunny garden. Shown large: sun.');
    expect(changed({ cast: [{ name: 'Leo', pose: 'think' }] })).toBe(
      'Leo thinks, hand on chin, in a sunny garden. Shown large: sun.',
    );
    expect(changed({ props: [{ card: 'ROOTS' }] })).toBe(
      'Maya waves hello, in a sunny garden. Shown large: a card that says "ROOTS".',
    );
    expect(changed({ background: 'farm' })).toContain('on a farm with fields');
  }
});

test('animals and crowds are told as they are drawn', () => {
  const picture = (cast: ScriptPanel['cast'], background = 'garden') => only({ cast, background }).picture;
  expect(picture([{ name: 'Biscuit', as: 'dog', pose: 'run' }])).toMatch(
    /^Biscuit \(an? \w+ dog\) runs ahead, in a sunny garden\./,
  );
  expect(picture([{ name: 'Finny', as: 'fish', pose: 'walk' }], 'ocean')).toMatch(
    /^Finny \(an? \w+ fish\) swims/,
  );
  expect(picture([{ name: 'Finny', as: 'fish' }], 'home')).toMatch(
    /^Finny \(an? \w+ fish in a bowl\) floats/,
  );
  expect(picture([{ name: 'Villagers', as: 'crowd', pose: 'cheer' }])).toMatch(
    /^Villagers \(a crowd of people\) cheer together,/,
  );
  expect(picture([{ name: 'Maya', as: 'girl', pose: 'wave' }])).toMatch(/^Maya waves hello,/);
});

test('a scene that the studio wrote about animals is known as its own', () => {
  const scene =
    'Biscuit (a brown dog) runs ahead; Villagers (a crowd of people) cheer together, in a sunny garden.';
  const cast = [{ name: 'Biscuit', as: 'dog', pose: 'sit' }];
  expect(only({ scene, cast }).picture).toMatch(
    /^Biscuit \(an? \w+ dog\) sits and listens, in a sunny garden\.[^;]*$/,
  );
});

test('a diagram is told from its data', () => {
  const rain = (value: number) =>
    only({
      scene: 'A diagram on squared paper: bars for May (3 mm) and June (9 mm).',
      cast: [],
      diagram: {
        kind: 'bars',
        bars: [
          { label: 'May', value: 3 },
          { label: 'June', value },
        ],
        unit: 'mm',
      },
    }).picture;
  expect(rain(9)).toBe('A diagram on squared paper: bars for May (3 mm) and June (9 mm).');
  expect(rain(12)).toBe('A diagram on squared paper: bars for May (3 mm) and June (12 mm).');
});

test('what a person writes into the scene is told', () => {
  expect(only({ scene: 'Maya finds a beetle.' }).picture).toBe(
    'Maya finds a beetle. Maya waves hello, in a sunny garden. Shown large: sun.',
  );
  expect(only({ scene: `${waving.scene} A cat sleeps.` }).picture).toBe(
    'Maya waves hello, in a sunny garden. Shown large: sun. A cat sleeps.',
  );
  // Nothing but a scene and a caption, as typed by hand.
  expect(planned([{ scene: 'A leaf in the sun.', caption: 'Green.', dialogue: [] }])[0]).toMatchObject({
    picture: 'A leaf in the sun.',
    alt: 'A leaf in the sun. Green.',
  });
});

test('the sentence of the story in a scene is read as caption, not as picture', () => {
  const caption = 'She walks (slowly) home.';
  const scene = `${waving.scene} (In the story: She walks slowly home.)`;
  for (const told of [caption, 'She runs.'])
    expect(only({ scene, caption: told }).picture).not.toMatch(/walks/);
});

test("a person's own description is kept, and the words are told behind it", () => {
  const { alt, picture } = only({ alt: 'A girl in the garden greets the sun.' });
  expect(picture).toBe('A girl in the garden greets the sun.');
  expect(alt).toBe(`${picture} Morning has come. Maya says: "Why is it green?"`);
});

test('descriptions that the studio wrote in other languages are found anew', () => {
  const dialogue = [{ speaker: 'Lena', text: 'Warum ist das Blatt grün und nicht rot?' }];
  const german = {
    dialogue,
    caption: 'Es ist ein Morgen im Mai.',
    cast: [{ name: 'Lena' }, { name: 'Tom' }],
  };
  expect(only({ ...german, alt: 'Im Bild: Ida. Es war Nacht. Ida sagt: „Gute Nacht!“' }).alt).toBe(
    'Im Bild: Lena und Tom. Es ist ein Morgen im Mai. Lena sagt: „Warum ist das Blatt grün und nicht rot?“',
  );
});

test('a picture from a service is told as it was ordered: by its scene', () => {
  const external = { externalArt: true };
  expect(only({ scene: 'Maya finds a beetle.' }, external).picture).toBe('Maya finds a beetle.');
  expect(only({}, external).picture).toBe('Maya waves hello, in a sunny garden. Shown large: sun.');
});

it('tells how many there are of a thing, and draws as many, also after their number was typed into the scene', () => {
  const drawn = (change: Partial<ScriptPanel>) => {
    const plan = planPage({ pageNumber: 1, panels: [{ ...waving, ...change }] }, meta, fonts);
    return {
      picture: plan.panels[0]!.picture,
      icons: panelArtSvg(plan, 0).split('translate(-16 -16)').length,
    };
  };
  const three = drawn({ props: [{ icon: 'red-apple', count: 3 }] });
  expect(three.picture).toContain('three red apples');
  const one = drawn({ props: [{ icon: 'red-apple' }] });
  expect(three.icons - one.icons).toBe(2);
  const typed = { scene: 'Maya counts four apples.', props: undefined };
  expect(drawn(typed).icons - one.icons).toBe(3);
});
