import { Card } from '@chippage/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyNotice } from './CompanyNotice.tsx';
import { needsCompany, needsRight } from './companyNeed.fixtures.ts';

const meta = {
  title: 'Features/Parts/CompanyNotice',
  component: CompanyNotice,
  tags: ['autodocs', 'experimental'],
  args: { need: { status: null } },
} satisfies Meta<typeof CompanyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 还没有企业：去认证。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去认证' })).toHaveAttribute('href', '/userCenter/manage/companyManage'),
};

/** 审核中：看进度。 */
export const Reviewing: Story = {
  args: { need: { status: 0 } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看认证进度' })).toBeVisible(),
};

/** 没有通过：看原因。 */
export const Refused: Story = {
  args: { need: { status: 2 } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看原因并修改' })).toBeVisible(),
};

/** 过期了：重新认证。 */
export const Expired: Story = {
  args: { need: { status: 3 } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '重新认证' })).toBeVisible(),
};

/** 调用被拒绝，服务端说了为什么。 */
export const Required: Story = {
  args: { need: needsCompany },
  play: async ({ canvas }) => expect(canvas.getByText(/审核中/)).toBeVisible(),
};

/** 没有权限：说谁有，去看是哪位同事。 */
export const NoRight: Story = {
  args: { need: needsRight },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/请联系负责人、销售/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看谁有权限' })).toHaveAttribute('href', '/userCenter/manage/companyManage?tab=members');
  },
};

/** 手机上，在一块里面。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { need: needsRight, size: 'sm' },
  render: (args) => (
    <Card title="给这条求购报价">
      <CompanyNotice {...args} />
    </Card>
  ),
};
