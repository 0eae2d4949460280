import { cpuOf } from '/work/main/bench/harness/cpu.ts';
import pg from 'pg';
const url = process.argv[2]!;
const c = new pg.Client(url); await c.connect();
await c.query('set max_parallel_workers_per_gather=0; set jit=off');
const pid = (await c.query('select pg_backend_pid() p')).rows[0].p;
const cat = (await c.query("select id from categories where name='شیرآلات صنعتی'")).rows[0].id;
const slots=[1,2,3,4,5,6,7,8,9,10];
const conds = ["(lows[1] >= 0 and lows[1]<=1e9)","(lows[2] >= -5)","(lows[3] = any('{0,1,2}'))"];
const fail = conds.map((x,i)=>`(case when ${x} is true then 0 else ${1<<i} end)`).join('+');
const masks = slots.map((s)=> s<=3 ? ~(1<<(s-1)) : -1);
const where=`category_path[2]='${cat}'`;
const q: Record<string,string> = {
 scan: `select count(*) from product_search where ${where}`,
 scanfail: `select count(*) from product_search where ${where} and (${fail})=0`,
 now: `with candidate as (select lows, highs, ${fail} as fail from product_search where ${where}) select wanted.slot, lows[wanted.slot] as low, highs[wanted.slot] as high, count(*)::int as count from candidate join (values ${slots.map((s,i)=>`(${s},${masks[i]})`)}) as wanted (slot, mask) on (candidate.fail & wanted.mask) = 0 group by 1,2,3`,
 lateral: `with candidate as (select lows, highs, ${fail} as fail from product_search where ${where}) select v.slot, v.low, v.high, count(*)::int from candidate cross join lateral (values ${slots.map((s,i)=>`(${s},lows[${s}],highs[${s}],${masks[i]})`)}) v(slot,low,high,mask) where (fail & v.mask)=0 group by 1,2,3`,
 union: `with candidate as materialized (select lows, highs, ${fail} as fail from product_search where ${where}) ${slots.map((s,i)=>`select ${s} slot, lows[${s}] low, highs[${s}] high, count(*)::int from candidate where (fail & ${masks[i]})=0 group by 2,3`).join(' union all ')}`,
 unionPoly: `with candidate as materialized (select lows, highs, ${fail} as fail from product_search where ${where} ) ${slots.map((s,i)=>`select ${s} slot, lows[${s}] low, highs[${s}] high, count(*)::int from candidate where (fail & ${masks[i]})=0 group by lows[${s}], highs[${s}]`).join(' union all ')}`,
 mat: `with candidate as materialized (select lows, highs, ${fail} as fail from product_search where ${where}) select wanted.slot, lows[wanted.slot] as low, highs[wanted.slot] as high, count(*)::int as count from candidate cross join (values ${slots.map((s,i)=>`(${s},${masks[i]})`)}) as wanted (slot, mask) where (candidate.fail & wanted.mask) = 0 group by 1,2,3`,
 unnest: `with candidate as (select lows, highs, ${fail} as fail from product_search where ${where}) select slot, low, high, count(*)::int from candidate cross join lateral unnest(lows,highs) with ordinality v(low,high,slot) where (fail & (array[${masks}])[slot]) = 0 group by 1,2,3`,
 grouping: `with candidate as (select lows, highs, ${fail} as fail from product_search where ${where}) select ${slots.flatMap(s=>[`lows[${s}]`,`highs[${s}]`])}, count(*) from candidate group by grouping sets (${slots.map(s=>`(lows[${s}],highs[${s}])`)})`,
 fetch: `select lows, highs, ${fail} as fail from product_search where ${where}`,
};
for (const [n,t] of Object.entries(q)) {
  try { await c.query(t); } catch(e) { console.log(n, (e as Error).message); continue; }
  const N=8; const b=cpuOf(pid); const mine=process.cpuUsage(); const t0=performance.now(); let rows=0;
  for (let i=0;i<N;i++) rows=(await c.query(t)).rows.length;
  const m=process.cpuUsage(mine);
  console.log(n.padEnd(10), ((cpuOf(pid)-b)/N/1000).toFixed(1),'ms pg cpu', ((performance.now()-t0)/N).toFixed(1),'wall', ((m.user+m.system)/N/1000).toFixed(1),'client cpu', rows);
}
await c.end();
