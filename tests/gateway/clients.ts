import { spawn } from 'node:child_process';
import { inRoot } from '../../scripts/machine/root.mjs';

/** The programs of docs/clients, in the three languages they are written in. */
export const languages = ['curl', 'typescript', 'python'] as const;
type Language = (typeof languages)[number];

type Run = {
  url: string;
  token?: string;
  /** Of who sells, for a task with two sides. */
  sellerToken?: string;
  /** What it is told when it asks; it asks on its error output. */
  answers?: ((asked: string) => Promise<string> | string)[];
};

/** What a program printed, what it said beside it, and how it ended. */
export type Printed = { lines: string[]; said: string; code: number | null };

/** Runs a task of docs/clients as its reader would: a program of its own that knows the gateway's address alone. */
export function runClient(language: Language, task: string, args: string[], run: Run): Promise<Printed> {
  const tokens = { RASTEH_TOKEN: run.token, RASTEH_SELLER_TOKEN: run.sellerToken };
  const env = { ...tokens, RASTEH_URL: run.url, PYTHONDONTWRITEBYTECODE: '1' };
  return runProgram([...commands[language](task), ...args], { cwd: inRoot(), env, answers: run.answers ?? [] });
}

type Program = {
  cwd: string;
  env: Record<string, string | undefined>;
  answers: readonly ((asked: string) => Promise<string> | string)[];
};

/** Runs a program of an outside developer, which asks on its error output and is answered in turn. */
export function runProgram([command = '', ...args]: string[], { cwd, env, answers: given }: Program): Promise<Printed> {
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, { cwd, env: { PATH, HOME, ...env } });
  const answers = [...given];
  let printed = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (!/[:)]\s*$/.test(text)) return;
    const answer = answers.shift();
    if (answer) void Promise.resolve(answer(text)).then((line) => child.stdin.write(`${line}\n`));
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ lines: printed.split('\n').filter(Boolean), said, code }));
  });
}

const commands: Record<Language, (task: string) => string[]> = {
  curl: (task) => ['sh', `docs/clients/curl/${task}.sh`],
  typescript: (task) => [process.execPath, '--import', 'tsx', `docs/clients/typescript/${task}.ts`],
  python: (task) => ['python3', `docs/clients/python/${task.replaceAll('-', '_')}.py`],
};
