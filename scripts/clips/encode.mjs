/// <reference lib="dom" />
// Makes one track of pictures, in the browser that journeys are tried in.

const WIDTH = 960;
const HEIGHT = 540;
const BITRATE = 48_000;
const KEY_EVERY_MS = 6_000;
const FRAMES_A_SECOND = 10;
/** Pictures handed to the browser at once. */
const AT_ONCE = 20;
const codecs = { V_VP9: 'vp09.00.10.08', V_VP8: 'vp8' };

/**
 * @param {import('@playwright/test').Page} page of an origin that is trusted, as localhost is
 * @param {readonly { timeMs: number, jpeg: Buffer }[]} pictures in the order of their times
 * @param {'V_VP8' | 'V_VP9'} codec
 */
export async function encode(page, pictures, codec) {
  await page.evaluate(begin, {
    width: WIDTH,
    height: HEIGHT,
    bitrate: BITRATE,
    framerate: FRAMES_A_SECOND,
    codec: codecs[codec],
  });
  let lastKey = -Infinity;
  for (let from = 0; from < pictures.length; from += AT_ONCE) {
    const batch = pictures.slice(from, from + AT_ONCE).map(({ timeMs, jpeg }) => {
      const isKey = timeMs - lastKey >= KEY_EVERY_MS;
      if (isKey) lastKey = timeMs;
      return { timeMs, isKey, data: jpeg.toString('base64') };
    });
    await page.evaluate(add, batch);
  }
  const chunks = await page.evaluate(end);
  return chunks.map(({ timeMs, isKey, data }) => ({ timeMs, isKey, bytes: Buffer.from(data, 'base64') }));
}

export const size = { width: WIDTH, height: HEIGHT };

// These run in the page.

function begin(config) {
  const chunks = [];
  const failures = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      chunks.push({ timeMs: Math.round(chunk.timestamp / 1_000), isKey: chunk.type === 'key', data });
    },
    error: (error) => failures.push(String(error)),
  });
  encoder.configure({ ...config, latencyMode: 'quality', bitrateMode: 'variable', contentHint: 'text' });
  window['recording'] = { chunks, failures, encoder };
}

async function add(batch) {
  const { encoder } = window['recording'];
  for (const { timeMs, isKey, data } of batch) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const frame = new VideoFrame(picture, { timestamp: timeMs * 1_000 });
    encoder.encode(frame, { keyFrame: isKey });
    frame.close();
    picture.close();
  }
}

async function end() {
  const { chunks, failures, encoder } = window['recording'];
  await encoder.flush();
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return chunks;
}
