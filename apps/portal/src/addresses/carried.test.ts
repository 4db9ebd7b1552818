import { expect, it } from 'vitest';
import { carriedFrom, carriedText, carryOn, parseCarried } from './carried.ts';

const from = (search: string) => carriedFrom(new URLSearchParams(search));

it.each([
  ['shareCode=Abc123', { shareCode: 'Abc123', fromswb: null }],
  ['fromswb=https%3A%2F%2Fblog.example.com', { shareCode: null, fromswb: 'https://blog.example.com' }],
  ['fromswb=https%3A%2F%2Fblog.example.com%2Fpost%3Fa%3D1', { shareCode: null, fromswb: 'https://blog.example.com' }],
  ['shareCode=Abc123&fromswb=http%3A%2F%2Flocalhost%3A4000', { shareCode: 'Abc123', fromswb: 'http://localhost:4000' }],
  ['shareCode=a', { shareCode: null, fromswb: null }],
  ['shareCode=%3Cscript%3E', { shareCode: null, fromswb: null }],
  ['fromswb=javascript:alert(1)', { shareCode: null, fromswb: null }],
  ['fromswb=//evil.example', { shareCode: null, fromswb: null }],
  ['fromswb=https://user:pw@evil.example', { shareCode: null, fromswb: null }],
  [`fromswb=https://${'a'.repeat(300)}.example`, { shareCode: null, fromswb: null }],
  ['', { shareCode: null, fromswb: null }],
])('%s', (search, carried) => expect(from(search)).toEqual(carried));

it('一路带到注册：后来的优先，没有就留着先前的', () => {
  const first = from('shareCode=Abc123');
  expect(carryOn(first, from(''))).toEqual(first);
  expect(carryOn(first, from('shareCode=Xyz789&fromswb=https://blog.example.com'))).toEqual({ shareCode: 'Xyz789', fromswb: 'https://blog.example.com' });
});
it('survives being kept', () => {
  const carried = { shareCode: 'Abc123', fromswb: 'https://blog.example.com' };
  expect(parseCarried(carriedText(carried))).toEqual(carried);
  expect(parseCarried(null)).toEqual({ shareCode: null, fromswb: null });
});
