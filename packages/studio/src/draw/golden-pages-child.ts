import { loadGolden } from './golden-pages-hashes.ts';

/* Prints the golden hashes of the lessons named on the command line, as JSON: the same drawing in another process. */
const drawLesson = await loadGolden();
const lessons = process.argv.slice(2);
console.log(JSON.stringify(Object.fromEntries(lessons.map((lesson) => [lesson, drawLesson(lesson).hashes]))));
