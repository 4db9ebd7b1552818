import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyLoaded } from './CompanyLoaded.tsx';
import { CompanyPages } from './CompanyPages.tsx';

const meta = {
  title: 'Features/Parts/CompanyPages',
  component: CompanyPages,
  subcomponents: { CompanyLoaded: CompanyLoaded as never },
  tags: ['autodocs', 'experimental'],
  args: { current: 'lines' },
} satisfies Meta<typeof CompanyPages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 企业管理的各页，每页有自己的地址。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '产线' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '推广' })).toHaveAttribute('href', '/userCenter/manage/promotion');
  },
};

const refused = (code: 'enterprise.required' | 'enterprise.right_missing', message: string) => ({
  status: 'failed' as const,
  code,
  message,
  onRetry: () => undefined,
});

/** 没有认证的企业：说去哪里办。 */
export const NotVerified: Story = {
  render: () => (
    <CompanyLoaded value={refused('enterprise.required', '请先完成企业认证：在“个人中心”的“企业管理”提交资料，通过后就可以继续')}>{() => null}</CompanyLoaded>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去企业管理' })).toHaveAttribute('href', '/userCenter/manage/companyManage'),
};

/** 没有权限：说谁有。 */
export const NoRight: Story = {
  render: () => <CompanyLoaded value={refused('enterprise.right_missing', '你在企业里是采购，不能发布内容；请联系负责人、编辑')}>{() => null}</CompanyLoaded>,
  play: async ({ canvas }) => expect(canvas.getByText(/请联系负责人、编辑/)).toBeVisible(),
};

/** 手机：一行放不下就横着滚。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
