import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { askedDetail, bargainEvents, quoteRow, sellerDetail } from '../quotes.fixtures.ts';
import { logText } from './logText.ts';
import { quotePageMessages } from './messages.ts';
import { turnText } from './turnText.ts';

const t = translator(quotePageMessages);
const wish = { quantity: 5000, unitPrice: '5.9' };

test.each([
  [quoteRow(), '请在 2026-11-27 18:15 前接受、还价或拒绝'],
  [sellerDetail(), '等买方答复；2026-11-27 18:15 前没有答复就过期'],
  [askedDetail(), '请在 2026-11-27 18:15 前报价，或者回复不报价'],
  [sellerDetail({ state: 'bargaining', wish }), '买方要 5,000 只、单价 ¥5.90；请在 2026-11-27 18:15 前同意、维持原价或改报价'],
  [quoteRow({ state: 'bargaining', wish }), '你还价 5,000 只、单价 ¥5.90，等卖方在 2026-11-27 18:15 前答复；现在的报价仍然可以接受'],
  [quoteRow({ state: 'withdrawn', validUntil: null }), '已经结束：卖方撤回了报价'],
])('轮到谁、到什么时候：%#', (quote, words) => expect(turnText(t, quote)).toBe(words));

test('记录的每一步', () =>
  expect(bargainEvents.map((event) => logText(t, event, 'CNY'))).toEqual([
    '报价 100+ 只 ¥6.85，1,000+ 只 ¥6.20',
    '还价 5,000 只、单价 ¥5.50',
    '维持原价',
    '留言',
    '还价 5,000 只、单价 ¥5.90',
  ]));

test('接受写明合计，没有目标价的询价不写价', () => {
  const [first] = bargainEvents;
  expect(first && logText(t, { ...first, deed: 'accept', wish, offer: null }, 'CNY')).toBe('接受 5,000 只、单价 ¥5.90，合计 ¥29,500.00');
  expect(first && logText(t, { ...first, deed: 'ask', wish: null, offer: null }, 'USD')).toBe('询价，没有写目标单价');
});
