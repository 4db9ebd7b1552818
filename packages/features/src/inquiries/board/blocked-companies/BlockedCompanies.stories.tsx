import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../inquiries.fixtures.ts';
import { BlockedCompanies } from './BlockedCompanies.tsx';

const company = (id: number, name: string) => ({ company: { id, name }, createTime: '2026-11-18T01:00:00.000Z' });

const meta = {
  title: 'Features/Inquiries/BlockedCompanies',
  component: BlockedCompanies,
  tags: ['autodocs', 'stable'],
  args: {
    companies: ready({ data: [company(12, '样例智控科技（深圳）有限公司'), company(13, '样例半导体（香港）有限公司')], totalRecord: 2 }),
    page: 1,
    getHref: (page) => `/userCenter/inquiryManage/blocked?page=${page}`,
    onUnblock: fn(async () => undefined),
  },
} satisfies Meta<typeof BlockedCompanies>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 取消屏蔽：说出是哪一家，焦点回到标题。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消屏蔽 样例半导体（香港）有限公司' }));
    await expect(args.onUnblock).toHaveBeenCalledWith(13);
    await expect(await canvas.findByText('已取消屏蔽 样例半导体（香港）有限公司')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '屏蔽的公司' })).toHaveFocus();
  },
};

export const Loading: Story = { args: { companies: loading } };
export const Failed: Story = { args: { companies: failed(fn()) } };
export const Empty: Story = {
  args: { companies: ready({ data: [], totalRecord: 0 }) },
  play: async ({ canvas }) => expect(canvas.getByText('没有屏蔽任何公司')).toBeVisible(),
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
