import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Route {
  parentId?: string;
  module: string;
  imports?: string[];
  [key: string]: unknown;
}
interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
}

/** The frame of pages behind the login. */
const OWN_AREA = 'ProfileLayout';

/** Text before and behind the list in its script. */
const script = /^([^{]*)(\{.*\})([^}]*)$/s;
/** The ids of routes are the names under which they stand. */
const withIds = '(list=>Object.entries(list.routes).map(([id,route])=>route.id=id)&&list)';

/**
 * The list of routes is part of every first visit and grows with each screen. It is told without what says nothing: flags that
 * are false, its names a second time, scripts that whoever opens a route has from the frame around it, and the scripts of pages
 * behind the login, which few visits open: their own module names them.
 */
export async function slimManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  const parts = name && script.exec(await readFile(join(assets, name), 'utf8'));
  if (!parts) throw new Error('the build has no list of routes');
  const [, before, list, behind] = parts;
  await writeFile(
    join(assets, name),
    `${before}${withIds}(${JSON.stringify(slim(JSON.parse(list!) as Manifest))})${behind}`,
  );
}

export function slim({ entry, routes, ...rest }: Manifest): Manifest {
  const always = [entry.module, ...entry.imports];
  const ownScripts = ({ module, imports = [] }: Route) => [module, ...imports];
  const around = ({ parentId }: Route): string[] => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return parent ? [...ownScripts(parent), ...around(parent)] : always;
  };
  const slimRoute = (route: Route) => {
    const has = new Set(around(route));
    const told = Object.entries(route).filter(([key, value]) => value !== false && key !== 'id');
    const imports = route.parentId === OWN_AREA ? [] : (route.imports?.filter((file) => !has.has(file)) ?? []);
    return { ...Object.fromEntries(told), imports } as Route;
  };
  const told = Object.entries(routes).map(([id, route]) => [id, slimRoute(route)] as const);
  return { ...rest, entry, routes: Object.fromEntries(told) };
}
