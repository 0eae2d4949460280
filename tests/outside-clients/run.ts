// The same story with each client: `tsx run.ts PROGRAM PHONE CATEGORY PROPERTY FROM`. It asks for the code on its error output.
import { createInterface } from 'node:readline';
import type { Grant, Program } from './program.ts';

const [path = '', phone = '', categoryId = '', propertyId = '', from = ''] = process.argv.slice(2);
const { program } = (await import(path)) as { program: Program };

const newest = await program.newest();
const filtered = await program.atLeast(categoryId, propertyId, from);
const challenge = await program.startLogin(phone);
console.error('The code:');
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const code = String((await lines.next()).value);
const grant: Grant = { grant_type: 'otp', client_id: 'outside', challenge_id: challenge, code };
const first = await program.token(grant);
const granted = first.termsVersion ? await program.token({ ...grant, terms_version: first.termsVersion }) : first;
if (!granted.accessToken) throw new Error(granted.error);
const saved = await program.save(granted.accessToken, newest[0] ?? '');
console.log(JSON.stringify({ newest, filtered, saved }));
process.exit();
