import { beforeAll, describe, expect, it } from 'vitest';
import { skeletonOf } from '../cast/skeleton.ts';
import type { FontBook } from '../fonts.ts';
import { loadFontBook } from '../fonts-node.ts';
import { planPage } from '../page-plan.ts';
import { memberActing } from '../testing-players.ts';
import type { PlacedActor } from './composition.ts';
import { faceCircle, postureOf } from './figure-extent.ts';

let fonts: FontBook;
beforeAll(async () => {
  fonts = await loadFontBook();
});

const meta = { title: 't', concept: 'c', subject: 's', grade: '5', style: 'comic', seed: 's', pageCount: 1 };

/** The figures of a panel in which these people do these things. */
function placed(roles: [name: string, pose: string][], shot?: 'wide' | 'two'): PlacedActor[] {
  const cast = roles.map(([name, pose]) => ({ name, pose }));
  const panel = { scene: '', caption: '', dialogue: [], cast, props: [], shot };
  return planPage({ pageNumber: 1, panels: [panel, panel] }, meta, fonts).panels[0]!.composition.actors;
}

const ground = (figure: PlacedActor) =>
  figure.y + skeletonOf(postureOf(figure, memberActing(figure.actor))).ground * figure.scale;

describe('placeActors', () => {
  it('hides no face of a family of four, grown-ups a step behind and taller', () => {
    const family = placed([
      ['Mom', 'idle'],
      ['Maya', 'present'],
      ['Nico', 'cheer'],
      ['Dad', 'hips'],
    ]);
    expect(family).toHaveLength(4);
    const faces = family.map(faceCircle);
    for (const [i, a] of faces.entries())
      for (const b of faces.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
    const [mother, maya, nico, father] = family.map(({ y }) => y);
    expect(Math.max(mother!, father!)).toBeLessThan(maya!);
    expect(maya).toBeLessThan(nico!);
  });

  it('shows those who walk or sit down to the ground, all on one line', () => {
    const figures = placed([
      ['Maya', 'walk'],
      ['Grandma Rosa', 'sit'],
    ]);
    const [first, second] = figures.map(ground);
    expect(Math.abs(first! - second!)).toBeLessThan(12);
  });

  it('turns listeners to whoever speaks', () => {
    const cast = ['Maya', 'Leo', 'Zuri'].map((name) => ({ name, pose: 'side' }));
    const panel = {
      scene: '',
      caption: '',
      dialogue: [{ speaker: 'Maya', text: 'Listen.' }],
      cast,
      props: [],
    };
    const { actors } = planPage({ pageNumber: 1, panels: [panel] }, meta, fonts).panels[0]!.composition;
    const facing = new Map(actors.map(({ actor, mirrored }) => [actor.name, mirrored ? 'left' : 'right']));
    expect(Object.fromEntries(facing)).toEqual({ Maya: 'right', Leo: 'left', Zuri: 'left' });
  });

  it('sends people who walk together the same way', () => {
    const walking = placed([
      ['Zuri', 'walk'],
      ['Leo', 'walk'],
      ['Sofia', 'walk'],
    ]);
    expect(walking.map(({ mirrored }) => mirrored)).toEqual([false, false, false]);
    const talking = placed([
      ['Zuri', 'side'],
      ['Sofia', 'side'],
    ]);
    expect(talking.map(({ mirrored }) => mirrored)).toEqual([false, true]);
  });
});
