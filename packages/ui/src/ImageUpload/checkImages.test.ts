import { expect, test } from 'vitest';
import { checkImages } from './checkImages.ts';

const limits = { types: ['image/png', 'image/jpeg'], maxBytes: 10, maxCount: 3 };
const file = (name: string, type: string, size: number) => new File(['x'.repeat(size)], name, { type });

test('类型、空文件、大小，逐个说原因', () => {
  const { taken, refused } = checkImages(
    [file('a.png', 'image/png', 5), file('b.gif', 'image/gif', 5), file('c.png', 'image/png', 0), file('d.jpg', 'image/jpeg', 11)],
    0,
    limits,
  );
  expect(taken.map(({ name }) => name)).toEqual(['a.png']);
  expect(refused).toEqual([
    { name: 'b.gif', reason: 'type' },
    { name: 'c.png', reason: 'empty' },
    { name: 'd.jpg', reason: 'size' },
  ]);
});

test('超过张数的不收；不合格的不占位置', () => {
  const { taken, refused } = checkImages([file('x.gif', 'image/gif', 5), file('a.png', 'image/png', 5), file('b.png', 'image/png', 5)], 2, limits);
  expect(taken.map(({ name }) => name)).toEqual(['a.png']);
  expect(refused.at(-1)).toEqual({ name: 'b.png', reason: 'count' });
});
