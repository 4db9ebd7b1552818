import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { askedTerms, sampleTerms } from '../credit.fixtures.ts';
import { MerchantCredit, MerchantCreditFrame } from './MerchantCredit.tsx';

const rows = [
  askedTerms({ actions: ['approve', 'refuse'] }),
  sampleTerms({ company: { id: 13, name: '东岭电子' }, actions: ['change', 'pause', 'end'] }),
  sampleTerms({
    id: 8,
    company: { id: 14, name: '西岭电子' },
    state: 'paused',
    stateName: '已暂停',
    reason: '年底盘点',
    obstacle: 'paused',
    actions: ['change', 'resume', 'end'],
  }),
];

const meta = {
  title: 'Features/Mall/MerchantCredit',
  component: MerchantCredit,
  tags: ['autodocs', 'stable'],
  args: {
    terms: ready(listOf(rows)),
    counts: [
      { state: 'applied', count: 1 },
      { state: 'active', count: 1 },
      { state: 'paused', count: 1 },
    ],
    state: 'all',
    getHref: (state) => `#${state}`,
    onDecide: fn(async () => undefined),
    onLoadMore: fn(),
  },
  render: (args) => (
    <MerchantCreditFrame list="terms" getHref={(list) => `#${list}`}>
      <MerchantCredit {...args} />
    </MerchantCreditFrame>
  ),
} satisfies Meta<typeof MerchantCredit>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 开通：额度和账期先填上申请的，可以改。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '开通云岭电子有限公司的月结' }));
    const dialog = within(await screen.findByRole('dialog', { name: '开通月结' }));
    const limit = dialog.getByRole('textbox', { name: '额度（元）' });
    await expect(limit).toHaveValue('80000');
    await userEvent.clear(limit);
    await userEvent.type(limit, '50000');
    await userEvent.click(dialog.getByRole('radio', { name: '月结 30 天' }));
    await userEvent.click(dialog.getByRole('button', { name: '开通' }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith({ id: 6, decision: 'approve', limit: '50000', days: 30 }));
  },
};

/** 暂停要写原因。 */
export const Pause: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '暂停东岭电子的月结' }));
    const dialog = within(await screen.findByRole('dialog', { name: '暂停月结' }));
    await userEvent.click(dialog.getByRole('button', { name: '暂停' }));
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription(/请写明原因/);
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '年底盘点');
    await userEvent.click(dialog.getByRole('button', { name: '暂停' }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith({ id: 5, decision: 'pause', reason: '年底盘点' }));
  },
};

export const Empty: Story = { args: { terms: ready(listOf([])), counts: [] } };
export const Loading: Story = { args: { terms: loading, counts: null } };
export const Failed: Story = { args: { terms: failed(fn()), counts: null } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
