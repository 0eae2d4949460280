import { openStage } from './harness/stage.ts';
import { startMarkets } from './harness/markets.ts';
import { rest } from './workloads/rest.ts';
const markets = await startMarkets();
try {
  for (const size of [1000, 100_000]) { const stage = openStage(markets, size); try { await rest(stage);} finally { await stage.close(); } }
} finally { await markets.stop(); }
