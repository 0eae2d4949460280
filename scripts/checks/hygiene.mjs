import { homedir } from 'node:os';
import { root } from '../machine/root.mjs';
import { findLines, repositoryFiles } from './files.mjs';

const quoted = (text) => new RegExp(`${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);

const places = [
  { pattern: quoted(root), what: 'path of this machine' },
  ...(homedir() === '/'
    ? []
    : [{ pattern: new RegExp(`(?<![\\w.}])${quoted(homedir()).source}/`), what: 'path of this machine' }]),
  { pattern: /(?<![\w.}])\/(home|Users)\/[a-z][\w-]*\/\w|[A-Z]:\\Users\\/, what: 'path of a machine' },
];

const secrets = [
  { pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/, what: 'private key' },
  {
    pattern: /\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bxox[abp]-[\w-]{10,}|\bsk-[A-Za-z0-9]{20,}/,
    what: 'access key',
  },
  { pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/, what: 'token' },
  {
    pattern: /(password|passwd|secret|api_?key|token)["']?\s*[:=]\s*["'][\w+/=-]{20,}["']/i,
    what: 'looks like a secret',
  },
];

// The same word twice (`rasteh:rasteh@`) is a database that only a developer's own machine has.
const passwords = [{ pattern: /\w+:\/\/([\w.-]+):(?!\1@)[^@\s/"'`$<{]{3,}@[\w.-]+/, what: 'password in an address' }];

const registries = [
  {
    pattern: /"resolved":\s*"(https?|git)|registry=|\b(npm|yarn)\.?[\w.-]*\/(-|registry)\//,
    what: 'address of a package registry',
  },
];

// A word: two letters side by side. Single letters, digits and separators are what the number and text code works on.
const persian = [{ pattern: /[\u0621-\u064A\u0671-\u06D3]{2}/, what: 'Persian word outside of the places for it' }];
const comment = /^\s*(\/\/|\/?\*|#|--).*|\s\/\/\s.*$/;

// Words a person reads, the seeded market and what is printed from it, prose, tests that read the screen,
// examples in the contract, and the letters that searching folds.
const persianPlaces = [
  /(^|\/)messages\.ts$/,
  /^api\/seeds\//,
  // What people type, and what it means.
  /(^|\/)typed-words\.ts$/,
  /^api\/migrations\/0200_sale_units\.sql$/,
  /^(docs|tests|bench)\//,
  /^[A-Z]+\.md$/,
  /\.test\.tsx?$/,
  /^api\/openapi\.json$/,
  /^gateway\/(schema|released)\.graphql$/,
  /\.(schemas|errors|enums|forms)\.ts$/,
  /^(api\/src|web\/app)\/platform\/text(\.ts|\/)/,
  // Words in the margins of a sheet, which nothing but a style writes.
  /^web\/app\/design\/styles\/print\.css$/,
];

const binary = /\.(png|jpg|webp|webm|ico|woff2?|pdf|gz)$/;

/** What must not be in the repository: paths of a machine, registries in lock files, secrets, Persian in the wrong place. @returns the offending lines */
export async function uncleanLines() {
  const files = (await repositoryFiles()).filter((path) => !binary.test(path));
  const lockFiles = files.filter((path) =>
    /(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|\.npmrc)$/.test(path),
  );
  const written = files.filter((path) => !lockFiles.includes(path));
  const elsewhere = written.filter((path) => !persianPlaces.some((place) => place.test(path)));
  return [
    ...findLines(files, places),
    ...findLines(lockFiles, registries),
    ...findLines(written, secrets),
    ...findLines(
      written.filter((path) => !/\.test\.tsx?$/.test(path)),
      passwords,
    ),
    ...findLines(elsewhere, persian, comment),
  ];
}
