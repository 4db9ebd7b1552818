import { expect, it } from 'vitest';
import { newsOf } from './news.rules.ts';

const company = (id: number, supplies: number, demands: number) => ({ id, name: `企业${id}`, supplies, demands });

it('没有新的就不发；一家写它的名字和页面，多家合成一条，最多写五家', () => {
  expect(newsOf([])).toBeNull();
  expect(newsOf([company(1, 0, 0)])).toBeNull();
  expect(newsOf([company(1, 3, 0), company(2, 0, 0)])).toEqual({ title: '企业1 有新的供求', body: '企业1：新增 3 条供应。', href: '/inquiry/corporateHome/1' });
  expect(newsOf([company(1, 0, 2)])).toMatchObject({ body: '企业1：新增 2 条求购。', href: '/inquiry/corporateHome/1/demand' });
  const many = newsOf([1, 2, 3, 4, 5, 6, 7].map((id) => company(id, id, 1)));
  expect(many?.title).toBe('你关注的 7 家企业有新的供求');
  expect(many?.body).toContain('企业5：新增 5 条供应、1 条求购；另有 2 家。');
});
