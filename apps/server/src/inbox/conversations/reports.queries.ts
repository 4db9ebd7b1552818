import type { ConversationReport } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import type { ReportStore } from '../../platform/domain.ts';
import { chatReports } from '../inbox.schema.ts';

/** What members say is wrong with conversations. */
export const chatReportNames = {
  spam: '广告骚扰',
  fraud: '欺诈',
  abuse: '辱骂',
  illegal: '违法内容',
  other: '其他',
} as const satisfies Record<ConversationReport['reason'], string>;

/** What a member reported of conversations. */
export const conversationReportStore: ReportStore = {
  of: (memberId) => sql`
    select r.conversation_id as thing_id, r.title, '/im?conversation=' || r.conversation_id || case r.seq when 0 then '' else '&message=' || r.seq end as href,
      r.reason, r.note, r.review_id, r.created_at
    from ${chatReports} r where r.member_id = ${memberId}`,
  reasons: chatReportNames,
};
