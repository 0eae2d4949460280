import { findLines, repositoryFiles } from './files.mjs';

const most = 5;
const cast = { pattern: /\bas unknown as\b.*/, what: 'a type that nobody checks' };

/** Outside tests a value is hardly ever called what the compiler cannot see. @returns the casts, when there are more than 5 */
export async function blindCasts() {
  const files = (await repositoryFiles()).filter(
    (path) => /\.tsx?$/.test(path) && !/^tests\/|\.(test|generated|d)\.tsx?$/.test(path),
  );
  const found = findLines(files, [cast]);
  return found.length > most ? found : [];
}
