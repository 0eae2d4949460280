import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot, root } from '../../scripts/machine/root.mjs';

type Instruction = { name: string; rest: string };
type Stage = { name: string; from: string; instructions: Instruction[] };
/** What an image would be: its folder, its settings and what it runs. */
export type Image = { folder: string; env: Record<string, string>; command: string[]; probe: string };

/**
 * Does by hand what `docker build` does with our Dockerfile, in folders instead of containers: RUN, COPY, ENV, CMD and
 * HEALTHCHECK as far as that file uses them. @throws for an instruction it does not know
 */
export function makeImages(targets: string[]) {
  const stages = readStages(readFileSync(inRoot('Dockerfile'), 'utf8'));
  const made = new Map<string, Image>();
  const make = (name: string): Image => {
    const known = made.get(name);
    if (known) return known;
    const stage = stages.find((each) => each.name === name);
    if (!stage) throw new Error(`The Dockerfile has no stage "${name}".`);
    const parent = stages.some((each) => each.name === stage.from) ? make(stage.from) : undefined;
    const image: Image = {
      folder: mkdtempSync(join(tmpdir(), `rasteh-image-${name}-`)),
      env: { ...parent?.env },
      command: [],
      probe: '',
    };
    if (parent) cpSync(parent.folder, image.folder, { recursive: true });
    for (const instruction of stage.instructions) apply(instruction, image, (from) => make(from).folder);
    made.set(name, image);
    return image;
  };
  for (const target of targets) make(target);
  const discard = () => {
    for (const { folder } of made.values()) rmSync(folder, { recursive: true, force: true });
  };
  return { image: (target: string) => made.get(target)!, discard };
}

function readStages(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() && !each.startsWith('#'))) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const [, from = '', stage = ''] = (name === 'FROM' && /^(\S+) AS (\S+)$/.exec(rest)) || [];
    if (name === 'FROM') stages.push({ name: stage, from, instructions: [] });
    else stages.at(-1)!.instructions.push({ name, rest });
  }
  return stages;
}

function apply({ name, rest }: Instruction, image: Image, folderOf: (stage: string) => string) {
  // The folder stands for WORKDIR; users and ports are the container's.
  if (['WORKDIR', 'EXPOSE', 'USER'].includes(name)) return;
  if (name === 'RUN') return rest.startsWith('chown ') ? undefined : run(rest, image);
  if (name === 'COPY') return copy(rest.split(' '), image, folderOf);
  if (name === 'ENV')
    return void Object.assign(image.env, Object.fromEntries(rest.split(' ').map((each) => each.split('='))));
  if (name === 'CMD') return void (image.command = JSON.parse(rest) as string[]);
  if (name === 'HEALTHCHECK') return void (image.probe = rest.slice(rest.indexOf('CMD ') + 4));
  throw new Error(`Unknown instruction: ${name} ${rest}`);
}

const run = (command: string, { folder, env }: Image) =>
  void execFileSync('sh', ['-c', command], {
    cwd: folder,
    // What npm has downloaded once is taken from its cache.
    env: { ...process.env, NODE_ENV: '', CI: '', npm_config_prefer_offline: 'true', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

function copy(words: string[], { folder }: Image, folderOf: (stage: string) => string) {
  const stage = words[0]!.startsWith('--from=') ? words.shift()!.slice('--from='.length) : undefined;
  const to = words.pop()!;
  for (const source of words) {
    const isFile = words.length === 1 && !to.endsWith('/') && source !== '.';
    if (stage) copyOne(join(folderOf(stage), source.replace('/rasteh/', '')), join(folder, to));
    else if (isFile) copyOne(inRoot(source), join(folder, to));
    else for (const path of committed(source)) copyOne(inRoot(path), join(folder, path));
  }
}

function copyOne(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

/** What a clean checkout has; .dockerignore names what only a used one has. */
const committed = (path: string) =>
  execFileSync('git', ['ls-files', '--', path], { cwd: root, encoding: 'utf8', maxBuffer: 10_000_000 })
    .split('\n')
    .filter(Boolean);
