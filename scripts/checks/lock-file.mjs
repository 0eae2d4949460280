import { readText } from './files.mjs';

/**
 * The lock file names everything its packages ask for, for every platform: `npm ci` refuses one that does not, and a program
 * for another system would be missing there. It happens when the registry did not have a package yet. @returns what is missing
 */
export async function missingInLock() {
  const { packages } = JSON.parse(readText('package-lock.json'));
  return Object.entries(packages).flatMap(([place, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !isFoundFrom(place, name, packages))
      .map((name) => `package-lock.json has no ${name}, which ${place || 'the project'} needs`),
  );
}

/** Node's way of looking: the package's own node_modules, then those of the folders around it. */
function isFoundFrom(place, name, packages) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}
