import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleOwnCompany } from '../../enterprise.fixtures.ts';
import { VerifiedOnly } from './VerifiedOnly.tsx';

const meta = {
  title: 'Features/Enterprise/VerifiedOnly',
  component: VerifiedOnly,
  tags: ['autodocs', 'experimental'],
  args: { company: ready(null), children: ({ facts }) => <p>{facts.name}</p> },
} satisfies Meta<typeof VerifiedOnly>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 还没有企业：去认证。 */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去认证' })).toHaveAttribute('href', expect.stringContaining('companyManage')),
};

/** 审核中：看进度。 */
export const Reviewing: Story = {
  args: { company: ready({ ...sampleOwnCompany, status: 0 }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看认证进度' })).toBeVisible(),
};

/** 认证了：里面的内容。 */
export const Verified: Story = {
  args: { company: ready(sampleOwnCompany) },
  play: async ({ canvas }) => expect(canvas.getByText('深圳市例芯电子有限公司')).toBeVisible(),
};

/** 不是负责人。 */
export const NotOwner: Story = {
  args: { company: ready({ ...sampleOwnCompany, role: 'editor' }), isOwnersOnly: true },
  play: async ({ canvas }) => expect(canvas.getByText('只有企业的负责人可以维护，需要改动请联系负责人。')).toBeVisible(),
};

/** 正在读取。 */
export const Loading: Story = { args: { company: loading } };

/** 没读到。 */
export const Failed: Story = { args: { company: failed(fn()) } };
