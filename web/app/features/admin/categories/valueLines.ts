/** Lines as `ss316: فولاد ۳۱۶`, each a code and what people read for it; without a code the whole line is both. */
export const readValueLines = (text: string): { code: string; label: string }[] =>
  linesOf(text).map((line) => {
    const [code = '', ...rest] = line.split(/[:：]/);
    return { code: code.trim(), label: rest.join(':').trim() || code.trim() };
  });

/** Lines as `NPS: 2`, each a system of sizes and the size in it. */
export const readSizeLines = (text: string): { system: string; value: string }[] =>
  linesOf(text).map((line) => {
    const [system = '', ...rest] = line.split(':');
    return { system: system.trim(), value: rest.join(':').trim() };
  });

export const sizeLines = (sizes: readonly { system: string; value: string }[]): string =>
  sizes.map(({ system, value }) => `${system}: ${value}`).join('\n');

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
