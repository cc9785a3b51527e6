import { expect, it } from 'vitest';
import { animalNamed } from '../animals/animal.ts';
import type { StagedActor } from '../staging/staged-panel.ts';
import { poseNames } from '../vocabulary.ts';
import { shapeOf } from './shape-extent.ts';

const catIn = (pose: StagedActor['pose']) =>
  shapeOf({ player: { kind: 'animal', animal: animalNamed('cat', '', '') }, pose } as StagedActor);

it('measures an animal in a pose alike, whatever was measured before', () => {
  const forwards = poseNames.map((pose) => [pose, catIn(pose)] as const);
  for (const [pose, shape] of forwards) expect(catIn(pose), pose).toEqual(shape);
  // Who sings has another face than who only looks on in the same stance.
  expect(catIn('sing')).not.toEqual(catIn('side'));
});
