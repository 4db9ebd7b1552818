import type { MatchReason } from '@chippage/api/types';

/** A quote that came for a demand. */
export interface ToldQuote {
  id: number;
  model: string;
  /** What it begins at, with its currency. */
  price: string;
  /** Who quotes. */
  company: string;
}

/** What somebody offers of what is wanted. */
export interface ToldMatch {
  rowId: number;
  wanted: string;
  offered: string;
  /** E.g. 5,000 片，¥8.2. */
  terms: string;
  company: string;
  reason: MatchReason;
}

/** A row that runs out. */
export interface ToldRow {
  isDemand: boolean;
  model: string;
  /** As a sentence says it. */
  runsOut: string;
}

/** Some of a kind, and how many there are of it. */
export interface Told<T> {
  shown: readonly T[];
  total: number;
}

/** What is new for a company. */
export interface BoardNews {
  quotes: Told<ToldQuote>;
  matches: Told<ToldMatch>;
  rows: Told<ToldRow>;
}

const reasons: Record<MatchReason, string> = { exact: '型号相同', suffix: '前面相同，末尾多了包装或温度的后缀' };

// What members typed may hold what a mail's head or a line must not.
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ');

function section<T>(title: string, { shown, total }: Told<T>, lineOf: (one: T) => string): string[] {
  if (total === 0) return [];
  const rest = total > shown.length ? [`- 另有 ${total - shown.length} 条`] : [];
  return [[`${title}（${total}）`, ...shown.map((one) => `- ${plain(lineOf(one))}`), ...rest].join('\n')];
}

/** The mail of a day; null: nothing is new. @param origin of the site to which the links lead */
export function digestMail({ quotes, matches, rows }: BoardNews, origin: string): { purpose: string; subject: string; text: string } | null {
  const counted = [
    quotes.total > 0 ? `${quotes.total} 份新报价` : '',
    matches.total > 0 ? `${matches.total} 条匹配的供应` : '',
    rows.total > 0 ? `${rows.total} 条快到期` : '',
  ].filter((part) => part !== '');
  if (counted.length === 0) return null;
  const hasDemands = rows.shown.some(({ isDemand }) => isDemand);
  const sections = [
    ...section('你的求购收到的报价', quotes, ({ id, model, price, company }) => `${model}：${price} 起，来自 ${company}  ${origin}/inquiry/enquiry/${id}`),
    ...section(
      '有人供应你要的',
      matches,
      ({ rowId, wanted, offered, terms, company, reason }) =>
        `求购 ${wanted} → ${company} 供应 ${offered}${terms === '' ? '' : `，${terms}`}（${reasons[reason]}）  ${origin}/inquiry/demandDetails/${rowId}`,
    ),
    ...section('快到期的，续期后留在供需大厅', rows, ({ isDemand, model, runsOut }) => `${isDemand ? '求购' : '供应'} ${model}，${runsOut} 到期`),
    ...(rows.total > 0 ? [`去续期：\n${origin}/userCenter/inquiryManage/${hasDemands ? 'myInquiry_purchase' : 'myInquiry'}`] : []),
  ];
  const settings = `${origin}/userCenter/accountSetting?type=6`;
  return {
    purpose: 'board_digest',
    subject: `芯页：供需有 ${counted.join('、')}`,
    text: `${sections.join('\n\n')}\n\n不想再收到？在账号设置里关掉：\n${settings}\n\n每天最多一封，没有新的就不发。\n\n芯页`,
  };
}
