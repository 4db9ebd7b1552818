import { isRouteErrorResponse } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { failuresOf } from './failures.ts';

const answered = (status: number, requestId: string | null) => ({ status, statusText: '', internal: false, data: { message: '', requestId } });

it('页面自己出错也说编号，不给内部的话，原话记在日志里', () => {
  const fault = new Error('relation "parts" does not exist');
  const onFault = vi.fn();
  const { page } = failuresOf({ page: fault }, { requestId: 'r-77', onFault });
  expect(page).toMatchObject({ status: 500, data: { message: '', requestId: 'r-77' } });
  expect(isRouteErrorResponse(page)).toBe(true);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(fault);
});

it.each([
  ['接口没有答复：说页面的编号', 503, null, 'r-77'],
  ['接口给了编号：说接口的', 500, 'r-5', 'r-5'],
  ['没有这一页：不是故障，没有编号', 404, null, null],
])('%s', (_, status, given, said) => {
  const onFault = vi.fn();
  expect(failuresOf({ page: answered(status, given) }, { requestId: 'r-77', onFault })['page']).toMatchObject({ status, data: { requestId: said } });
  expect(onFault).not.toHaveBeenCalled();
});

it('路由自己的答复带的是文字：不当作内容', () => {
  const failure = { status: 404, statusText: 'Not Found', internal: true, data: 'Error: No route matches URL "/x"' };
  expect(failuresOf({ page: failure }, { requestId: 'r-77', onFault: vi.fn() })['page']).toMatchObject({ status: 404, data: { message: '', requestId: null } });
});
