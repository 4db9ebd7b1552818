import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { TicketQuestion } from './TicketQuestion.tsx';

const meta = {
  title: 'Features/Account/TicketQuestion',
  component: TicketQuestion,
  tags: ['autodocs', 'stable'],
  args: { holder: { id: 7, nickName: '林工', mobile: '138****8000' }, isLoggedIn: true, onGoOn: fn(), onKeep: fn() },
} satisfies Meta<typeof TicketQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name = '换一个账号登录？') => within(await screen.findByRole('alertdialog', { name }));

/** 已经以别人登录：说出链接的账号；焦点在“保持现在的登录”，回车和 Esc 都不换。 */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const asked = await dialog();
    await expect(asked.getByText('这个链接会以 林工（138****8000）登录，现在的登录会结束。')).toBeVisible();
    await expect(asked.getByRole('button', { name: '保持现在的登录' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeep).toHaveBeenCalledTimes(2);
    await expect(args.onGoOn).not.toHaveBeenCalled();
  },
};

/** 继续。 */
export const GoOn: Story = {
  play: async ({ userEvent, args }) => {
    await dialog();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

/** 没有登录，从别的网站来；账号没有手机号。 */
export const FromElsewhere: Story = {
  args: { isLoggedIn: false, holder: { id: 8, nickName: '用户8000', mobile: null } },
  play: async () => {
    const asked = await dialog('用这个账号登录？');
    await expect(asked.getByText('这个链接来自别的网站，会以 用户8000 登录。')).toBeVisible();
    await expect(asked.getByRole('button', { name: '不登录' })).toHaveFocus();
  },
};

/** 很长的昵称折行，不撑开。 */
export const LongName: Story = {
  args: { holder: { id: 9, nickName: '深圳市华强北半导体供应链采购中心Semiconductor20', mobile: '138****8000' } },
  play: async () => {
    await dialog();
  },
};
