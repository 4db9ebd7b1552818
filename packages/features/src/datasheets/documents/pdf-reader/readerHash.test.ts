import { expect, it } from 'vitest';
import { parseReaderHash, readerHash } from './readerHash.ts';

it('页码与查找词往返网址不变', () => {
  for (const place of [
    { page: 1, find: '' },
    { page: 26, find: 'PA9' },
    { page: 3, find: '工作温度 & 范围#1' },
  ])
    expect(parseReaderHash(readerHash(place))).toEqual(place);
});

it('看不懂的网址从第一页开始', () => {
  for (const hash of ['', '#', '#page=0', '#page=-2', '#page=1.5', '#page=x', '#toc']) expect(parseReaderHash(hash).page).toBe(1);
});
