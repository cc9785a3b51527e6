import { historicalPerson } from '../../language/historical-people.ts';
import { nameRuns } from './name-runs.ts';
import type { Entity } from './reading.ts';

/**
 * "Usain Bolt" is the title, and the story only says Usain: whom of history a title names is who bears a part of that name in
 * the story, where nobody else does.
 * @param concept what the story is about, as its author writes it
 * @returns the entities, the one whom the title names as who they are; nobody is changed in place
 */
export function asTitleNames(entities: readonly Entity[], concept: string): Entity[] {
  const whole = nameRuns(concept).flatMap(({ name }) => {
    const person = name.includes(' ') ? historicalPerson(name) : undefined;
    return person?.id ? [{ parts: name.split(' '), person }] : [];
  });
  if (whole.length === 0) return [...entities];
  return entities.map((entity) => {
    if (!/^(?:child|adult)$/.test(entity.kind) || entity.known || entity.name.includes(' ')) return entity;
    const found = whole.find(({ parts }) => parts.includes(entity.name));
    const isOther = found && entities.some(({ known }) => known === found.person.id);
    if (!found || isOther) return entity;
    const { gender, period, role, id } = found.person;
    const { age: _, ...rest } = entity;
    return { ...rest, kind: 'adult', gender, period, role, known: id! };
  });
}
