import { ApiError } from '@chippage/api/errors';
import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { demandRow, failed, loading, ready } from '../../inquiries.fixtures.ts';
import { askedDetail, bargainEvents, offer, quoteDetail, sellerDetail } from '../quotes.fixtures.ts';
import { QuotePage, type QuotePageProps } from './QuotePage.tsx';
import { quotePageKeys } from './quotePageKeys.ts';

const deal = {
  quantity: 5000,
  unitPrice: '5.9',
  currency: 'CNY' as const,
  total: '29500.00',
  validUntil: '2026-11-23T09:30:00.000Z',
  bargainId: 88,
  why: null,
  orderId: null,
  isOrdered: false,
};
const wish = { quantity: 5000, unitPrice: '5.9' };
const bargaining = { state: 'bargaining' as const, wish, events: [...bargainEvents] };
const accepted = { state: 'accepted' as const, isMyTurn: false, actions: ['say' as const], validUntil: null, unitPrice: '5.9', total: '29500.00' };

const meta = {
  title: 'Features/Inquiries/QuotePage',
  component: QuotePage,
  tags: ['autodocs', 'stable'],
  parameters: { keys: quotePageKeys },
  args: {
    quote: ready(quoteDetail()),
    form: {
      draftKey: 'quote:501',
      doubtOf: () => null,
      onUpload: fn<QuotePageProps['form']['onUpload']>(async () => ({ id: 1 })),
      onSubmit: fn<QuotePageProps['form']['onSubmit']>(async () => undefined),
    },
    onAccept: fn<QuotePageProps['onAccept']>(async () => undefined),
    onCounter: fn<QuotePageProps['onCounter']>(async () => undefined),
    onMove: fn<QuotePageProps['onMove']>(async () => undefined),
    onSay: fn<QuotePageProps['onSay']>(async () => undefined),
    onOpenDeal: fn<QuotePageProps['onOpenDeal']>(async () => null),
    onReport: fn<QuotePageProps['onReport']>(async () => undefined),
    onFile: fn(),
  },
  decorators: [
    withDrafts,
    (Story) => (
      <AnnouncerProvider>
        <main>
          <Story />
        </main>
      </AnnouncerProvider>
    ),
  ],
} satisfies Meta<typeof QuotePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 买方收到报价：轮到谁、到什么时候，接受要再问一次合计。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('请在 2026-11-27 18:15 前接受、还价或拒绝')).toBeVisible();
    await expect(canvas.getByText('等你答复')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '比较全部报价' })).toHaveAttribute('href', '/inquiry/enquiry/compare/1000101');
    await userEvent.click(canvas.getByRole('button', { name: 'COC' }));
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ id: 33 }));
    await userEvent.click(canvas.getByRole('button', { name: '接受' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '接受，合计 ¥31,000.00' }));
    await expect(args.onAccept).toHaveBeenCalledWith(501, { quantity: 5000, unitPrice: '6.2' });
    await expect(await canvas.findByText('已接受，价格保留 3 天')).toBeVisible();
  },
};

/** 留言：写进双方的记录，全用键盘。 */
export const Messages: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const say = () => canvas.getByRole('button', { name: '留言' });
    await playKeys({ userEvent, step }, quotePageKeys, {
      write: { given: () => say().focus(), proves: () => waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus()) },
      send: async () => {
        await expect(args.onSay).toHaveBeenCalledWith(501, '今天能发货');
        await waitFor(() => expect(say()).toHaveFocus());
      },
    });
  },
};

