import type { Plugin } from 'vite';

const library = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;
const name = /^\w+\.displayName = "\w+";$/gm;
const component = /^(var \w+ = )(React\d*\.forwardRef\()/gm;

/**
 * React Router's build gives its components names for developers and does not say that making one has no effect, so a bundler
 * has to keep them all. Without the names, and told so, it leaves out those that no page uses, with everything under them.
 */
export function unnamedComponents(): Plugin {
  return {
    name: 'unnamed-components',
    apply: 'build',
    transform: { filter: { id: library }, handler: withoutNames },
  };
}

export const withoutNames = (code: string): string => code.replace(name, '').replace(component, '$1/* @__PURE__ */ $2');
