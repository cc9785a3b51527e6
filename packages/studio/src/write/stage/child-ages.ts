import { lookNamed } from '../../draw/staging/look-named.ts';
import { gradeNumber } from '../grade.ts';
import type { ChildAge } from '../reading/reading.ts';

/** From this grade on, those who read a comic are teenagers, and so are the children in it. */
const firstTeenGrade = 7;

/**
 * Children at their age: the one that the story tells, else that of those who read it.
 * @param looks what each name is drawn as, complexions included
 * @param ageOf what the story tells of a name's age
 * @returns the looks, those of children of today with an age where it is not that of a pupil of ten: "tan-teen-girl"
 */
export function withAges(
  looks: readonly (readonly [name: string, look: string])[],
  ageOf: (name: string) => ChildAge | undefined,
  grade: string,
): [name: string, look: string][] {
  const teens = gradeNumber(grade) >= firstTeenGrade;
  return looks.map(([name, look]) => {
    const person = lookNamed(look);
    if (!person || person.wardrobe || !/^(?:girl|boy|child)$/.test(person.person)) return [name, look];
    const told = ageOf(name);
    // The little brother of somebody of fifteen goes to school.
    const age = teens && told === 'small' ? 'kid' : (told ?? (teens ? 'teen' : 'kid'));
    return [name, age === 'kid' ? look : look.replace(person.person, `${age}-${person.person}`)];
  });
}
