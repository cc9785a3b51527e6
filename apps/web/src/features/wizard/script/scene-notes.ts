/**
 * In a scene the studio notes for the artist how somebody looks, "Leo (a boy with fair skin and messy brown hair) thinks", and
 * at its end the sentence of the story, "(In the story: …)". Whoever writes the script sees who is drawn and reads the story
 * beside it: they are shown the scene without these notes, and what they type keeps them.
 */
const look = / \((?:an?|the|two) [^()]*\bskin\b[^()]*\)/g;
const story = /\s*\(In the story: [^()]*\)\s*$/;

/** The scene as it is read and edited by people. */
export const sceneShown = (scene: string): string => scene.replace(story, '').replace(look, '');

/** How many letters of a scene are notes. */
export const notesLength = (scene: string): number => scene.length - sceneShown(scene).length;

/**
 * The scene with these words and the notes that it had: how somebody looks as long as they are named, the sentence of the
 * story as long as the scene begins as it did.
 */
export function withNotes(scene: string, words: string): string {
  let noted = words;
  for (const { 0: note, index } of [...scene.replace(story, '').matchAll(look)].reverse()) {
    const name = /[^;,.()\n]*$/.exec(scene.slice(0, index))![0].trim();
    const at = name ? findName(noted, name) : -1;
    if (at >= 0) noted = noted.slice(0, at + name.length) + note + noted.slice(at + name.length);
  }
  const [told] = story.exec(scene) ?? [];
  const beginning = sceneShown(scene).slice(0, beginningLength);
  return told && words.startsWith(beginning) ? `${noted.trimEnd()} ${told.trim()}` : noted;
}

/** Letters of a scene by which it is known for the same one. */
const beginningLength = 12;

/** Where a name stands as a word of its own and has no note yet; -1 where it does not. */
function findName(words: string, name: string): number {
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const [before, after] = [words[at - 1] ?? ' ', words.slice(at + name.length)];
    if (!/[\p{L}\d]/u.test(before) && !/^(?:[\p{L}\d]| \()/u.test(after)) return at;
  }
  return -1;
}
