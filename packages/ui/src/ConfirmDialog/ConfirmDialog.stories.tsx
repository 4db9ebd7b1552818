import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { confirmDialogKeys } from './confirmDialogKeys.ts';

const meta = {
  title: 'UI/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs', 'stable'],
  args: {
    title: '关闭这张订单？',
    children: (
      <p>
        订单 <code>2611-0482-7731</code> 关闭后不能恢复，锁定的 4 种物料会释放。
      </p>
    ),
    confirmLabel: '关闭订单',
    cancelLabel: '取消',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  parameters: { keys: confirmDialogKeys, docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 打开：焦点在取消，名字是问题，描述是后果。 */
export const Open: Story = {
  args: { isOpen: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '关闭这张订单？' });
    await expect(dialog).toHaveAccessibleDescription(/不能恢复/);
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** 取消：什么都不做，焦点还给按钮。 */
export const Cancelled: Story = {
  render: (args) => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button tone="danger" variant="outline" onPress={() => setOpen(true)}>
          关闭订单
        </Button>
        <ConfirmDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const invoker = canvas.getByRole('button', { name: '关闭订单' });
    await userEvent.click(invoker);
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(invoker).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** 服务器答应了才关：这时后面的页面可能还是 inert，焦点照样还给按钮。 */
export const Answered: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button tone="danger" variant="outline" onPress={() => setOpen(true)}>
          关闭订单
        </Button>
        {isOpen && <ConfirmDialog {...args} isOpen onConfirm={() => setTimeout(() => setOpen(false))} />}
      </>
    );
  },
  beforeEach: () => {
    // A frame that comes before React's late effects: what happens now and then on a busy machine happens here every time.
    const frames = spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      queueMicrotask(() => callback(performance.now()));
      return 0;
    });
    return () => frames.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const invoker = canvas.getByRole('button', { name: '关闭订单' });
    await userEvent.click(invoker);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '关闭订单' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(invoker).toHaveFocus());
  },
};

/** 关掉的那一张不在了：焦点到最近还在的一处，这里是下一张。 */
export const OpenerGone: Story = {
  render: function Render(args) {
    const [orders, setOrders] = useState(['2611-0482-7731', '2611-0482-7732', '2611-0482-7733']);
    const [asked, setAsked] = useState<string>();
    return (
      <ul>
        {orders.map((no) => (
          <li key={no}>
            <Button tone="danger" variant="outline" onPress={() => setAsked(no)}>
              关闭 {no}
            </Button>
          </li>
        ))}
        <ConfirmDialog
          {...args}
          isOpen={asked !== undefined}
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => {
            setOrders(orders.filter((no) => no !== asked));
            setAsked(undefined);
          }}
        />
      </ul>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭 2611-0482-7732' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '关闭订单' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '关闭 2611-0482-7733' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: '关闭 2611-0482-7732' })).toBeNull();
  },
};

/** 等服务器回答：再按不起作用，也不能关。 */
export const Pending: Story = { args: { isOpen: true, isPending: true } };

/** 窄屏仍是小窗。 */
export const Narrow: Story = { args: { isOpen: true }, globals: { viewport: { value: 'w360' } } };

/** 键盘：起初停在取消上，Esc 等于取消。 */
export const Keyboard: Story = {
  render: Cancelled.render,
  play: async ({ canvas, userEvent, step, args }) => {
    const invoker = canvas.getByRole('button', { name: '关闭订单' });
    const open = async () => {
      await userEvent.click(invoker);
      await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    };
    const closed = async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(invoker).toHaveFocus());
      await expect(args.onConfirm).not.toHaveBeenCalled();
    };
    await playKeys({ userEvent, step }, confirmDialogKeys, {
      cancel: { given: open, proves: closed },
      close: { given: open, proves: closed },
      next: { given: open, proves: () => expect(document.activeElement).toHaveAccessibleName('关闭订单') },
      confirm: () => expect(args.onConfirm).toHaveBeenCalledOnce(),
    });
  },
};
