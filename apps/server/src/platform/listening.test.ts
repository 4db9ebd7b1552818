import { expect, it } from 'vitest';
import { listeningOrigin } from './listening.ts';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['::1', 'http://[::1]:3000'],
  ['::', 'http://[::1]:3000'],
])('listens on %s as %s', (address, origin) => {
  expect(listeningOrigin({ address: () => ({ address, port: 3000, family: '' }) })).toBe(origin);
});
it('has a name before it listens', () => {
  expect(listeningOrigin({ address: () => null })).toBe('http://localhost');
});
