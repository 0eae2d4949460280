import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

// Yardstick of a rendered list: a bare page of the same cards, element for element and word for word, held in memory,
// through React's stream. No router, no header, no filters, no data to ask for, no formatting.
// Environment: LISTS_FILE (cards as the benches read them from our pages), PORT.
type Node = string | { tag: string; attributes: Record<string, string>; children: Node[] };
type List = { heading: string; cards: Node[] };
const lists = JSON.parse(readFileSync(process.env.LISTS_FILE!, 'utf8')) as List[];

const draw = (node: Node): ReactNode =>
  typeof node === 'string' ? node : createElement(node.tag, node.attributes, ...node.children.map(draw));

function Card({ card }: { card: Node }) {
  return draw(card);
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
          {cards.map((card, index) => (
            <Card key={index} card={card} />
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
    onShellError: () => void response.writeHead(500).end(),
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
