import { isStaffRole, makeUsers, staffRoles } from './modules/identity/index.ts';
import { ConfigError, readDatabaseSettings } from './platform/config.ts';
import { DataFolderError } from './platform/database/data-folder.ts';
import { migrate } from './platform/database/migrate.ts';
import { openAsOwner } from './platform/database/open-database.ts';
import { newId } from './platform/ids.ts';
import { paging } from './platform/paging/paging.ts';
import { nationalPhone, readPhone } from './platform/phone.ts';
import { Problem } from './platform/problem.ts';

// `npm run staff -- grant ROLE PHONE | revoke ROLE PHONE | list`, on the database that the settings name.
const usage = `npm run staff -- grant ROLE PHONE | revoke ROLE PHONE | list
  ROLE: ${staffRoles.join(', ')}
  DATABASE_URL or RASTEH_DATA names the database.`;

const MOST = 1_000;

/** What was typed wrong, in words for a person. */
class UsageError extends Error {}

const problems: Record<string, string> = {
  LAST_ADMIN: 'this is the last administrator; grant ADMIN to somebody else first',
  USER_NOT_FOUND: 'nobody has that phone',
  USER_NOT_ACTIVE: 'that user is disabled',
};

function readCommand([command, ...words]: string[]) {
  if (command === 'list' && words.length === 0) return { command } as const;
  if ((command !== 'grant' && command !== 'revoke') || words.length !== 2) throw new UsageError(usage);
  const [role = '', written = ''] = words;
  if (!isStaffRole(role)) throw new UsageError(`${role}: no role of the staff; those are ${staffRoles.join(', ')}`);
  const phone = readPhone(written);
  if (!phone) throw new UsageError(`${written}: no Iranian mobile number, such as 09121234567`);
  return { command, role, phone } as const;
}

async function run(words: string[]): Promise<void> {
  const asked = readCommand(words);
  const db = await openAsOwner(readDatabaseSettings(process.env), (error) => console.error(error.message));
  try {
    await migrate(db);
    const users = makeUsers(db);
    const sender = { address: 'command line', userAgent: 'npm run staff', requestId: newId() };
    const cause = { reason: 'npm run staff', sender };
    const people =
      asked.command === 'list'
        ? (await users.list({ roles: staffRoles }, paging({ pageSize: MOST }))).rows
        : [await users[asked.command](asked.role, asked.phone, cause)];
    for (const { phone, roles, status } of people)
      console.log(
        `${phone && nationalPhone(phone)}  ${roles.filter(isStaffRole).join(' ') || 'no staff role'}  ${status}`,
      );
    if (people.length === 0) console.log('Nobody is staff yet: npm run staff -- grant ADMIN PHONE');
  } finally {
    await db.close();
  }
}

run(process.argv.slice(2)).catch((error: Error) => {
  const isExpected = [UsageError, ConfigError, DataFolderError].some((kind) => error instanceof kind);
  const said = error instanceof Problem ? problems[error.code] : undefined;
  console.error(said ?? (isExpected || 'code' in error ? error.message : error));
  process.exitCode = 1;
});
