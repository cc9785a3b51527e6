import { faceCount, faceOf } from '@panelwise/contracts/domain/picture-login';
import { expect, test } from 'vitest';
import { newPupilId } from './new-pupil-id.ts';

test('nobody has the face of another one before every face is worn, and then each as often', () => {
  const ids: string[] = [];
  for (let i = 0; i < 2 * faceCount; i++) ids.push(newPupilId(ids));
  expect(new Set(ids.slice(0, faceCount).map(faceOf)).size).toBe(faceCount);
  expect(new Set(ids.slice(faceCount).map(faceOf)).size).toBe(faceCount);
});
