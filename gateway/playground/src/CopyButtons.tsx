import { ToolbarButton, useGraphiQL } from '@graphiql/react';
import { curlCommand } from './curl.ts';
import { graphUrl } from './graph.ts';
import { shareLink } from './shareLink.ts';

/** Two buttons of the toolbar: a link to this operation, and the same request as a command. `tell` gets what happened. */
export function CopyButtons({ tell }: { tell: (text: string) => void }) {
  const { queryEditor, variableEditor, headerEditor, operationName } = useGraphiQL((state) => ({
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
    headerEditor: state.headerEditor,
    operationName: state.operationName,
  }));
  const query = () => queryEditor?.getValue() ?? '';
  const variables = () => variableEditor?.getValue() ?? '';

  async function copyLink() {
    const link = shareLink(location.href, { query: query(), variables: variables() });
    tell(await copied(link, 'The link to this operation'));
  }

  async function copyCurl() {
    try {
      const request = {
        query: query(),
        variables: parsed(variables()),
        ...(operationName && { operationName }),
      };
      const command = curlCommand(graphUrl.href, request, parsed(headerEditor?.getValue() ?? '') ?? {});
      tell(await copied(command, 'The curl command'));
    } catch {
      tell('Variables or headers are not JSON.');
    }
  }

  return (
    <>
      <ToolbarButton label="Copy link to this operation (without headers)" onClick={() => void copyLink()}>
        <Icon path="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />
      </ToolbarButton>
      <ToolbarButton label="Copy as curl (with headers)" onClick={() => void copyCurl()}>
        <Icon path="M5 7l5 5-5 5M13 18h6" />
      </ToolbarButton>
    </>
  );
}

const parsed = (text: string) => (text.trim() ? (JSON.parse(text) as Record<string, string>) : undefined);

/** Copies, or shows the text where the browser gives no clipboard: on plain http from another machine. */
async function copied(text: string, what: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${what} is copied.`;
  } catch {
    prompt('Copy this:', text);
    return '';
  }
}

const Icon = ({ path }: { path: string }) => (
  <svg
    className="graphiql-toolbar-icon"
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);
