import type { ContactOpening } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ago, DAY_MS, failed, HOUR_MS, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { ContactOpenings } from './ContactOpenings.tsx';

const openings: ContactOpening[] = [
  { contact: '华南销售部', nickName: '林工', company: '深圳市例芯电子有限公司', time: ago(2 * HOUR_MS) },
  { contact: '应用工程师', nickName: '陈采购', company: null, time: ago(3 * DAY_MS) },
];
const list = (rows: ContactOpening[], total = rows.length) => ready({ rows, total, hasMore: rows.length < total, isLoadingMore: false, moreError: null });

const meta = {
  title: 'Features/Entries/ContactOpenings',
  component: ContactOpenings,
  tags: ['autodocs', 'experimental'],
  args: { openings: list(openings), onLoadMore: fn() },
} satisfies Meta<typeof ContactOpenings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 谁、哪家公司、查看了谁、什么时候。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('深圳市例芯电子有限公司')).toBeVisible();
    await expect(canvas.getByText('查看了“应用工程师”')).toBeVisible();
    await expect(canvas.getByText('个人会员')).toBeVisible();
  },
};

/** 还没有人看过。 */
export const Empty: Story = { args: { openings: list([]) } };

/** 很长的名字，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    openings: list([{ ...openings[0]!, nickName: '很长的昵称'.repeat(4), company: '例芯国际电子元器件供应链管理（深圳前海）有限责任公司华南第二分公司' }]),
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { openings: loading } };

/** 没读到。 */
export const Failed: Story = { args: { openings: failed(fn()) } };
