import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompanyMarks } from './CompanyMarks.tsx';

const meta = {
  title: 'Features/Parts/CompanyMarks',
  component: CompanyMarks,
  tags: ['autodocs', 'stable'],
  args: { company: { isVerified: true, isSample: false, roles: ['agent', 'trader'] } },
} satisfies Meta<typeof CompanyMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 认证过，做代理和贸易。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.getByText('已认证')).toBeVisible() };
/** 认证过期了：图标和文字都说。 */
export const Expired: Story = {
  args: { company: { isVerified: false, isSample: false, roles: [] } },
  play: async ({ canvas }) => expect(canvas.getByText('认证已过期')).toBeVisible(),
};
/** 示例企业：只说是示例，不说认证。 */
export const Sample: Story = {
  args: { company: { isVerified: true, isSample: true, roles: ['trader'] } },
  play: async ({ canvas }) => expect(canvas.queryByText('已认证')).toBeNull(),
};
