import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';
import { accountEntries, member } from './AccountMenu.fixtures.tsx';

const meta = {
  title: 'Features/Shell/AccountMenu',
  component: AccountMenu,
  tags: ['autodocs'],
  args: { account: null, entries: accountEntries, onLogIn: fn(), onLogOut: fn(), registerHref: '/register?fromswb=1' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '22rem', alignItems: 'flex-start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 访客：登录与注册；注册链接带着来源参数。 */
export const SignedOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: '注册' })).toHaveAttribute('href', '/register?fromswb=1');
  },
};

/** 会员：未读数也在名字里，不只在角标上。 */
export const SignedIn: Story = {
  args: { account: member },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '林工的账户，3 条未读消息' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** 打开账户浮层：Tab 进入浮层，Esc 收起并回到头像。 */
export const Open: Story = {
  args: { account: member },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: /林工的账户/ });
    await userEvent.click(trigger);
    const panel = await canvas.findByRole('group', { name: '账户' });
    await waitFor(() => expect(canvas.getByRole('link', { name: /^消息\s?3 条未读$/ })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^消息\s?3 条未读$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: '个人中心' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(panel).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '退出登录' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: /^消息\s?3 条未读$/ });
  },
};

/** 未读超过 99 条，名字很长。 */
export const LongText: Story = {
  args: { account: { name: 'Alexandra-Konstantinopolitanskaya', detail: '企业会员，深圳市某某某电子元器件股份有限公司采购一部', unread: 128 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /128 条未读消息/ }));
    await canvas.findByRole('button', { name: '退出登录' });
  },
};

/** 窄屏：登录是一个图标，名字仍在。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
