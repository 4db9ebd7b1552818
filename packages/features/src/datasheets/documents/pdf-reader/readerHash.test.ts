import { expect, it } from 'vitest';
import { parseReaderHash, readerHash } from './readerHash.ts';

it('页码与查找词往返网址不变', () => {
  for (const place of [
    { page: 1, find: '' },
    { page: 26, find: 'PA9' },
    { page: 3, find: '工作温度 & 范围#1' },
    { page: 2, find: '', frame: { x: 302, y: 151.5, width: 40, height: 16 } },
  ])
    expect(parseReaderHash(readerHash(place))).toEqual(place);
});

it('看不懂的网址从第一页开始', () => {
  for (const hash of ['', '#', '#page=0', '#page=-2', '#page=1.5', '#page=x', '#toc']) expect(parseReaderHash(hash).page).toBe(1);
});

it('框不是四个合理的数，就没有框', () => {
  for (const frame of ['', '1,2,3', '1,2,3,4,5', '1,2,,4', '-1,2,3,4', '1,2,0,4', '1,2,3,x', '1,2,3,Infinity', '1,2,3,99999'])
    expect(parseReaderHash(`#page=2&frame=${frame}`)).toEqual({ page: 2, find: '' });
});
