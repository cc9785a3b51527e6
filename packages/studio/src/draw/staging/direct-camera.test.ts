import type { ComicMeta, ScriptPanel } from '@panelwise/contracts/domain/script';
import { describe, expect, it } from 'vitest';
import { stagePage } from './stage-page.ts';
import type { StagedPanel } from './staged-panel.ts';

const meta: ComicMeta = {
  title: 't',
  concept: 'c',
  subject: 'Science',
  grade: '5',
  style: 'comic',
  seed: 'seed',
  pageCount: 1,
};
const talk = (extra: Partial<ScriptPanel> = {}): ScriptPanel => ({
  scene: '',
  caption: '',
  dialogue: [
    { speaker: 'Maya', text: 'Why is the sky blue today?' },
    { speaker: 'Leo', text: 'Because the air scatters blue light most.' },
  ],
  ...extra,
});
const stage = (panels: ScriptPanel[], seed = 'seed') =>
  stagePage({ pageNumber: 1, panels }, { ...meta, seed });
/** What a reader sees of the camera. */
const framing = ({ shot, near, actors }: StagedPanel) =>
  near === undefined ? shot : actors[near]!.pose === 'back' ? 'over-shoulder' : 'depth';

const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

describe('the camera', () => {
  it.each([undefined, 'two'] as const)(
    'never frames a talk the same way three times in a row (%s)',
    (shot) => {
      for (const seed of seeds) {
        const framings = stage(
          Array.from({ length: 8 }, () => talk({ shot })),
          seed,
        ).map(framing);
        const thrice = framings.some((one, i) => one === framings[i + 1] && one === framings[i + 2]);
        expect(thrice, framings.join()).toBe(false);
        expect(new Set(framings).size).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it('shows two heads side by side less often than otherwise', () => {
    const all = seeds.flatMap((seed) =>
      stage(
        Array.from({ length: 6 }, () => talk()),
        seed,
      ).map(framing),
    );
    expect(all.filter((one) => one === 'two').length).toBeLessThan(all.length / 3);
  });

  it('looks over the shoulder of whoever listens at whoever speaks last', () => {
    const [panel] = stage([talk({ shot: 'over-shoulder' })]);
    expect(panel!.near).toBe(0);
    expect(panel!.actors.map(({ name, pose }) => [name, pose === 'back'])).toEqual([
      ['Maya', true],
      ['Leo', false],
    ]);
  });

  it.each(['wide', 'close', 'splash', 'prop'] as const)(
    'keeps the shot that the script names: %s',
    (shot) => {
      const cast = shot === 'prop' ? [] : [{ name: 'Maya' }];
      const panels = Array.from({ length: 3 }, () => talk({ shot, cast, dialogue: [] }));
      expect(stage(panels).map((panel) => panel.shot)).toEqual([shot, shot, shot]);
    },
  );

  it('turns nobody away beside a picture of a whole place, nor beside somebody who is troubled', () => {
    const cast = [{ name: 'Maya', expression: 'sad' }, { name: 'Leo' }];
    const panels = [
      talk({ shot: 'two', background: 'kitchen', props: [{ icon: 'x-garden-day' }] }),
      talk({ shot: 'two', background: 'kitchen', cast }),
    ];
    for (const seed of seeds)
      for (const panel of stage(panels, seed)) expect(framing(panel)).not.toBe('over-shoulder');
  });

  it('shows the faces of people under a title and in a burst', () => {
    for (const seed of seeds) {
      const [opening, , joy] = stage(
        [talk({ title: 'The sky' }), talk(), talk({ background: 'burst' })],
        seed,
      );
      for (const panel of [opening!, joy!])
        expect(panel.actors.map(({ pose }) => pose)).not.toContain('back');
    }
  });
});
