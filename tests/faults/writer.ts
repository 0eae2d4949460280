import { openPglite } from '../../api/src/platform/database/pglite.ts';

// Writes row after row into the folder given and says each number once it is acknowledged, until it is killed.
const db = await openPglite(process.argv[2]!);
await db.execute('create table if not exists written (n integer primary key, text text not null)');
const [row] = await db.query<{ last: number }>('select coalesce(max(n), 0)::int as last from written');
for (let n = row!.last + 1; ; n += 1) {
  await db.transaction(async (tx) => {
    await tx.query('insert into written (n, text) values ($1, $2)', [n, 'x'.repeat(500)]);
  });
  process.stdout.write(`${n}\n`);
}
