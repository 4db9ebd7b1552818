import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountMenu } from './AccountMenu.tsx';
import { accountPlaces, member } from './AccountMenu.fixtures.ts';
import { accountMenuKeys } from './accountMenuKeys.ts';

const meta = {
  title: 'Features/Shell/AccountMenu',
  component: AccountMenu,
  tags: ['autodocs', 'stable'],
  parameters: { keys: accountMenuKeys },
  args: { account: null, places: accountPlaces, onLogIn: fn(), onLogOut: fn(), registerHref: '/register?fromswb=1' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '32rem', alignItems: 'flex-start' }}>
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

/** 头像的图片坏了：用名字的首字，不留空圈。 */
export const BrokenPicture: Story = {
  args: { account: { ...member, avatarUrl: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => expect(await canvas.findByText('林')).toBeVisible(),
};

/** 打开账户浮层：Tab 进入浮层，Esc 收起并回到头像。 */
export const Open: Story = {
  args: { account: member },
  play: async ({ canvas, userEvent, args, step }) => {
    const trigger = canvas.getByRole('button', { name: /林工的账户/ });
    const link = (name: string | RegExp) => canvas.getByRole('link', { name });
    await playKeys({ userEvent, step }, accountMenuKeys, {
      open: {
        given: () => trigger.focus(),
        proves: async () => {
          await expect(await canvas.findByRole('link', { name: /^消息\s?3 条未读（新窗口打开）$/ })).toHaveAttribute('target', '_blank');
          await expect(canvas.getByRole('group', { name: '账户' })).toBeVisible();
        },
      },
      into: () => expect(link('企业认证')).toHaveFocus(),
      next: () => expect(link(/^消息/)).toHaveFocus(),
      previous: () => expect(link('企业认证')).toHaveFocus(),
      close: async () => {
        await expect(canvas.queryByRole('group', { name: '账户' })).toBeNull();
        await expect(trigger).toHaveFocus();
      },
    });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '退出登录' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: '个人中心' });
  },
};

const hrefs = {
  个人中心: '/userCenter',
  商城中心: '/mall/userCenter/myOrder/CNY',
  云盘: '/userCenter/cloudDisk/specDisk',
  账号管理: '/userCenter?type=1',
};

/** 企业还未认证：提示和去认证的按钮；没有供需管理。 */
export const Unverified: Story = {
  args: { account: member },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /林工的账户/ }));
    await expect(await canvas.findByText('企业还未认证')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '企业认证' })).toHaveAttribute('href', '/userCenter/manage/companyManage?type=16');
    await expect(canvas.queryByRole('link', { name: '供需管理' })).toBeNull();
    for (const [name, href] of Object.entries(hrefs)) await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
};

/** 已认证：提示换成一行供需管理。 */
export const Verified: Story = {
  args: { account: { ...member, detail: '企业会员，138****8000', enterpriseStatus: 1 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /林工的账户/ }));
    await expect(await canvas.findByRole('link', { name: '供需管理' })).toHaveAttribute('href', '/userCenter/inquiryManage/myInquiry?type=15');
    await expect(canvas.queryByText(/企业认证|未认证/)).toBeNull();
  },
};

/** 有报价等答复：数字旁边有给读屏的话。 */
export const Awaited: Story = {
  args: { account: { ...member, enterpriseStatus: 1, awaited: 3 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /林工的账户/ }));
    await expect(await canvas.findByRole('link', { name: /^供需管理\s?，3 份报价等你答复$/ })).toBeVisible();
  },
};

/** 有采购申请等这位会员审批：一行去处，和有多少份。 */
export const ToApprove: Story = {
  args: { account: { ...member, enterpriseStatus: 1, toApprove: 2 }, places: { ...accountPlaces, approvals: '/userCenter/manage/approvals?side=company' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /林工的账户/ }));
    await expect(await canvas.findByRole('link', { name: /^采购审批\s?，2 份等你审批$/ })).toHaveAttribute('href', '/userCenter/manage/approvals?side=company');
    await expect(canvas.getByRole('link', { name: '供需管理' })).toBeVisible();
  },
};

/** 没有等他审批的：去处还在，没有数字。 */
export const NothingToApprove: Story = {
  args: { account: { ...member, enterpriseStatus: 1 }, places: { ...accountPlaces, approvals: '/userCenter/manage/approvals' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /林工的账户/ }));
    await expect(await canvas.findByRole('link', { name: '采购审批' })).toBeVisible();
  },
};

/** 审核中：说明进度，没有可按的。 */
export const Reviewing: Story = {
  args: { account: { ...member, enterpriseStatus: 0 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /林工的账户/ }));
    await expect(await canvas.findByText('企业认证审核中，通常 1 个工作日')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '供需管理' })).toBeVisible();
  },
};

/** 未通过：去看原因。 */
export const Refused: Story = {
  args: { account: { ...member, enterpriseStatus: 2 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /林工的账户/ }));
    await expect(await canvas.findByRole('link', { name: '查看原因' })).toBeVisible();
  },
};

/** 已过期：更新后恢复。 */
export const Expired: Story = {
  args: { account: { ...member, enterpriseStatus: 3 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /林工的账户/ }));
    await expect(await canvas.findByRole('link', { name: '更新认证' })).toBeVisible();
  },
};

/** 运营人员多一个去处；未读分两种说明。 */
export const Operator: Story = {
  args: { account: { ...member, enterpriseStatus: 1, unreadByKind: { notices: 2, chats: 1 } }, places: { ...accountPlaces, operator: '/operator' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /林工的账户/ }));
    await expect(await canvas.findByRole('link', { name: '运营后台' })).toHaveAttribute('href', '/operator');
    await expect(canvas.getByText('2 条通知，1 条聊天')).toBeVisible();
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
