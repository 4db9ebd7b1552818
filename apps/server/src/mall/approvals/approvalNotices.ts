import { giveNotice } from '../../messages/notices.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { namesOf } from '../../platform/members/members.queries.ts';
import { amountText } from '../money.ts';
import { decidersOf, type Decider, type RequestRecord } from './approvals.rules.ts';

const hrefOf = ({ id }: RequestRecord) => `/userCenter/manage/approvals/${id}`;

/** "STM32F103C8T6 等 3 种，¥1,200.00、$30.00" */
function inShort({ lines, sums }: Pick<RequestRecord, 'lines' | 'sums'>): string {
  const what = lines.length === 1 ? lines[0]?.mpn : `${lines[0]?.mpn} 等 ${lines.length} 种`;
  return `${what}，${sums.map(({ total, currency }) => amountText(total, currency)).join('、')}`;
}

/** Tells who can decide about it. */
export async function tellDeciders(tx: Db, request: RequestRecord, approvers: Decider['approvers'], isAgain: boolean, now: Date): Promise<void> {
  const name = (await namesOf(tx, [request.memberId])).get(request.memberId) ?? '';
  const title = isAgain ? '采购申请已修改，请审批' : '有采购申请等待审批';
  const body = `${name}：${inShort(request)}。${request.note === null ? '' : `说明：${request.note}`}`;
  // In one order: two transactions that tell the same people never wait for each other.
  for (const memberId of decidersOf(request, approvers).toSorted((a, b) => a - b))
    await giveNotice(tx, { memberId, kind: 'order', title, body, href: hrefOf(request) }, now);
}

/** Tells whose it is. */
export const tellRequester = (tx: Db, request: RequestRecord, title: string, body: string, now: Date): Promise<void> =>
  giveNotice(tx, { memberId: request.memberId, kind: 'order', title, body: `${inShort(request)}：${body}`, href: hrefOf(request) }, now);
