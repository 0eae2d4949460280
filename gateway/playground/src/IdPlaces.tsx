import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';
import { askGraph, type GraphRequest } from './graph.ts';
import { fillIn, marketIds } from './marketIds.ts';

/** Writes ids of the market at hand into the variables of the tab that was opened, where they have places for them. */
export function IdPlaces() {
  const { editor, tabId } = useGraphiQL(({ variableEditor, tabs, activeTabIndex }) => ({
    editor: variableEditor,
    tabId: tabs[activeTabIndex]?.id,
  }));

  useEffect(() => {
    let isOpen = true;
    const text = editor?.getValue() ?? '';
    void filled(text).then((better) => {
      // Who has typed meanwhile keeps what was typed.
      if (isOpen && better !== text && editor?.getValue() === text) editor.setValue(better);
    });
    return () => void (isOpen = false);
  }, [editor, tabId]);

  return null;
}

/** The request with ids in its variables, for who runs an example before the editor shows them. */
export async function withIds(request: GraphRequest): Promise<GraphRequest> {
  if (!request.variables) return request;
  return { ...request, variables: JSON.parse(await filled(JSON.stringify(request.variables))) as unknown };
}

let known: Promise<Record<string, string>> | undefined;

async function filled(text: string): Promise<string> {
  if (!text.includes('"{')) return text;
  known ??= marketIds((request) => askGraph(request)).catch(() => ({}));
  const ids = await known;
  // A gateway that had none, or was not there, is asked again next time.
  if (!ids.category) known = undefined;
  return fillIn(text, ids);
}
