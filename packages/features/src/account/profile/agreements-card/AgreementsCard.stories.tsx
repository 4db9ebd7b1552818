import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linAgreements } from '../../parts/account.fixtures.ts';
import { failed, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { AgreementsCard } from './AgreementsCard.tsx';

const meta = {
  title: 'Features/Account/AgreementsCard',
  component: AgreementsCard,
  tags: ['autodocs', 'stable'],
  args: { agreements: ready(linAgreements), statistics: <p>统计的选择由页面给出。</p> },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof AgreementsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 同意过哪份文本、哪一版、什么时候。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('用户服务协议现行版本同意于 2026-11-21 09:30版本 2026-10-01 08:00');
    await expect(rows).toHaveLength(2);
    await expect(canvas.queryByText(/更新过/)).toBeNull();
    await expect(canvas.getByText('统计的选择由页面给出。')).toBeVisible();
  },
};

/** 同意之后文本更新过：说会再问。 */
export const Renewed: Story = {
  args: { agreements: ready(linAgreements.map((row) => (row.scope === 'privacy' ? { ...row, isCurrent: false } : row))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('更早的版本')).toBeVisible();
    await expect(canvas.getByText(/文本在你同意之后更新过/)).toBeVisible();
  },
};

/** 没有记录，也没有统计。 */
export const None: Story = {
  args: { agreements: ready([]), statistics: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/还没有记录/)).toBeVisible();
    await expect(canvas.queryByText(/统计/)).toBeNull();
  },
};

export const Loading: Story = { args: { agreements: { status: 'loading' } } };

export const Failed: Story = { args: { agreements: failed(() => undefined) } };
