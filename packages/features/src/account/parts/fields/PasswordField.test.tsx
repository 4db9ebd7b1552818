// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

afterEach(cleanup);

test('大写锁定：出现和消失都连在输入上', () => {
  render(<PasswordField value="" onChange={() => undefined} error={undefined} isShown={false} onShownChange={() => undefined} inputRef={null} />);
  const input = screen.getByLabelText('密码');
  const described = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('');
  expect(described()).toBe('');
  fireEvent.keyUp(input, { key: 'Q', modifierCapsLock: true });
  expect(described()).toBe('大写锁定已打开');
  fireEvent.keyUp(input, { key: 'q' });
  expect(described()).toBe('');
});
