import { run } from '../machine/run.mjs';

const self = 'scripts/checks/commit-subjects.mjs';
const types = ['build', 'chore', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const shape = new RegExp(`^(${types.join('|')})(\\([a-z][a-z-]*\\))?: [a-z]`);
const longest = 72;
// `adds`, `added`, `adding`; not `pass`, `embed`, `bring`.
const notImperative =
  /^(?!embed |need |seed |feed |speed |exceed |proceed |bring |ring |string |focus )[a-z]+(?<!s)(s|ed|ing) /;

/** What is wrong with the subject of a commit, which is `type(scope): imperative`, the scope where there is one. */
function faultOf(subject) {
  if (subject.length > longest) return `has ${subject.length} characters, at most ${longest} are allowed`;
  if (!shape.test(subject)) return `does not begin with "type(scope): " and a small letter; types: ${types.join(', ')}`;
  if (notImperative.test(subject.replace(/^[^:]*: /, '')))
    return 'does not begin with an imperative: add, not adds or added';
  if (subject.endsWith('.')) return 'ends with a full stop';
  return undefined;
}

/**
 * Subjects of the commits since this check is there; older ones are as they were written. An export has no commits, and a
 * shallow clone begins with the commit that it calls the first. @returns the faulty ones
 */
export async function faultySubjects() {
  const top = await run(['git', 'rev-parse', '--show-prefix']);
  if (top.code !== 0 || top.stdout.trim() !== '') return [];
  const added = await run(['git', 'log', '--diff-filter=A', '--format=%H', '--', self]);
  const first = added.stdout.trim().split('\n').at(-1);
  if (added.code !== 0 || !first) return [];
  const { stdout } = await run(['git', 'log', '--no-merges', '--format=%h %s', `${first}..HEAD`]);
  return stdout
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const subject = line.slice(line.indexOf(' ') + 1);
      const fault = faultOf(subject);
      return fault ? [`${line.slice(0, line.indexOf(' '))} "${subject}" ${fault}`] : [];
    });
}
