import { afterAll, beforeAll, describe, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { type App, tryHistories } from '../../kit/histories.ts';
import { catalogSubjects } from './catalog-subjects.kit.ts';

let app: App;
let subjects: ReturnType<typeof catalogSubjects>;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  subjects = catalogSubjects(app);
});
afterAll(() => app?.stop());

describe('random histories leave every thing sound', () => {
  it('of changes', async () => tryHistories(app, await subjects.change(), { length: 8 }), 300_000);
  it('of base products', async () => tryHistories(app, await subjects.product()), 300_000);
});
