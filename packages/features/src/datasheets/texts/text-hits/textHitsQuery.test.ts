import { describe, expect, it } from 'vitest';
import { parseTextHitsQuery, textHitsParams, textHitsVariables } from './textHitsQuery.ts';

const parse = (text: string) => parseTextHitsQuery(new URLSearchParams(text), '热阻');

describe('网址里的筛选', () => {
  it('读出来，写回去，是同一个', () => {
    const query = parse('category=power/ldo&brandId=7&page=3');
    expect(query).toEqual({ keywords: '热阻', category: 'power/ldo', brandId: 7, page: 3 });
    expect(textHitsParams(query)).toEqual({ category: 'power/ldo', brandId: 7, page: 3 });
  });

  it.each(['category=Power', 'category=a/b/c', 'brandId=-1', 'brandId=x', 'page=0', 'page=1.5', 'page=99999', ''])('不是筛选的不算：%s', (text) =>
    expect(textHitsVariables(parse(text))).toEqual({ keywords: '热阻', pageIndex: 1, pageSize: 20 }),
  );
});
