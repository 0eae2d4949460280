import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults that fit together on one machine', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      apiUrl: 'http://127.0.0.1:5000',
      responseCacheSeconds: 10,
      corsOrigins: [],
      budgetPerMinute: 20_000,
      redisUrl: undefined,
    });
    expect(readConfig({ API_PORT: '5001' }).apiUrl).toBe('http://127.0.0.1:5001');
  });

  it('take an api under a path, without a slash at its end', () => {
    expect(readConfig({ API_URL: 'https://shop.example/api-v2/' }).apiUrl).toBe('https://shop.example/api-v2');
  });

  it.each([
    ['API_URL', 'ftp://api'],
    ['API_URL', 'api:5000/'],
    ['API_URL', 'http://api:5000/?a=b'],
    ['API_URL', 'http://name:secret@api'],
    ['GATEWAY_PORT', '70000'],
    ['API_PORT', '0'],
    ['VISITS_PER_MINUTE', '007'],
    ['LOG_LEVEL', 'loud'],
    ['CORS_ORIGINS', 'shop.example'],
    ['CORS_ORIGINS', 'https://shop.example/path'],
    ['RESPONSE_CACHE_SECONDS', '-1'],
    ['RESPONSE_CACHE_MB', 'much'],
    ['EVENTS_SECRET', 'short'],
    ['EVENTS_SECRET_FILE', '/nowhere'],
    ['HOST', '0.0.0.0'],
    ['BUDGET_PER_MINUTE', '999'],
    ['REDIS_URL', 'http://:secret@redis'],
  ])('refuse %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
    expect(() => readConfig({ [name]: value })).not.toThrow('secret');
  });
});
