import { afterAll, beforeAll, describe, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { type App, tryHistories } from '../../kit/histories.ts';
import { supplySubjects } from './supply-subjects.kit.ts';

let app: App;
let subjects: ReturnType<typeof supplySubjects>;
beforeAll(async () => {
  app = await startAppAt('2026-12-01T08:00:00Z');
  subjects = supplySubjects(app);
});
afterAll(() => app?.stop());

describe('random histories leave every thing sound', () => {
  it('of suppliers', async () => tryHistories(app, await subjects.supplier()), 300_000);
  it('of claims', async () => tryHistories(app, await subjects.claim()), 300_000);
  it('of evidences', async () => tryHistories(app, await subjects.evidence(), { length: 8 }), 300_000);
});
