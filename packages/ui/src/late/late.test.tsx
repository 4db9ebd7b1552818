// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { late, lazyPart, onLateFailure } from './late.tsx';

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

describe('a part of the page itself', () => {
  const pageOf = (Part: ComponentType<{ name: string }>) => (
    <>
      <p>页面</p>
      <Suspense fallback="等">
        <Part name="甲" />
      </Suspense>
    </>
  );
  const drawOnServer = async (Part: ComponentType<{ name: string }>, onError = vi.fn()) => {
    // Without a window, as on the server.
    vi.stubGlobal('window', undefined);
    try {
      const stream = await renderToReadableStream(pageOf(Part), { onError });
      await stream.allReady;
      return await new Response(stream).text();
    } finally {
      vi.unstubAllGlobals();
    }
  };

  test('whose code cannot be fetched leaves the page with its fallback, and comes when the network is back', async () => {
    const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('the network is gone'));
    const { container } = render(pageOf(lazyPart(load)));
    await settle();
    expect(container.textContent).toBe('页面等');
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(container.textContent).toBe('页面甲');
  });

  test('that the server has drawn stays as it is until then', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = await drawOnServer(lazyPart(async () => Panel));
    expect(box.textContent).toBe('页面甲');
    const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('the network is gone'));
    const root = hydrateRoot(box, pageOf(lazyPart(load)));
    await settle();
    expect([box.textContent, load.mock.calls.length]).toEqual(['页面甲', 1]);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect([box.textContent, load.mock.calls.length]).toEqual(['页面甲', 2]);
    act(() => root.unmount());
    box.remove();
  });

  test('fails on the server, which has no network to wait for', async () => {
    const notBuilt = new Error('not built');
    const onError = vi.fn();
    const html = await drawOnServer(
      lazyPart<{ name: string }>(() => Promise.reject(notBuilt)),
      onError,
    );
    expect(html).toContain('等');
    expect(onError.mock.calls[0]?.[0]).toBe(notBuilt);
  });
});
