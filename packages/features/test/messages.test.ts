// Words are kept in messages.ts alone: that a site can change every one of them is a promise.
import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Messages, placeholdersIn } from '../src/i18n/messages.ts';

const root = `${import.meta.dirname}/../src`;
const sources = globSync(['**/*.ts', '**/*.tsx'], { cwd: root }).toSorted();
const catalogs = import.meta.glob<Record<string, unknown>>('../src/**/messages.ts', { eager: true });

function isMessages(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null && 'piece' in value && 'texts' in value;
}
const all = Object.entries(catalogs).flatMap(([file, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, Messages] => isMessages(entry[1]))
    .map(([name, messages]) => ({ file, name, messages })),
);

test('每个部件的文案以部件命名，名字不重复', () => {
  expect(all.length).toBeGreaterThan(5);
  for (const { name, messages } of all) expect(name).toBe(`${messages.piece}Messages`);
  const pieces = all.map(({ messages }) => messages.piece);
  expect(new Set(pieces).size).toBe(pieces.length);
});

test('文案不为空，占位符写得对', () => {
  for (const { messages } of all) {
    for (const [key, text] of Object.entries(messages.texts)) {
      const where = `${messages.piece}.${key}`;
      expect(text.trim(), where).toBe(text);
      expect(text, where).not.toBe('');
      // Every brace belongs to a placeholder.
      expect((text.match(/[{}]/g) ?? []).length, where).toBe((text.match(/\{\w+\}/g) ?? []).length * 2);
      expect(
        placeholdersIn(text).every((name) => /^[a-z]\w*$/.test(name)),
        where,
      ).toBe(true);
    }
  }
});

/** Takes comments away, which may quote what is on the screen. */
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`])\/\/.*$/gm, '$1');

describe('messages.ts、故事、键盘表与示例数据之外没有汉字', () => {
  const others = sources.filter((file) => !/(messages\.ts|\.fixtures\.tsx?|\.stories\.tsx|\.test\.tsx?|[a-z]Keys\.ts)$/.test(file));
  test.each(others)('%s', (file) => {
    const lines = withoutComments(readFileSync(`${root}/${file}`, 'utf8')).split('\n');
    const found = lines.filter((line) => /\p{Script=Han}/u.test(line));
    expect(found, `${relative(root, dirname(file))}: move these words to messages.ts`).toEqual([]);
  });
});
