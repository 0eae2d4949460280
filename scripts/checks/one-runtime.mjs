import { nodeFlags, programs } from '../programs.mjs';
import { readText } from './files.mjs';

/**
 * `.node-version` holds the number of the one Node; where else it must be written, it is the same. Images start the programs as
 * scripts do. @returns what differs
 */
export function otherRuntimes() {
  const wanted = readText('.node-version').trim();
  const { optionalDependencies, devDependencies } = JSON.parse(readText('package.json'));
  const packages = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  const images = [...readText('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
  const major = (version) => version.split('.')[0];
  const types = devDependencies['@types/node'];
  const commands = readText('Dockerfile').split('\n');
  const started = programs.map(
    ({ main }) => `CMD ${JSON.stringify(['node', ...nodeFlags, main]).replaceAll(',', ', ')}`,
  );
  const numbers = [
    ...packages
      .filter(([, version]) => version !== wanted)
      .map(([name, version]) => `package.json: ${name} ${version}`),
    ...images.filter((version) => version !== wanted).map((version) => `Dockerfile: node:${version}`),
    ...(major(types) === major(wanted) ? [] : [`package.json: @types/node ${types}`]),
  ].map((place) => `${place}, but .node-version is ${wanted}`);
  const unlike = started.filter((command) => !commands.includes(command));
  return [...numbers, ...unlike.map((command) => `Dockerfile: has no line ${command}`)];
}
