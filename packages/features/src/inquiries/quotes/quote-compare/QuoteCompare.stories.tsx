import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { demandRow, failed, loading, ready } from '../../inquiries.fixtures.ts';
import { comparedQuotes, offer, quoteRow } from '../quotes.fixtures.ts';
import { QuoteCompare, type QuoteCompareProps } from './QuoteCompare.tsx';
import { quoteCompareKeys } from './quoteCompareKeys.ts';

const meta = {
  title: 'Features/Inquiries/QuoteCompare',
  component: QuoteCompare,
  tags: ['autodocs', 'stable'],
  parameters: { keys: quoteCompareKeys },
  args: {
    value: ready({
      row: demandRow({ isAnonymous: true }),
      quotes: comparedQuotes.map((quote) => ({ ...quote, row: { ...quote.row, isAnonymous: true } })),
      total: 4,
    }),
    sort: { key: 'unitPrice', direction: 'asc' },
    onSort: fn(),
    onFile: fn(),
    onAccept: fn<QuoteCompareProps['onAccept']>(async () => undefined),
    onCounter: fn<QuoteCompareProps['onCounter']>(async () => undefined),
    onMove: fn<QuoteCompareProps['onMove']>(async () => undefined),
  },
  render: function Page(args) {
    const [sort, setSort] = useState(args.sort);
    return (
      <QuoteCompare
        {...args}
        sort={sort}
        onSort={(next) => {
          args.onSort(next);
          setSort(next);
        }}
      />
    );
  },
} satisfies Meta<typeof QuoteCompare>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const dialogNamed = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** 一种币种一张表，最低写明在哪种税里比；不可能的批号写在旁边。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    const yuan = canvas.getByRole('table', { name: '人民币报价，3 份' });
    await expect(
      within(yuan)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual([expect.stringContaining('样例东海'), expect.stringContaining('样例北辰'), expect.stringContaining('样例芯城')]);
    await expect(within(yuan).getByText('含税 13%最低')).toBeVisible();
    const dollars = canvas.getByRole('table', { name: '美元报价，1 份' });
    await expect(within(dollars).getByText('批号 2560 不可能：一年没有第 60 周，请核对标签')).toBeVisible();
    await expect(within(dollars).getByText('起订 10,000 只，多于这个数量')).toBeVisible();
    await userEvent.click(within(yuan).getByRole('button', { name: '货期与交货' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ key: 'leadTime', direction: 'asc' });
    await waitFor(() => expect(within(yuan).getAllByRole('rowheader')[0]).toHaveTextContent('样例芯城'));
    await userEvent.click(within(yuan).getAllByRole('button', { name: '标签照片 1' })[0]!);
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ id: 31 }));
  },
};

/** 键盘接受：说清楚数量、单价、合计和后果，焦点回到标题。 */
export const Accept: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args, step }) => {
    const accept = canvas.getAllByRole('button', { name: '接受样例芯城（深圳）有限公司的报价' })[0]!;
    await playKeys({ userEvent, step }, quoteCompareKeys, {
      open: {
        given: () => accept.focus(),
        proves: async () => {
          const dialog = await dialogNamed('接受样例芯城（深圳）有限公司的报价？');
          await waitFor(() => expect(dialog.getByRole('textbox', { name: '数量（只）' })).toHaveFocus());
          await expect(dialog.getByText('¥31,000.00')).toBeVisible();
          await expect(dialog.getByText(/对方这时才知道你们是哪家公司/)).toBeVisible();
        },
      },
      accept: async () => {
        await expect(args.onAccept).toHaveBeenCalledWith(501, { quantity: 5000, unitPrice: '6.2' });
        await expect(await canvas.findByText('已接受，价格保留 3 天')).toBeVisible();
      },
    });
  },
};

