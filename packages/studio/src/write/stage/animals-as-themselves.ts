import { speciesOf } from '../../draw/animals/animal.ts';
import type { Beat } from './beat.ts';
import type { Cast } from './cast.ts';

/** A panel holds no more than this without words being short of room. */
const mostSeen = 3;

/**
 * A moment in which an animal of the story is no thing: where one frog acts in the comic, "they took the frog home" shows
 * that frog, in the line of the cast, and no other picture of one. Where there is no room for it, it is left out.
 */
export function asThemselves(beat: Beat, { looks }: Pick<Cast, 'looks'>): Beat {
  if (!beat.props?.length || beat.diagram) return beat;
  const joining: string[] = [];
  const props = beat.props.filter((prop) => {
    if (!('icon' in prop) || (prop.count ?? 1) > 1) return true;
    const [name, another] = [...looks].flatMap(([who, look]) => (speciesOf(look) === prop.icon ? [who] : []));
    if (name === undefined || another !== undefined) return true;
    if (!beat.away?.includes(name)) joining.push(name);
    return false;
  });
  if (props.length === beat.props.length) return beat;
  const speakers = beat.lines.map(({ speaker }) => speaker);
  const people = [...new Set([...(beat.people ?? []), ...joining])].filter(
    (name) => !speakers.includes(name),
  );
  return { ...beat, props, people: people.slice(0, Math.max(0, mostSeen - new Set(speakers).size)) };
}
