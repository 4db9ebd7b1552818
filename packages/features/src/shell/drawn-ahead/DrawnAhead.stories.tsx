import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DrawnAhead } from './DrawnAhead.tsx';
import { useDrawAhead } from './useDrawAhead.ts';

const onExpectedChange = fn<(isExpected: boolean) => void>();

/** 按钮和它打开的对话框：手到了按钮上，对话框就在看不见的地方画好。 */
function LogIn() {
  const [isOpen, setOpen] = useState(false);
  const [isExpected, setExpected] = useState(false);
  const drawAhead = useDrawAhead({
    load: () => Promise.resolve(),
    onExpectedChange: (is) => {
      onExpectedChange(is);
      setExpected(is);
    },
  });
  return (
    <>
      <span onPointerEnter={drawAhead} onFocus={drawAhead}>
        <Button onPress={() => setOpen(true)}>登录 / 注册</Button>
      </span>
      <Button variant="plain">帮助中心</Button>
      <DrawnAhead isOpen={isOpen} isExpected={isExpected}>
        <Dialog title="登录芯页" closeLabel="关闭" isOpen={isOpen || isExpected} onOpenChange={setOpen}>
          验证码会发到您的手机
        </Dialog>
      </DrawnAhead>
    </>
  );
}

const meta = {
  title: 'Features/Shell/DrawnAhead',
  component: DrawnAhead,
  tags: ['autodocs', 'beta'],
  args: { isOpen: false, isExpected: false, children: null },
  render: () => <LogIn />,
  beforeEach: () => void onExpectedChange.mockClear(),
} satisfies Meta<typeof DrawnAhead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 手到按钮上：看不见，也读不到；手走开就没有了。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '登录 / 注册' }).focus();
    await waitFor(() => expect(onExpectedChange).toHaveBeenLastCalledWith(true));
    await expect(screen.queryByRole('dialog')).toBeNull();
    canvas.getByRole('button', { name: '帮助中心' }).focus();
    await waitFor(() => expect(onExpectedChange).toHaveBeenLastCalledWith(false));
  },
};

/** 按下去：马上就在，焦点在里面；关掉以后焦点回到按钮。 */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '登录 / 注册' });
    button.focus();
    await waitFor(() => expect(onExpectedChange).toHaveBeenLastCalledWith(true));
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '登录芯页' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
