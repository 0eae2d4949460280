import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';

// Yardstick of a rendered list: a bare page of the same cards with the same texts, held in memory, through React's
// stream. No router, no header, no filters, no data to ask for. Environment: LISTS_FILE (what the benches
// read from our pages), PORT.
type Card = { href: string; title: string; texts: string[] };
type List = { heading: string; cards: Card[] };
const lists = JSON.parse(readFileSync(process.env.LISTS_FILE!, 'utf8')) as List[];

function ProductCard({ href, title, texts }: Card) {
  return (
    <li className="card">
      <h2>
        <a href={href}>{title}</a>
      </h2>
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </li>
  );
}

function Page({ heading, cards }: List) {
  return (
    <html lang="fa" dir="rtl">
      <head>
        <title>{heading}</title>
      </head>
      <body>
        <h1>{heading}</h1>
        <ul>
          {cards.map((card) => (
            <ProductCard key={card.href} {...card} />
          ))}
        </ul>
      </body>
    </html>
  );
}

createServer((request, response) => {
  if (request.url === '/readyz') return void response.end('ready');
  const list = lists[Number(request.url!.slice(1)) % lists.length]!;
  const stream = renderToPipeableStream(<Page {...list} />, {
    onShellReady: () => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      stream.pipe(response);
    },
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
