import { giveNotice } from '../../messages/notices.queries.ts';
import type { Decide, ReviewDecisions } from '../../platform/domain.ts';
import { endQuotesOf } from '../quotes/deals.ts';
import { allows } from '../states.rules.ts';
import { tellCompany } from '../tellCompany.ts';
import { changeRows, lockAny } from './board.queries.ts';
import { takeRowStep } from './rowSteps.rules.ts';

/** A report: approved, the row goes off the board and its company reads why; refused, it stays. */
const board_report: Decide = async (tx, { memberId, payload }, { isApproved, reason, now }) => {
  const row = await lockAny(tx, Number(payload['rowId']));
  const answer = isApproved ? '你举报的供求信息已下架，感谢你的帮助。' : `你举报的供求信息经查看后保留。原因：${reason}`;
  await giveNotice(tx, { memberId, kind: 'review', title: '举报已处理', body: answer, href: null }, now);
  if (!isApproved || !row || !allows('row', row.state, 'take_down')) return;
  const why = reason || '被举报，经查看后下架';
  await changeRows(tx, [row.id], takeRowStep(row, { deed: 'take_down', reason: why }, now));
  await endQuotesOf(tx, [row.id], { note: `${row.model}：这条信息已下架。`, now });
  const [right, href] =
    row.type === 1
      ? (['demand.post', '/userCenter/inquiryManage/myInquiry_purchase?state=removed'] as const)
      : (['stock.edit', '/userCenter/inquiryManage/myInquiry?state=removed'] as const);
  await tellCompany(tx, { companyId: row.enterpriseId, right, title: '供求信息已下架', body: `${row.model}：${why}`, href }, now);
};

/** Carries out what an operator decided about rows of the board. */
export const inquiryDecisions: Pick<ReviewDecisions, 'board_report'> = { board_report };
