import type { ReactNode } from 'react';
import { directionOf, type SpanParts } from './blockList.ts';

interface SpansProps {
  spans: readonly SpanParts[];
}

/** Parts of a text with their marks and links. */
export function Spans({ spans }: SpansProps) {
  return spans.map((span, index) => <Part key={index} span={span} />);
}

function Part({ span: { t, m, a, dir } }: { span: SpanParts }) {
  let shown: ReactNode = t;
  for (const mark of m) shown = marked[mark]?.(shown, t) ?? shown;
  if (dir) shown = <bdi dir="ltr">{shown}</bdi>;
  return a ? <TextLink href={a}>{shown}</TextLink> : shown;
}

const marked: Partial<Record<string, (inner: ReactNode, text: string) => ReactNode>> = {
  BOLD: (inner) => <strong>{inner}</strong>,
  ITALIC: (inner) => <em>{inner}</em>,
  CODE: (inner, text) => (
    <code className="code" dir={directionOf(text)}>
      {inner}
    </code>
  ),
  SUB: (inner) => <sub>{inner}</sub>,
  SUP: (inner) => <sup>{inner}</sup>,
};

interface TextLinkProps {
  href: string;
  children: ReactNode;
}

/** The api keeps no other links; what it does not know leads nowhere here. */
function TextLink({ href, children }: TextLinkProps) {
  const isForeign = href.startsWith('https://');
  if (!isForeign && !/^(?:#|\/(?!\/))/.test(href)) return children;
  return (
    <a href={href} className="link" rel={isForeign ? 'noopener noreferrer nofollow' : undefined}>
      {children}
    </a>
  );
}
