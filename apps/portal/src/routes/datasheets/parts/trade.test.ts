import { documentDetailQuery, partSearchQuery } from '@chippage/api/datasheets';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loader } from './trade.route.tsx';
import { tradeMeant } from './tradeMeant.ts';

/** Where the server sends a visitor who opens the address. */
async function sentTo(query: string): Promise<string | null> {
  const request = new Request(`https://chip.example/specification_ictrade_detail?${query}`);
  const answer = await loader({ params: {}, request, context: { client: {}, answers: {}, sharedBy: null } } as unknown as LoaderFunctionArgs);
  return answer instanceof Response ? answer.headers.get('location') : null;
}

const hosted = vi.spyOn(documentDetailQuery, 'fetch');
const found = vi.spyOn(partSearchQuery, 'fetch');

it('没有参数，或者参数认不出，就留在这一页，什么也不问', async () => {
  expect([await sentTo(''), await sentTo('id=abc&partId=0&model=%20'), await sentTo('brandId=3')]).toEqual([null, null, null]);
  expect([hosted.mock.calls, found.mock.calls]).toEqual([[], []]);
});

it.each([
  ['id=4&partId=5', { document: 4 }],
  ['id=x&partId=5', { part: 5 }],
  ['model=LM358&keywords=x', { mpn: 'LM358' }],
  ['keywords=CAN', { keywords: 'CAN' }],
])('说得最准的那个参数算数：%s', (query, meant) => expect(tradeMeant(new URLSearchParams(query))).toEqual(meant));

it('指明了型号编号或关键词，去已有的那一页', async () => {
  expect(await sentTo('partId=5')).toBe('/datasheet/datasheetDetail/5');
  expect(await sentTo('keywords=CAN')).toBe('/datasheet/datasheetSearch/CAN');
});

it('数据手册存在本站的去阅读页，存在原厂的去说明原厂网址的页', async () => {
  hosted.mockResolvedValueOnce({ id: 4, isHosted: true, brandId: 3 } as never).mockResolvedValueOnce({ id: 4, isHosted: false, brandId: 3 } as never);
  expect([await sentTo('id=4'), await sentTo('id=4')]).toEqual(['/specification_detail/4?brandId=3', '/specification_outside_detail/4']);
});

it('写明型号，只有一个就去它的页，没有或几家都有就去搜索', async () => {
  const part = (id: number, mpn: string) => ({ id, mpn });
  const rows = [[part(1, 'LM358'), part(2, 'LM358DR')], [part(1, 'LM358'), part(3, 'LM358')], []];
  for (const data of rows) found.mockResolvedValueOnce({ data } as never);
  expect([await sentTo('model=lm358'), await sentTo('model=lm358'), await sentTo('model=lm358')]).toEqual([
    '/datasheet/datasheetDetail/1',
    '/datasheet/datasheetSearch/lm358',
    '/datasheet/datasheetSearch/lm358',
  ]);
});
