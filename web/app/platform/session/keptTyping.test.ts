import { afterEach, expect, it, vi } from 'vitest';
import { forgetTyping, keepTyping, readTyping, typingKey } from './keptTyping.ts';

afterEach(() => vi.unstubAllGlobals());

it('forgets what one person typed, and nothing of another at the same browser', () => {
  // As in a browser, its keys are its properties.
  const methods = {
    getItem: (key: string) => (storage as Record<string, unknown>)[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  const storage: object = Object.create(methods) as object;
  vi.stubGlobal('localStorage', storage);
  const ofA = typingKey('a', 'order 1');
  const ofB = typingKey('b', 'order 1');
  keepTyping(ofA, 'الف');
  keepTyping(ofB, 'ب');
  forgetTyping('b');
  expect([readTyping(ofA), readTyping(ofB)]).toEqual(['الف', '']);
});

it('has nothing to forget where the browser keeps nothing', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: blocked, get: blocked }));
  expect(() => forgetTyping('a')).not.toThrow();
});
