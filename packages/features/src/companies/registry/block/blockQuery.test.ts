import { describe, expect, it } from 'vitest';
import { blockParams, blockVariables, parseBlockQuery } from './blockQuery.ts';

const parse = (search: string) => parseBlockQuery(new URLSearchParams(search));

describe('地址里的一张表', () => {
  it.each(['', 'block=', 'block=nothing', 'block=toString', 'block=constructor'])('“%s”是整家公司', (search) => {
    expect(parse(search)).toBeNull();
  });

  it('平常的不写在地址里', () => {
    const query = parse('block=hearings&page=1&patentKind=invention&trademarkClass=9');
    expect(query).toEqual({ block: 'hearings', page: 1, patentKind: 'any', patentState: 'any', trademarkClass: 0 });
    expect(blockParams(query!)).toEqual({ block: 'hearings', patentKind: null, patentState: null, trademarkClass: null, page: undefined });
  });

  it('专利按类型和状态', () => {
    const query = parse('block=patents&patentKind=design&patentState=ended&page=3')!;
    expect(blockVariables(12, query)).toEqual({ id: 12, block: 'patents', pageIndex: 3, pageSize: 20, patentKind: 'design', patentState: 'ended' });
  });

  it.each([
    ['9', 9],
    ['45', 45],
    ['46', 0],
    ['0', 0],
    ['-1', 0],
    ['9.5', 0],
    ['九', 0],
  ])('商标分类 %s 读成 %d', (text, number) => {
    expect(parse(`block=trademarks&trademarkClass=${encodeURIComponent(text)}`)?.trademarkClass).toBe(number);
  });

  it('页数不超过数据源给得出的', () => {
    expect(parse('block=staff&page=9999')?.page).toBe(500);
  });
});
