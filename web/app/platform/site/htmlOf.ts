import { Fragment, isValidElement, type ReactNode } from 'react';
import { escapeHtml } from '../text/escapeHtml.ts';

type Props = Record<string, unknown> & { children?: ReactNode };
type Component = (props: Props) => ReactNode;

/** Elements that React, too, writes as they are. Others, as `select`, it treats in ways of their own. */
const elements = new Set(
  `a bdi blockquote caption code dd div dl dt em fieldset figcaption figure h2 h3 h4 hr img input label legend li ol p picture pre
  source span strong sub sup svg table tbody td th thead tr ul use`.split(/\s+/),
);
const withoutEnd = new Set(['hr', 'img', 'input', 'source']);
/** React's names that are others in HTML; those without capitals are the same. */
const names = new Map(
  Object.entries({ className: 'class', srcSet: 'srcSet', strokeWidth: 'stroke-width', tabIndex: 'tabindex' }),
);
const withoutValue = new Set(['checked', 'disabled', 'hidden', 'required']);
/** React writes them last in an `input`. */
const lastOfInput = ['name', 'checked', 'value'];
const addresses = new Set(['href', 'src']);
/** React looks for `javascript:` in them. */
const ours = /^(?:[/#]|https:\/\/)/;
const special = /["'&<>]/;

/**
 * The HTML of elements and of components that are plain functions, letter by letter as React's own server writes it, at a
 * third of its cost. Components are called as functions: their hooks are those of the component that is rendered meanwhile.
 * What a browser takes over by its place in the tree (`useId`), waits (`Suspense`, `lazy`) or provides a context cannot be
 * written so. Throws for an element or an attribute that nobody has needed yet.
 */
export function htmlOf(node: ReactNode): string {
  const writing: Writing = { pieces: [], endsInText: false };
  write(node, writing);
  return writing.pieces.join('');
}

interface Writing {
  pieces: string[];
  /** Whether the next text must be kept apart, as two texts would be one in the browser. */
  endsInText: boolean;
}

function write(node: ReactNode, writing: Writing): void {
  if (typeof node === 'string' || typeof node === 'number') writeText(String(node), writing);
  else if (Array.isArray(node)) for (const each of node as ReactNode[]) write(each, writing);
  else if (isValidElement<Props>(node)) {
    const { type, props } = node;
    if (typeof type === 'string') writeElement(type, props, writing);
    else if (type === Fragment) write(props.children, writing);
    else if (typeof type === 'function') write((type as Component)(props), writing);
    else throw new Error('htmlOf knows elements and plain components only');
  } else if (typeof node === 'object' && node !== null) throw new Error('htmlOf knows no such node');
}

function writeText(text: string, writing: Writing): void {
  if (text === '') return;
  if (writing.endsInText) writing.pieces.push('<!-- -->');
  writing.pieces.push(escaped(text));
  writing.endsInText = true;
}

function writeElement(tag: string, props: Props, writing: Writing): void {
  if (!elements.has(tag)) throw new Error(`htmlOf does not know <${tag}>`);
  const isInput = tag === 'input';
  let start = `<${tag}`;
  for (const name in props) if (!isInput || !lastOfInput.includes(name)) start += attribute(name, props[name]);
  if (isInput) for (const name of lastOfInput) start += attribute(name, props[name]);
  writing.endsInText = false;
  if (withoutEnd.has(tag)) return void writing.pieces.push(`${start}/>`);
  writing.pieces.push(`${start}>`);
  write(props.children, writing);
  writing.pieces.push(`</${tag}>`);
  writing.endsInText = false;
}

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null || name === 'children' || typeof value === 'function') return '';
  const written = names.get(name) ?? learn(name);
  if (typeof value === 'boolean' && !/^(?:aria|data)-/.test(name)) {
    if (!withoutValue.has(name)) throw new Error(`htmlOf does not know ${name} without a value`);
    return value ? ` ${written}=""` : '';
  }
  if (typeof value === 'object') throw new Error(`htmlOf cannot write the object in ${name}`);
  if (addresses.has(name) && !ours.test(String(value))) throw new Error(`htmlOf does not write the address ${value}`);
  return ` ${written}="${escaped(String(value))}"`;
}

function learn(name: string): string {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name) || name === 'style') throw new Error(`htmlOf does not know ${name}`);
  names.set(name, name);
  return name;
}

// Hardly any text has what must be escaped.
const escaped = (text: string) => (special.test(text) ? escapeHtml(text) : text);
