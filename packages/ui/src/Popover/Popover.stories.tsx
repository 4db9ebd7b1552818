import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogTrigger } from 'react-aria-components/Popover';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { popoverKeys } from './popoverKeys.ts';

const meta = {
  title: 'UI/Overlays/Popover',
  component: Popover,
  tags: ['autodocs', 'stable'],
  args: { label: '账户', children: <p style={{ width: 272 }}>林工，企业认证尚未提交</p> },
  render: (args) => (
    <DialogTrigger>
      <Button variant="outline">账户</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
  parameters: { keys: popoverKeys, docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 关着。Enter 打开并把焦点移进去，Esc 关闭并还给按钮。 */
export const Closed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '账户' });
    const close = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    };
    await userEvent.tab();
    await playKeys({ userEvent, step }, popoverKeys, {
      open: {
        given: async () => {
          if (!screen.queryByRole('dialog')) return;
          await userEvent.keyboard('{Escape}');
          await close();
        },
        proves: async () => {
          const popover = await screen.findByRole('dialog', { name: '账户' });
          await waitFor(() => expect(popover).toHaveFocus());
        },
      },
      close,
    });
  },
};

/** 打开。 */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '账户' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '账户' })).toBeVisible());
  },
};
