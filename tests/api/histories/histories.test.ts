import { afterAll, beforeAll, describe, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { type App, tryHistories } from '../../kit/histories.ts';
import { sellingSubjects } from './selling-subjects.kit.ts';

let app: App;
let subjects: ReturnType<typeof sellingSubjects>;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  subjects = sellingSubjects(app);
});
afterAll(() => app?.stop());

describe('random histories leave every thing sound', () => {
  it('of delegations', async () => tryHistories(app, await subjects.delegation()), 300_000);
  it('of selling accounts', async () => tryHistories(app, await subjects.merchant()), 300_000);
  it('of entries', async () => tryHistories(app, await subjects.entry()), 300_000);
});
