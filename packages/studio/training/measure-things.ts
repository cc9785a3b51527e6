/**
 * Tells how far panels show the things that careful readers want to see in them: `node packages/studio/training/measure-things.ts`
 * (minutes). By the name of each drawing: whether it looks right, only an eye can tell.
 */
import { seedOf } from '@panelwise/contracts/domain/series';
import { writeBreakdown } from '../src/write/breakdown.ts';
import { textOf } from '../src/write/fixtures/labelled-stories.ts';
import { writeScript } from '../src/write/script.ts';
import { ofItsKind } from '../src/write/stage/particular-looks.ts';
import { pictureFor } from '../src/write/stage/picture-for.ts';
import { wordsAround } from '../src/write/stage/seen-things.ts';
import { analyseStory } from '../src/write/story/analyse-story.ts';
import { type ThingStory, thingStories } from './thing-stories.ts';

type Count = {
  must: number;
  drawable: number;
  shown: number;
  mayShown: number;
  wrongShown: number;
  panels: number;
};

/** The drawings in the panels of each sentence, but for titles: things, and what hands hold. */
function picturesOf({ story }: ThingStory) {
  const { concept, country, grade } = story;
  const about = {
    title: concept,
    concept,
    story: textOf(story),
    subject: '',
    grade,
    country,
    style: 'comic',
  };
  const brief = { ...about, seed: seedOf(concept, concept), pack: undefined };
  const parts = writeBreakdown(brief);
  const panels = parts
    .flatMap(({ part }) => writeScript(brief, parts, part).flatMap((page) => page.panels))
    .filter(({ title }) => title === undefined);
  const told = analyseStory(brief);
  return {
    told,
    panels: panels.length,
    of: (at: number) =>
      new Set(
        panels
          .filter(({ factIds }) => factIds?.includes(`s${at}`))
          .flatMap(({ props = [], cast = [] }) => [
            ...props.flatMap((prop) => ('icon' in prop ? [prop.icon] : [])),
            ...cast.flatMap(({ holds }) => holds ?? []),
          ]),
      ),
  };
}

function add(count: Count, labelled: ThingStory) {
  const { told, of, panels } = picturesOf(labelled);
  // Where sentences are taken apart in another way, no label fits.
  if (told.sentences.length !== labelled.named.length) return;
  count.panels += panels;
  const whole = told.sentences.map(({ text }) => text).join(' ');
  labelled.named.forEach((named, at) => {
    const sentence = told.sentences[at]!;
    const around = wordsAround(sentence, told);
    const things = named.map(({ words, mark }) => {
      const picture = pictureFor(
        words,
        'en',
        around.filter((other) => !words.includes(other)),
      );
      return { mark, picture: picture && ofItsKind(picture, words, sentence.text, whole) };
    });
    const seen = of(at);
    const fine = new Set(things.flatMap(({ mark, picture }) => (mark === 'not' ? [] : (picture ?? []))));
    for (const { mark, picture } of things) {
      const isShown = picture !== undefined && seen.has(picture);
      if (mark === 'must' || mark === 'otherwise') {
        count.must++;
        if (picture !== undefined) count.drawable++;
        if (isShown) count.shown++;
      } else if (isShown && mark === 'may') count.mayShown++;
      else if (isShown && !fine.has(picture)) count.wrongShown++;
    }
  });
}

for (const folder of ['learned', 'held-out'] as const) {
  const stories = thingStories(folder);
  const count: Count = { must: 0, drawable: 0, shown: 0, mayShown: 0, wrongShown: 0, panels: 0 };
  for (const story of stories) add(count, story);
  const { must, drawable, shown, mayShown, wrongShown, panels } = count;
  console.log(
    `${folder}: ${stories.length} stories, ${panels} panels: of ${must} things that must be seen ${drawable} have a drawing and ${shown} are shown; beside them ${mayShown} that may be, ${wrongShown} that must not`,
  );
}
