import { faceCount, faceOf } from '@panelwise/contracts/domain/picture-login';
import { v7 } from 'uuid';

/** More than enough to come upon a face by chance, so that it always ends. */
const draws = 500;

/**
 * An id for a child who logs in by pictures, with a face that no more of these others have than any other face: whoever cannot
 * read finds themselves by it. The face comes of the id, so it stays when others come and go.
 */
export function newPupilId(others: readonly string[]): string {
  const worn = new Map<number, number>();
  for (const id of others) worn.set(faceOf(id), (worn.get(faceOf(id)) ?? 0) + 1);
  const rarest = Math.min(...Array.from({ length: faceCount }, (_, i) => worn.get(i + 1) ?? 0));
  let id = v7();
  for (let i = 0; i < draws && (worn.get(faceOf(id)) ?? 0) > rarest; i++) id = v7();
  return id;
}
