import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { linMails } from '../../parts/account.fixtures.ts';
import { MailLog } from './MailLog.tsx';

const meta = {
  title: 'Features/Account/MailLog',
  component: MailLog,
  tags: ['autodocs', 'stable'],
  args: { mails: ready(listOf(linMails)), onLoadMore: fn() },
} satisfies Meta<typeof MailLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 三种状态。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有送达')).toBeVisible();
    await expect(canvas.getByRole('list', { name: '邮件记录' }).children).toHaveLength(3);
  },
};

/** 还没有。 */
export const Empty: Story = { args: { mails: ready(listOf([])) } };

/** 正在读取。 */
export const Loading: Story = { args: { mails: loading } };

/** 没读到。 */
export const Failed: Story = { args: { mails: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
