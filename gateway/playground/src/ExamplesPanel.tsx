import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type Example, examples } from './examples.ts';

/** Where the panel stands above the editors instead of beside them, so that it covers what was just opened. */
const ONE_COLUMN = '(max-width: 767px)';

/** The list of ready operations; a click opens one in a tab of its own. */
function ExamplesPanel() {
  const { tabs, queryEditor, variableEditor } = useGraphiQL(({ tabs, queryEditor, variableEditor }) => ({
    tabs,
    queryEditor,
    variableEditor,
  }));
  const { addTab, changeTab, setVisiblePlugin } = useGraphiQLActions();

  function open({ query, variables }: Example) {
    if (matchMedia(ONE_COLUMN).matches) setVisiblePlugin(null);
    const already = tabs.findIndex((tab) => tab.query === query);
    if (already >= 0) return changeTab(already);
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
  }

  return (
    <section aria-label="Examples">
      <h2 className="examples-title">Examples</h2>
      <ul className="examples">
        {examples.map((example) => (
          <li key={example.name}>
            <button type="button" className="example" onClick={() => open(example)}>
              <strong>{example.title}</strong>
              <span>{example.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ExamplesIcon = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M4 5h16M4 12h10M4 19h7M17 14l5 3.5-5 3.5z" />
  </svg>
);

export const examplesPlugin: GraphiQLPlugin = {
  title: 'Examples',
  icon: ExamplesIcon,
  content: ExamplesPanel,
};
