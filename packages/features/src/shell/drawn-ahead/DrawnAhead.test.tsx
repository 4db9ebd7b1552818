// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DrawnAhead } from './DrawnAhead.tsx';
import { useDrawAhead } from './useDrawAhead.ts';

const shown = vi.fn<() => void>();
const drawn = vi.fn<() => void>();
const load = vi.fn<() => Promise<void>>(async () => undefined);

function Content() {
  drawn();
  useEffect(() => shown(), []);
  return <p>登录芯页</p>;
}

function Page({ Place = DrawnAhead }: { Place?: typeof DrawnAhead }) {
  const [isOpen, setOpen] = useState(false);
  const [isExpected, setExpected] = useState(false);
  const drawAhead = useDrawAhead({ load, onExpectedChange: setExpected });
  return (
    <>
      <button type="button" onFocus={drawAhead} onClick={() => setOpen(true)}>
        登录
      </button>
      <button type="button">别的</button>
      <Place isOpen={isOpen} isExpected={isExpected}>
        {(isOpen || isExpected) && <Content />}
      </Place>
    </>
  );
}

const focus = (name: string) => act(async () => screen.getByRole('button', { name }).focus());

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

it('draws it unseen while the pointer or focus is at the button, and only shows it when it opens', async () => {
  render(<Page />);
  expect(load).not.toHaveBeenCalled();
  await focus('登录');
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('登录芯页').style.display).toBe('none');
  expect(shown).not.toHaveBeenCalled();
  const there = screen.getByText('登录芯页');
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByText('登录芯页')).toBe(there);
  expect(there.style.display).not.toBe('none');
  expect(shown).toHaveBeenCalledOnce();
});

it('lets it go when the hand goes elsewhere', async () => {
  render(<Page />);
  await focus('登录');
  await focus('别的');
  expect(screen.queryByText('登录芯页')).toBeNull();
  expect(shown).not.toHaveBeenCalled();
});

it('expects nothing when the hand left before the code came, when a dialog is open, or when the code does not come', async () => {
  render(<Page />);
  let come = () => undefined as void;
  load.mockImplementationOnce(() => new Promise<void>((resolve) => (come = resolve)));
  await focus('登录');
  await focus('别的');
  await act(async () => come());
  expect(drawn).not.toHaveBeenCalled();

  load.mockRejectedValueOnce(new Error('offline'));
  await focus('登录');
  expect(drawn).not.toHaveBeenCalled();

  await focus('别的');
  const other = document.body.appendChild(document.createElement('div'));
  other.setAttribute('role', 'dialog');
  await focus('登录');
  expect(drawn).not.toHaveBeenCalled();
});

it('is drawn when it opens where React cannot draw unseen', async () => {
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<object>()), Activity: undefined }));
  const { DrawnAhead: Plain } = await import('./DrawnAhead.tsx');
  vi.doUnmock('react');
  render(<Page Place={Plain} />);
  await focus('登录');
  expect(load).toHaveBeenCalledOnce();
  expect(drawn).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByText('登录芯页').style.display).not.toBe('none');
});
