import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';
import { sessionHeaders } from './storage.ts';

/**
 * Keeps the headers editor the same in every tab: who typed a token once has it in a new tab and after a reload.
 * GraphiQL empties the editor when another tab or an entry of the history is opened.
 */
export function SharedHeaders() {
  const { editor, tabId } = useGraphiQL(({ headerEditor, tabs, activeTabIndex }) => ({
    editor: headerEditor,
    tabId: tabs[activeTabIndex]?.id,
  }));

  useEffect(() => {
    const listening = editor?.onDidChangeModelContent(({ isFlush }) => {
      // A flush is a program that sets the whole text; everything else is the person who types.
      if (!isFlush) sessionHeaders.write(editor.getValue());
      else if (!editor.getValue() && sessionHeaders.read())
        queueMicrotask(() => editor.setValue(sessionHeaders.read()));
    });
    return () => listening?.dispose();
  }, [editor]);

  useEffect(() => {
    if (editor && editor.getValue() !== sessionHeaders.read()) editor.setValue(sessionHeaders.read());
  }, [editor, tabId]);

  return null;
}
