import { playKeys } from '@chippage/ui/keyboard';
import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleTitle, sampleTitles } from '../papers.fixtures.ts';
import { InvoiceCenter } from './InvoiceCenter.tsx';
import { TitleList } from './TitleList.tsx';
import { invoiceCenterKeys } from './invoiceCenterKeys.ts';

const titles = (
  <TitleList
    titles={{ status: 'ready', data: sampleTitles }}
    onAdd={async () => sampleTitle()}
    onEdit={async () => undefined}
    onRemove={async () => undefined}
    onRestore={async () => undefined}
    onDefault={async () => undefined}
  />
);

const meta = {
  title: 'Features/Mall/InvoiceCenter',
  component: InvoiceCenter,
  tags: ['autodocs', 'stable'],
  parameters: { keys: invoiceCenterKeys },
  args: {
    tab: 'titles',
    onTabChange: fn(),
    panels: { invoices: <p>发票记录</p>, apply: <p>申请开票</p>, titles, pis: <p>形式发票 PI</p>, credits: <p>贷项通知单</p> },
  },
  render: stateful(InvoiceCenter, { tab: 'onTabChange' }),
} satisfies Meta<typeof InvoiceCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 发票抬头：专票、个人、事业单位。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '发票抬头' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('税号 91330100MA2H00000L')).toBeVisible();
  },
};

/** 键盘：方向键只走，回车才打开。 */
export const Keyboard: Story = {
  args: { onTabChange: fn() },
  play: async ({ canvas, userEvent, args, step }) => {
    await playKeys({ userEvent, step }, invoiceCenterKeys, {
      focus: () => expect(canvas.getByRole('tab', { name: '发票抬头' })).toHaveFocus(),
      walk: async () => {
        await expect(canvas.getByRole('tab', { name: '形式发票 PI' })).toHaveFocus();
        await expect(args.onTabChange).not.toHaveBeenCalled();
      },
      open: () => waitFor(() => expect(args.onTabChange).toHaveBeenCalledWith('pis')),
    });
  },
};
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
