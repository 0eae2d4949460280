import { expect, it } from 'vitest';
import { withoutNames } from './unnamedComponents.ts';

it('takes the names of components, and says that making one has no effect', () => {
  const code = 'var Link = React10.forwardRef(\n  function Link() {}\n);\nLink.displayName = "Link";\nvar one = 1;\n';
  expect(withoutNames(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  function Link() {}\n);\n\nvar one = 1;\n',
  );
});
