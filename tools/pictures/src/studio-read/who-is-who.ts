import { readFileSync } from 'node:fs';
import {
  type BeingScores,
  type LabelledText,
  scoreBeings,
} from '@panelwise/studio/write/fixtures/score-beings';
import { castStory } from '@panelwise/studio/write/stage/cast';
import { olderSelf, youngerSelf } from '@panelwise/studio/write/stage/self-at-age';
import { analyseStory } from '@panelwise/studio/write/story/analyse-story';

/*
 * `npm run studio:who -- FILE [--misses]`: how much of who is who the studio reads in labelled
 * texts as a careful reader does, and how old somebody is drawn in the sentences of a life.
 */
const [file, ...flags] = process.argv.slice(2);
if (!file) {
  console.error('Usage: who-is-who.ts labelled-texts.json [--misses]');
  process.exit(2);
}
const texts = JSON.parse(readFileSync(file, 'utf8')) as LabelledText[];
const scores = { ...scoreBeings(texts), ages: scoreAges(texts) };
for (const [what, { right, open, wrong, misses }] of Object.entries(scores)) {
  const asked = right + open + wrong;
  const share = asked > 0 ? ((100 * right) / asked).toFixed(1) : '–';
  console.log(
    `${what.padEnd(9)} ${String(right).padStart(4)} right ${String(open).padStart(4)} open ${String(wrong).padStart(4)} wrong ${share.padStart(6)} %`,
  );
  if (flags.includes('--misses')) for (const miss of misses) console.log(`   ${miss}`);
}

/** What somebody is drawn as in the sentence that has the words of a label; `open` where nobody draws them. */
function scoreAges(labelled: readonly LabelledText[]): BeingScores['kinds'] {
  const tally: BeingScores['kinds'] = { right: 0, open: 0, wrong: 0, misses: [] };
  for (const { id, story: text, country, ages } of labelled) {
    const story = analyseStory({ story: text, concept: 'a life', country });
    const { looks } = castStory(story, { seed: '1', country });
    for (const { at, name, drawn } of ages) {
      const sentence = story.sentences.find((one) => one.text.includes(at))!;
      const words = name.split(/[ |]/);
      const who = story.entities.find((one) => words.includes(one.name.split(' ')[0]!));
      const self = { ...youngerSelf(sentence, story, looks), ...olderSelf(sentence.index, story, looks) };
      const look = who && (self[who.name] ?? looks.get(who.name));
      const seen = look && (/(?:boy|girl|child)$|^young-/.test(look) ? 'child' : 'adult');
      tally[look === undefined ? 'open' : seen === drawn ? 'right' : 'wrong']++;
      if (seen !== drawn) tally.misses.push(`${id}: "${at}": ${name} is a ${drawn}, drawn as ${look}`);
    }
  }
  return tally;
}
