import type { Config } from '@react-router/dev/config';
import { finishBuild } from './server/release/finishBuild.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'main.js',
  ssr: true,
  // The whole list of routes is small, and a click then never waits for it.
  routeDiscovery: { mode: 'initial' },
  future: { v8_middleware: true },
  buildEnd: finishBuild,
} satisfies Config;
