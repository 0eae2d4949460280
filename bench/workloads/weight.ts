import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { scriptSizes } from '../../scripts/checks/script-budget.mjs';
import { inRoot } from '../../scripts/machine/root.mjs';
import { report } from '../harness/report.ts';

const assets = inRoot('web/build/client/assets');

/** What a first visit loads: scripts of each page and style sheets, gzipped, and fonts as they are. */
export function weight(): void {
  for (const { page, kib, most, aim } of scriptSizes()) {
    report({
      workload: `JavaScript on a first visit, ${page}`,
      size: 0,
      ours: kib,
      unit: 'KiB gzip',
      budget: { of: 'ours', must: most, aim },
      star: true,
    });
  }
  const names = readdirSync(assets);
  const css = names
    .filter((name) => name.endsWith('.css'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(`${assets}/${name}`)).length, 0);
  report({
    workload: 'style sheets',
    size: 0,
    ours: css / 1024,
    unit: 'KiB gzip',
    budget: { of: 'ours', must: 15, aim: 15 },
  });
  const fonts = names
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => [name, statSync(`${assets}/${name}`).size / 1024] as const);
  const largest = Math.max(...fonts.map(([, kib]) => kib));
  report({
    workload: 'fonts, the largest file',
    size: 0,
    ours: largest,
    unit: 'KiB',
    beside: Object.fromEntries(fonts),
  });
}
