// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { late, onLateFailure } from './late.tsx';

afterEach(cleanup);

const Panel = ({ name }: { name: string }) => <p>{name}</p>;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

test('nothing is drawn until the code is there, then the part with its newest props', async () => {
  let arrive = (_part: typeof Panel) => {};
  const Late = late<{ name: string }>(() => new Promise((resolve) => (arrive = resolve)));
  const { container, rerender } = render(<Late name="甲" />);
  expect(container.textContent).toBe('');
  rerender(<Late name="乙" />);
  arrive(Panel);
  await settle();
  expect(container.textContent).toBe('乙');
});

test('fetched ahead, it is there in the first drawing, and the code is fetched once', async () => {
  const load = vi.fn(async () => Panel);
  const Late = late<{ name: string }>(load);
  Late.preload();
  Late.preload();
  await settle();
  const { container } = render(<Late name="甲" />);
  expect(container.textContent).toBe('甲');
  expect(load).toHaveBeenCalledOnce();
});

test('the server draws nothing of it, also when it has the code', async () => {
  const Late = late<{ name: string }>(async () => Panel);
  Late.preload();
  await settle();
  expect(renderToString(<Late name="甲" />)).toBe('');
});

test('a failure leaves the page around it as it is and is told; the next drawing or the network coming back fetches anew', async () => {
  const failed = vi.fn();
  const stop = onLateFailure(failed);
  const gone = new Error('the network is gone');
  const load = vi
    .fn(async () => Panel)
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone);
  const Late = late<{ name: string }>(load);
  const draw = (name: string) => (
    <>
      <p>页面</p>
      <Late name={name} />
    </>
  );
  const { container, rerender } = render(draw('甲'));
  await settle();
  expect([container.textContent, failed.mock.calls.length]).toEqual(['页面', 1]);
  rerender(draw('乙'));
  await settle();
  expect([container.textContent, failed.mock.calls.length]).toEqual(['页面', 2]);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(container.textContent).toBe('页面乙');
  expect(load).toHaveBeenCalledTimes(3);
  stop();
});

test('a failure ahead of time says nothing: the drawing asks anew', async () => {
  const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('the network is gone'));
  const Late = late<{ name: string }>(load);
  Late.preload();
  await settle();
  const { container } = render(<Late name="甲" />);
  await settle();
  expect(container.textContent).toBe('甲');
});
