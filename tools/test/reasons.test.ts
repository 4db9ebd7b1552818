// Why a call was refused is asked of the call: reasons of another call, or of none, do not compile.
import { describe, expect, it } from 'vitest';
import openapi from '@chippage/api/openapi.json' with { type: 'json' };
import { ourFiles, read } from './sourceFiles.ts';

const own = Object.values(openapi.paths).flatMap((methods) => Object.values(methods).flatMap((operation) => operation['x-reasons']));
const reasons = [...new Set([...own, ...openapi['x-reasons']])];
const files = ourFiles('{packages/features/src,apps/portal/{src,host},e2e}/**/*.{ts,tsx}').filter((file) => !/\.(test|stories)\.tsx?$/.test(file));

describe('the reason of an error', () => {
  it('is compared through reasonOf and isRefusal, which know the call', () => {
    const untyped = /\.reason\s*[!=]==?\s*['"]|(?<!\.\.)\.reason\.\w+\(|\[\w*\.reason\]|\(\{[^)}]*\breason\b[^)}]*\}\)\s*=>[^\n]*\breason\s*([!=]==?|\])/;
    expect(files.filter((file) => untyped.test(read(file)))).toEqual([]);
  });

  it('is spelt out only where reasonOf, isRefusal or the state of a read give it its type', () => {
    const spelt = new RegExp(`[!=]==?\\s*'(${reasons.join('|').replaceAll('.', '\\.')})'`);
    expect(files.filter((file) => spelt.test(read(file)) && !/\breasonOf<|\bisRefusal<|\.code\b/.test(read(file)))).toEqual([]);
  });

  it('names its fields in maps that are typed by the call', () => {
    const loose = /Record<string,[^>]*>+\s*=\s*\{\s*'([a-z_]+\.[A-Za-z_]+)'/g;
    expect(files.filter((file) => [...read(file).matchAll(loose)].some(([, reason]) => reasons.includes(String(reason))))).toEqual([]);
  });
});
