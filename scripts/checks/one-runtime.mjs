import { readText } from './files.mjs';

/** `.node-version` holds the number of the one Node; where else it must be written, it is the same. @returns what differs */
export function otherRuntimes() {
  const wanted = readText('.node-version').trim();
  const { optionalDependencies, devDependencies } = JSON.parse(readText('package.json'));
  const packages = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  const images = [...readText('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
  const major = (version) => version.split('.')[0];
  const types = devDependencies['@types/node'];
  return [
    ...packages
      .filter(([, version]) => version !== wanted)
      .map(([name, version]) => `package.json: ${name} ${version}`),
    ...images.filter((version) => version !== wanted).map((version) => `Dockerfile: node:${version}`),
    ...(major(types) === major(wanted) ? [] : [`package.json: @types/node ${types}`]),
  ].map((place) => `${place}, but .node-version is ${wanted}`);
}
