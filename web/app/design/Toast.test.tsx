import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toast } from './Toast.tsx';
import { currentToasts, dismissToast, listenToToasts, showToast } from './toasts.ts';

const css = readFileSync(new URL('./styles/feedback.css', import.meta.url), 'utf8');

describe('the time of a toast', () => {
  test('is one animation, whose length is the duration', () => {
    const toast = { id: 1, kind: 'success' as const, text: 'Copied', durationMs: 4_000 };
    const html = renderToStaticMarkup(<Toast toast={toast} kindLabel="Done" onClose={() => {}} />);
    expect(html).toContain('--toast-time:4000ms');
    expect(html).toContain('class="toast-bar"');
    expect(css).toMatch(/\.toast-bar\s*\{[^}]*animation: run-out var\(--toast-time\) linear forwards/);
  });

  test('pauses while it is hovered or focused, and has no button to confirm', () => {
    expect(css).toMatch(/\.toast:focus-within > \.toast-bar\s*\{\s*animation-play-state: paused/);
    expect(css).toMatch(/\.toast:hover > \.toast-bar\s*\{\s*animation-play-state: paused/);
    const toast = { id: 1, kind: 'error' as const, text: 'Failed', durationMs: 4_000 };
    const html = renderToStaticMarkup(<Toast toast={toast} kindLabel="Error" onClose={() => {}} />);
    expect(html).toContain('tabindex="0"');
    expect(html).not.toContain('<button');
  });
});

test('what can be done about it is a button with its word', () => {
  const action = { label: 'Undo', act: () => {} };
  const toast = { id: 1, kind: 'success' as const, text: 'Removed', durationMs: 4_000, action };
  const html = renderToStaticMarkup(<Toast toast={toast} kindLabel="Done" onClose={() => {}} />);
  expect(html).toContain('<button type="button" class="toast-action">Undo</button>');
});

describe('the store of toasts', () => {
  beforeEach(() => vi.stubGlobal('document', {}));
  afterEach(() => {
    for (const { id } of currentToasts()) dismissToast(id);
    vi.unstubAllGlobals();
  });

  test('shows for 2,500 ms unless told otherwise', () => {
    showToast({ kind: 'info', text: 'one' });
    showToast({ kind: 'info', text: 'two', durationMs: 4_000 });
    expect(currentToasts().map((toast) => toast.durationMs)).toEqual([2_500, 4_000]);
  });

  test('tells its listeners, forgets what is dismissed and keeps the last four', () => {
    const heard = vi.fn();
    const stop = listenToToasts(heard);
    const ids = ['a', 'b', 'c', 'd', 'e'].map((text) => showToast({ kind: 'info', text }));
    expect(currentToasts().map((toast) => toast.text)).toEqual(['b', 'c', 'd', 'e']);
    dismissToast(ids[2]!);
    expect(currentToasts().map((toast) => toast.text)).toEqual(['b', 'd', 'e']);
    stop();
    expect(heard).toHaveBeenCalledTimes(6);
  });

  test('stays empty on a server, where it would be shared by all readers', () => {
    vi.unstubAllGlobals();
    showToast({ kind: 'info', text: 'whose?' });
    expect(currentToasts()).toEqual([]);
  });
});
