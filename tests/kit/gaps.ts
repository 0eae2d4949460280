type Lacking = { missing: readonly { code: string; gap?: string }[] };

/** What a thing is told to lack: which gap it is, or the code of the refusal without it. */
export const gapsOf = ({ missing }: Lacking): string[] => missing.map(({ code, gap }) => gap ?? code);