/** 数量不对就先改；改了数量，单价按那一级。 */
export const AcceptOther: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '接受样例芯城（深圳）有限公司的报价' })[0]!);
    const dialog = await dialogNamed('接受样例芯城（深圳）有限公司的报价？');
    const quantity = dialog.getByRole('textbox', { name: '数量（只）' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '550{Enter}');
    await waitFor(() => expect(quantity).toHaveAccessibleDescription('要按 100 只的整数倍'));
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '500');
    await userEvent.click(dialog.getByRole('button', { name: '接受，合计 ¥3,425.00' }));
    await expect(args.onAccept).toHaveBeenCalledWith(501, { quantity: 500, unitPrice: '6.85' });
    await dialogGone();
  },
};

/** 对方刚改了价：不成交，说出来。 */
export const Changed: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: {
    onAccept: fn<QuoteCompareProps['onAccept']>(async () => {
      throw new ApiError({ status: 409, reason: 'quote.changed', message: '对方改了报价，请看过新的价格再接受' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '接受样例芯城（深圳）有限公司的报价' })[0]!);
    const dialog = await dialogNamed('接受样例芯城（深圳）有限公司的报价？');
    await userEvent.click(dialog.getByRole('button', { name: '接受，合计 ¥31,000.00' }));
    await expect(await dialog.findByText('对方改了报价，请看过新的价格再接受')).toBeVisible();
  },
};

/** 还价：要低于现价，合计写在按钮上。 */
export const Counter: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '向样例芯城（深圳）有限公司还价' })[0]!);
    const dialog = await dialogNamed('向样例芯城（深圳）有限公司还价');
    const price = dialog.getByRole('textbox', { name: '你要的单价（CNY，含税 13%）' });
    await waitFor(() => expect(price).toHaveFocus());
    await userEvent.keyboard('6.2{Enter}');
    await waitFor(() => expect(price).toHaveAccessibleDescription('还价要低于现价 ¥6.20；现价可以直接接受'));
    await userEvent.clear(price);
    await userEvent.type(price, '5.9');
    await userEvent.click(dialog.getByRole('button', { name: '还价，合计 ¥29,500.00' }));
    await expect(args.onCounter).toHaveBeenCalledWith(501, { quantity: 5000, unitPrice: '5.9', note: '' });
    await dialogGone();
  },
};

/** 拒绝：写明哪一份，原因可以不填。 */
export const Refuse: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: '拒绝样例芯城（深圳）有限公司的报价' })[0]!);
    const dialog = await dialogNamed('拒绝样例芯城（深圳）有限公司的报价？');
    await expect(dialog.getByText(/STM32F103C8T6 × 5,000，¥6.20/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), '太贵');
    await userEvent.click(dialog.getByRole('button', { name: '拒绝' }));
    await expect(args.onMove).toHaveBeenCalledWith(501, 'refuse', '太贵');
    await dialogGone();
  },
};

/** 已经成交：其余的结束了。 */
export const Dealt: Story = {
  args: {
    value: ready({
      row: demandRow({ state: 'dealt' }),
      quotes: [quoteRow({ state: 'accepted', isMyTurn: false, actions: ['say'], validUntil: null }), quoteRow({ id: 9, state: 'refused', actions: [] })],
      total: 2,
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('已接受样例芯城（深圳）有限公司的报价。')).toBeVisible(),
};
/** 还没有人报价。 */
export const Empty: Story = {
  args: { value: ready({ row: demandRow(), quotes: [], total: 0 }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '找 STM32F103C8T6 的供应' })).toHaveAttribute('href', expect.stringContaining('match=exact')),
};
export const Loading: Story = { args: { value: loading } };
export const Failed: Story = { args: { value: failed(fn()) } };
/** 手机：一份一张卡片。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
/** 很长的公司名和批号。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    value: ready({
      row: demandRow({ quantity: null, price: null, model: 'XC7Z020-2CLG484I-WITH-A-VERY-LONG-ORDERING-SUFFIX' }),
      quotes: [
        quoteRow({
          counterpartText: '样例国际电子元器件供应链管理（深圳前海）股份有限公司',
          counterpart: { company: { id: 1, name: '样例国际电子元器件供应链管理（深圳前海）股份有限公司' }, place: '深圳', isVerified: true, isSample: true },
          offer: offer({ dateCode: '2435+/2440/2441/2442 混批', grade: 'd4' }),
        }),
      ],
      total: 250,
    }),
  },
};
