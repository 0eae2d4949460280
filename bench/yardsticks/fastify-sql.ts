import Fastify from 'fastify';
import pg from 'pg';

// Yardstick of the REST list: one bare route and the one statement that a list of 20 needs. No contract, no validation,
// no counting, no facets. Environment: DATABASE_URL, PORT.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const levels = new Map(
  (await pool.query<{ id: string; level: number }>('select id, level from categories')).rows.map(({ id, level }) => [
    id,
    level,
  ]),
);

const statement = (level: number) => ({
  name: `list_${level}`,
  text: `select card from (select id, relevance from product_search where category_path[${level}] = $1 and visible_from <= now() and visible_until > now()
    order by relevance desc, id limit 20 offset $2) page
    join product_search_cards using (id) order by relevance desc, id`,
});

type Query = { categoryId: string; pageNumber: number };
const app = Fastify();
app.get('/readyz', async () => ({ ready: true }));
app.get<{ Querystring: Query }>('/list', async ({ query }) => {
  const { categoryId, pageNumber } = query;
  const { rows } = await pool.query<{ card: object }>({
    ...statement(levels.get(categoryId)!),
    values: [categoryId, (pageNumber - 1) * 20],
  });
  return { items: rows.map(({ card }) => card) };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
