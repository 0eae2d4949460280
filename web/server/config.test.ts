import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
}

describe('readConfig', () => {
  it('needs no setting', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      gatewayUrl: 'http://127.0.0.1:4000',
      publicOrigin: 'http://localhost:3000',
      trustedProxies: [],
      logLevel: 'info',
    });
  });

  it('follows the ports of both programs', () => {
    const config = readConfig({ WEB_PORT: '3100', GATEWAY_PORT: '4100' });
    expect(config.publicOrigin).toBe('http://localhost:3100');
    expect(config.gatewayUrl).toBe('http://127.0.0.1:4100');
  });

  it('says one clear line for each wrong setting', () => {
    const problems = problemsOf({
      WEB_PORT: '70000',
      GATEWAY_URL: 'gateway',
      PUBLIC_ORIGIN: 'https://a.b/c',
      LOG_LEVEL: 'loud',
    });
    expect(problems).toHaveLength(4);
    expect(problems[0]).toBe('WEB_PORT must be a port from 1 to 65535, got 70000');
  });

  it.each(['ftp://x', 'javascript:alert(1)', '//x'])('refuses %s as the gateway', (url) => {
    expect(problemsOf({ GATEWAY_URL: url })).toHaveLength(1);
  });
});
