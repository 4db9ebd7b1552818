// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RouteFailurePage } from './RouteFailurePage.tsx';

vi.mock('./RouteFailure.tsx', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

function Broken(): never {
  throw new Error('broken');
}

it('连出错页都取不到时，说明原因，并能重新打开同一个地址', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const routes = [{ path: '/mall/index', element: <Broken />, errorElement: <RouteFailurePage /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/mall/index?page=2'] });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toBe('这一页没有加载出来，请检查网络后重试。 重试'));
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/mall/index?page=2');
  act(() => root.unmount());
});
