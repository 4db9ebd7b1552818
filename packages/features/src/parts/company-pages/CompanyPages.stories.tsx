import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyPages } from './CompanyPages.tsx';

const meta = {
  title: 'Features/Parts/CompanyPages',
  component: CompanyPages,
  tags: ['autodocs', 'experimental'],
  args: { current: 'lines' },
} satisfies Meta<typeof CompanyPages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 企业管理的各页，每页有自己的地址。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '产线' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '成员' })).toHaveAttribute('href', '/userCenter/manage/companyManage?tab=members');
    await expect(canvas.getByRole('link', { name: '推广' })).toHaveAttribute('href', '/userCenter/manage/promotion');
  },
};

/** 手机：一行放不下就横着滚。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
