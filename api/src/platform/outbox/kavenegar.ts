import { nationalPhone } from '../phone.ts';
import type { MessageSender, Outcome } from './sender.ts';

const TOTAL_MS = 10_000;
const LARGEST_ANSWER = 64_000;
/** Refused for what the message is; another try gives the same. The others are of the provider or of our credit. */
const FINAL = new Set([411, 412, 413, 414, 417, 422, 424, 426, 428, 431, 432]);

type Settings = { url: string; apiKey: string };
type Answer = { return?: { status?: number } };

/**
 * Sends by Kavenegar's lookup API (https://kavenegar.com/rest.html): a template by name and up to three tokens. Its HTTP status
 * may be 200 for a failure, so `return.status` decides; the key is part of the address, so no address is ever logged.
 */
export function kavenegar({ url, apiKey }: Settings): MessageSender {
  return async ({ recipient, template, values }) => {
    const receptor = nationalPhone(recipient);
    const tokens = Object.fromEntries(values.map((value, index) => [`token${index === 0 ? '' : index + 1}`, value]));
    try {
      const response = await fetch(`${url}/v1/${encodeURIComponent(apiKey)}/verify/lookup.json`, {
        method: 'POST',
        body: new URLSearchParams({ receptor, template, ...tokens }),
        redirect: 'error',
        signal: AbortSignal.timeout(TOTAL_MS),
      });
      return outcomeOf(response.status, await readCapped(response));
    } catch (error) {
      return later((error as Error).name === 'TimeoutError' ? 'no answer in time' : 'not reachable');
    }
  };
}

function outcomeOf(httpStatus: number, text: string): Outcome {
  const status = statusIn(text) ?? (httpStatus === 200 ? undefined : httpStatus);
  if (status === 200) return { sent: true };
  if (status === undefined) return later('unreadable answer');
  return { sent: false, isFinal: FINAL.has(status), failure: `status ${status}` };
}

function statusIn(text: string): number | undefined {
  try {
    return (JSON.parse(text) as Answer).return?.status;
  } catch {
    return undefined;
  }
}

async function readCapped(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const later = (failure: string): Outcome => ({ sent: false, isFinal: false, failure });
