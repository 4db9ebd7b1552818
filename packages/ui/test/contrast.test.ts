import { describe, expect, test } from 'vitest';
import { colorTokens, type ColorToken } from '../src/theme/colorTokens.ts';
import { contrastPairs, leastContrast } from '../src/theme/contrastPairs.ts';
import { contrastRatio } from '../src/theme/contrastRatio.ts';

function token(path: string): ColorToken {
  const found = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], colorTokens);
  if (found === undefined) throw new Error(`没有令牌 color.${path}`);
  return found as ColorToken;
}

const themes = { 浅色: (t: ColorToken) => t.value, 深色: (t: ColorToken) => t.dark };

describe.each(Object.entries(themes))('%s主题', (_name, read) => {
  test.each(contrastPairs)('color.$fg 在 color.$bg 上够清楚（$use）', ({ fg, bg, use }) => {
    expect(contrastRatio(read(token(fg)), read(token(bg)))).toBeGreaterThanOrEqual(leastContrast[use]);
  });
});

test('每个文字颜色都有一对要查', () => {
  const checked = new Set(contrastPairs.map(({ fg }) => fg));
  expect(Object.keys(colorTokens.text).filter((name) => !checked.has(`text.${name}`))).toEqual([]);
});
