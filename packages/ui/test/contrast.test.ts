import { describe, expect, test } from 'vitest';
import { colorTokens, type ColorToken } from '../src/theme/colorTokens.ts';
import { contrastPairs, leastContrast } from '../src/theme/contrastPairs.ts';

function token(path: string): ColorToken {
  const found = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], colorTokens);
  if (found === undefined) throw new Error(`没有令牌 color.${path}`);
  return found as ColorToken;
}

/** Relative luminance of an opaque sRGB hex. @see WCAG 2.2, relative luminance */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const themes = { 浅色: (t: ColorToken) => t.value, 深色: (t: ColorToken) => t.dark };

describe.each(Object.entries(themes))('%s主题', (_name, read) => {
  test.each(contrastPairs)('color.$fg 在 color.$bg 上够清楚（$use）', ({ fg, bg, use }) => {
    expect(ratio(read(token(fg)), read(token(bg)))).toBeGreaterThanOrEqual(leastContrast[use]);
  });
});

test('每个文字颜色都有一对要查', () => {
  const checked = new Set(contrastPairs.map(({ fg }) => fg));
  expect(Object.keys(colorTokens.text).filter((name) => !checked.has(`text.${name}`))).toEqual([]);
});
