import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { htmlOf } from './htmlOf.ts';

function Counted({ first, children }: { first: number; children?: ReactNode }) {
  const [count] = useState(first);
  return (
    <span>
      {count} از {count + 1}
      {children}
    </span>
  );
}

/** Components can only be called while React renders one. */
function Written({ children }: { children: ReactNode }) {
  return <div dangerouslySetInnerHTML={{ __html: htmlOf(children) }} />;
}

const written = (children: ReactNode) => renderToString(<Written>{children}</Written>);
const rendered = (children: ReactNode) => renderToString(<div>{children}</div>);

describe('what is written is what React renders', () => {
  const cases: Record<string, ReactNode> = {
    'nothing at all': [null, undefined, true, false, ''],
    'texts beside each other': [
      'شیر ',
      '',
      12,
      <Fragment key="f">
        {'«'}
        {'DN50'}
      </Fragment>,
      <p key="p">
        {'الف'}
        {'ب'}
      </p>,
      'پ',
    ],
    'components with hooks in each other': (
      <Counted first={2}>
        {' و '}
        <Counted first={4} />
      </Counted>
    ),
    'letters of HTML in texts and attributes': (
      <a href={'/a?b=1&c="\''} aria-label={`<"${"'"}&>`} onClick={() => undefined}>
        {'1 < 2 & "3" > \'0\''}
      </a>
    ),
    'names and values of attributes': (
      <svg className="icon" width={14} strokeWidth={0.75} aria-hidden={true} data-small={undefined} role="img">
        <use href="/sprite.svg#x" />
      </svg>
    ),
    'inputs, whose name and value stand last': (
      <label className="">
        <input form="f" name="n" value="v" checked={true} onChange={() => undefined} aria-label="l" type="checkbox" />
        <input name="m" value="" checked={false} onChange={() => undefined} aria-busy={false} disabled type="radio" />
      </label>
    ),
    'parts of a text': (
      <>
        <h4 id="a" dir="ltr">
          DN50
        </h4>
        <hr />
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as long lines of code have it */}
        <pre dir="ltr" tabIndex={0}>
          <code>{'a < b\n\tc'}</code>
        </pre>
        <a href="https://example.ir/?a=1&b=2" rel="noopener noreferrer nofollow">
          <strong>پ</strong>
          <em>پ</em>
          <sub>2</sub>
          <sup>3</sup>
        </a>
      </>
    ),
    pictures: <img className="thumbnail" src="/m/96" srcSet="/m/320 2x" alt="" loading="lazy" />,
  };
  it.each(Object.entries(cases))('%s', (_, children) => {
    expect(written(children)).toBe(rendered(children));
  });
});

describe('what it cannot write is refused', () => {
  const Late = lazy(() => Promise.resolve({ default: () => null }));
  const cases: Record<string, ReactNode> = {
    'an element that React treats in its own way': <textarea defaultValue="x" />,
    'a style': <p style={{ color: 'red' }} />,
    'a name of React that is another one in HTML': <p contentEditable="true" />,
    'HTML that somebody else made': <p dangerouslySetInnerHTML={{ __html: '<b>' }} />,
    'an attribute without a value that nobody has needed': <p inert />,
    'an address that may be a script': <img src="javascript:alert(1)" alt="" />,
    'a component that comes later': <Late />,
    'what waits': <Suspense>x</Suspense>,
  };
  it.each(Object.entries(cases))('%s', (_, children) => {
    expect(() => written(children)).toThrow('htmlOf');
  });
});
