/**
 * The file of a thread or a process of its own: beside the built program, or the source where that runs, which Node 24 reads
 * as it is. @param from `import.meta.url` of whoever starts it; @param name `image` for `image.worker.ts`
 */
export const workerFile = (from: string, name: string): URL =>
  new URL(`./${name}.worker.${from.endsWith('.ts') ? 'ts' : 'js'}`, from);
