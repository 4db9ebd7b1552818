import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ago, DAY_MS, failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { InvitationPage } from './InvitationPage.tsx';

const seen = { company: '深圳市例芯电子有限公司', inviter: '林工', role: 'buyer' as const, spendLimit: '5000.00', expireTime: ago(-7 * DAY_MS) };

const meta = {
  title: 'Features/Enterprise/InvitationPage',
  component: InvitationPage,
  tags: ['autodocs', 'experimental'],
  args: { invitation: ready(seen), onAccept: fn(async () => undefined) },
} satisfies Meta<typeof InvitationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 谁邀请、哪家企业、能做什么、限额多少；接受。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('发布求购、接受报价、下单')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '接受邀请' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** 已经在一家企业里：说怎么办。 */
export const Already: Story = {
  args: {
    onAccept: fn(async () => {
      throw new ApiError({ status: 200, reason: 'company.member_already', message: '你已经在一家企业里，先在“企业管理”退出，再接受邀请' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '接受邀请' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('你已经在一家企业里');
  },
};

/** 网址里没有邀请。 */
export const None: Story = { args: { invitation: null } };

/** 很长的名字，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { invitation: ready({ ...seen, company: '例芯国际电子元器件供应链管理（深圳前海）有限责任公司华南第二分公司', inviter: '很长的昵称'.repeat(4) }) },
};

/** 正在读取。 */
export const Loading: Story = { args: { invitation: loading } };

/** 已经失效。 */
export const Spent: Story = { args: { invitation: failed(fn()) } };
