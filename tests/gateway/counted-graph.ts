import { startCountingProxy } from '../kit/counting-proxy.ts';
import { startApi, startGateway } from '../kit/site.ts';
import { graphOf } from './ask.ts';

/** The graph of a market of its own, whose gateway asks the api through a proxy that writes its calls down. */
export async function startCountedGraph() {
  const api = await startApi();
  const proxy = await startCountingProxy(api.url);
  const gateway = await startGateway({ apiUrl: proxy.url });
  const stop = async () => {
    await gateway.stop();
    await proxy.stop();
    await api.discard();
  };
  return { api, proxy, graph: graphOf(gateway), stop };
}
