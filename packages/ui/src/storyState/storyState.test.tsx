// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stateful } from './storyState.tsx';

afterEach(cleanup);

interface PickerProps {
  value: string;
  isOpen: boolean;
  onChange?: (value: string) => void;
  onOpenChange: (isOpen: boolean) => void;
}

function Picker({ value, isOpen, onChange, onOpenChange }: PickerProps) {
  return (
    <>
      <button onClick={() => onChange?.(`${value}+`)}>{value}</button>
      <button onClick={() => onOpenChange(!isOpen)}>{isOpen ? '收起' : '展开'}</button>
    </>
  );
}

const Story = stateful(Picker, { value: 'onChange', isOpen: 'onOpenChange' });

test('报出来的值就是下一个值；故事自己的回调也听到', () => {
  const onOpenChange = vi.fn();
  render(<Story value="a" isOpen={false} onOpenChange={onOpenChange} />);
  fireEvent.click(screen.getByText('a'));
  fireEvent.click(screen.getByText('a+'));
  expect(screen.getByText('a++')).toBeDefined();
  fireEvent.click(screen.getByText('展开'));
  expect(screen.getByText('收起')).toBeDefined();
  expect(onOpenChange.mock.calls).toEqual([[true]]);
});

test('没有报过的值跟着参数走', () => {
  const { rerender } = render(<Story value="a" isOpen={false} onOpenChange={() => undefined} />);
  rerender(<Story value="b" isOpen={false} onOpenChange={() => undefined} />);
  expect(screen.getByText('b')).toBeDefined();
});