/** 留言没寄出：说为什么，写的还在。 */
export const MessageRefused: Story = {
  args: {
    onSay: fn<QuotePageProps['onSay']>(async () => {
      throw new ApiError({ status: 429, reason: 'request.too_many', message: '留言过于频繁，请稍后再试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '留言' }));
    await userEvent.type(await canvas.findByRole('textbox'), '在吗');
    await userEvent.click(canvas.getByRole('button', { name: '发送留言' }));
    await expect(await canvas.findByText('留言过于频繁，请稍后再试')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('在吗');
  },
};

/** 卖方等买方答复；买方匿名，只看到城市和认证。改报价就在这一页。 */
export const Seller: Story = {
  args: { quote: ready(sellerDetail()) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('深圳·已认证企业')).toBeVisible();
    await expect(canvas.getByText('对方匿名发布，接受你的报价以后才显示公司名')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改报价' }));
    await userEvent.click(await canvas.findByRole('button', { name: '改成这份报价' }));
    await expect(args.form.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ moq: 100, fileIds: [31, 32, 33] }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** 买方还了价：卖方同意、维持或改报价；同意写明合计。 */
export const Bargaining: Story = {
  args: { quote: ready(sellerDetail({ ...bargaining, isMyTurn: true, actions: ['quote', 'agree', 'hold', 'withdraw', 'say'] })) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('买方要 5,000 只、单价 ¥5.90；请在 2026-11-27 18:15 前同意、维持原价或改报价')).toBeVisible();
    const log = canvas.getByRole('list', { name: '往来记录' });
    await expect(within(log).getAllByRole('listitem')[0]).toHaveTextContent('还价 5,000 只、单价 ¥5.90');
    await userEvent.click(canvas.getByRole('button', { name: '同意还价' }));
    const dialog = within(await screen.findByRole('dialog', { name: '同意买方的还价？' }));
    await expect(dialog.getByText(/单价 ¥5.90，合计 ¥29,500.00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '同意还价' }));
    await expect(args.onMove).toHaveBeenCalledWith(501, 'agree', '');
    await expect(await canvas.findByText('已按买方的价格报价')).toBeVisible();
  },
};

/** 买方等卖方答复还价。 */
export const Countered: Story = { args: { quote: ready(quoteDetail({ ...bargaining, isMyTurn: false })) } };

/** 收到询价：照自己的供应填，目标价写在上面。 */
export const Asked: Story = {
  args: { quote: ready(askedDetail()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '报价' }));
    await expect(await canvas.findByText('买方询价 5,000 只，目标单价 US$0.07')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(canvas.getByRole('button', { name: '不报价' })).toBeVisible();
  },
};

/** 成交：去商城按约定价下单。 */
export const Deal: Story = {
  args: { quote: ready(quoteDetail({ ...accepted, deal })) },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: '成交' }));
    await expect(card.getByRole('link', { name: '去下单' })).toHaveAttribute('href', '/mall/orderCreate?bargain=88');
    await expect(card.getByText('2026-11-23 17:30')).toBeVisible();
  },
};

/** 成交了还不能下单：说为什么，可以再查一次。 */
export const DealMissing: Story = {
  args: {
    quote: ready(quoteDetail({ ...accepted, deal: { ...deal, bargainId: null, why: '卖方还不是商城的商家，请联系卖方入驻后再下单' } })),
    onOpenDeal: fn<QuotePageProps['onOpenDeal']>(async () => ({ ...deal, bargainId: null, why: '卖方还不是商城的商家' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新检查能不能下单' }));
    await expect(await canvas.findByText('还不能下单：卖方还不是商城的商家')).toBeVisible();
  },
};

/** 下过单：到订单；货不对就在订单里申请售后。 */
export const Ordered: Story = {
  args: { quote: ready(quoteDetail({ ...accepted, deal: { ...deal, isOrdered: true, orderId: 7 } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '到订单里申请售后' })).toHaveAttribute('href', '/mall/userCenter/myOrder/orderDetail/7');
  },
};

/** 卖方看到的成交。 */
export const SellerDeal: Story = {
  args: {
    quote: ready(
      sellerDetail({
        ...accepted,
        counterpart: { company: { id: 12, name: '样例智控科技（深圳）有限公司' }, place: '深圳', isVerified: true, isSample: true },
        counterpartText: '样例智控科技（深圳）有限公司',
        deal: { ...deal, bargainId: null, isOrdered: true },
      }),
    ),
  },
};

/** 结束了：没有按钮，记录还在。 */
export const Ended: Story = {
  args: { quote: ready(sellerDetail({ state: 'refused', validUntil: null, actions: [] })) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '留言' })).toBeNull(),
};

/** 不可能的批号写在旁边；很长的备注和型号，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    quote: ready(
      quoteDetail({
        row: demandRow({ model: 'XC7Z020-2CLG484I-WITH-A-VERY-LONG-ORDERING-SUFFIX-REEL-OF-1000' }),
        offer: offer({ dateCode: '2560', remark: '原厂托盘，分两批发货也可以，运费到付；'.repeat(8), grade: 'd4' }),
        dateCodeDoubt: '批号 2560 不可能：一年没有第 60 周，请核对标签',
        events: bargainEvents.map((event) => ({ ...event, note: '量大，请给最好的价，月底前要一半；'.repeat(6) })),
      }),
    ),
  },
};
/** 手机。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { quote: ready(sellerDetail({ ...bargaining, isMyTurn: true, actions: ['quote', 'agree', 'hold', 'withdraw', 'say'] })) },
};
export const Loading: Story = { args: { quote: loading } };
export const Failed: Story = { args: { quote: failed(fn()) } };
