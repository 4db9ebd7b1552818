import type { ListingClaim } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleClaims } from '../claims.fixtures.ts';
import { ClaimList } from './ClaimList.tsx';

const meta = {
  title: 'Features/Entries/ClaimList',
  component: ClaimList,
  tags: ['autodocs', 'experimental'],
  args: { claims: ready(listOf(sampleClaims)), onLoadMore: fn() },
} satisfies Meta<typeof ClaimList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 审核中、已通过（能维护）、已驳回（有原因，能重来）。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '维护 嘉陵半导体' })).toHaveAttribute('href', '/userCenter/entries/claim/brand/3');
    await expect(canvas.getByText('驳回原因：授权书看不清，请重新拍照')).toBeVisible();
  },
};

/** 一个也没有。 */
export const Empty: Story = { args: { claims: ready(listOf<ListingClaim>([])) } };

/** 正在读取。 */
export const Loading: Story = { args: { claims: loading } };

/** 没读到。 */
export const Failed: Story = { args: { claims: failed(fn()) } };

/** 手机、很长的名字。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { claims: ready(listOf([{ ...sampleClaims[2]!, name: '很长的公司名'.repeat(12), company: '很长的公司名'.repeat(12) }])) },
};
