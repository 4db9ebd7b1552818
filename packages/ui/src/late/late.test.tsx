// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { late } from './late.tsx';

afterEach(cleanup);

const Panel = ({ name }: { name: string }) => <p>{name}</p>;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? <p>没有取到</p> : this.props.children;
  }
}

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

test('a failure is thrown where it is drawn, and the next drawing tries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('the network is gone'));
  const Late = late<{ name: string }>(load);
  const draw = () => (
    <Boundary>
      <Late name="甲" />
    </Boundary>
  );
  const first = render(draw());
  await settle();
  expect(screen.getByText('没有取到')).toBeDefined();
  first.unmount();
  const { container } = render(draw());
  await settle();
  expect(container.textContent).toBe('甲');
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
