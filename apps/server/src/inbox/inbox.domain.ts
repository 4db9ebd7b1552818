import type { Domain } from '../platform/domain.ts';
import { chatHandlers } from './chat/chat.handlers.ts';
import { chatBytes, chatFilesOf, forgetLooseChatFiles, forgetRevoked } from './chat/chat.queries.ts';
import { conversationHandlers } from './conversations/conversations.handlers.ts';
import { countUnread } from './conversations/conversations.queries.ts';
import { inboxDecisions } from './conversations/reportDecisions.ts';
import { reportHandlers } from './conversations/reports.handlers.ts';
import { conversationReportStore } from './conversations/reports.queries.ts';
import { registerEventRoute } from './events/eventRoute.ts';
import { eventHandlers } from './events/events.handlers.ts';
import { forgetEvents } from './events/events.queries.ts';
import { chatFiles, chatMessages, chatReports, conversationMarks, conversations, memberEventHeads, memberEvents } from './inbox.schema.ts';
import { readersOf } from './parties.ts';

const DAY = 86_400_000;
/** Who was away longer than this reads the inbox anew. */
const EVENT_DAYS = 3;
/** So long an operator can look at what was taken back after it was reported. */
const REVOKED_DAYS = 30;

/** What members, companies, merchants and operators write to each other. */
export const inboxDomain = {
  name: 'inbox',
  handlers: () => ({ ...conversationHandlers, ...reportHandlers, ...chatHandlers, ...eventHandlers }),
  memberRecords: [
    // Files before the messages that carry them.
    { name: 'chatFiles', table: chatFiles, owner: chatFiles.ownerId, hidden: ['sha256'] },
    // The other side keeps its conversation; what somebody said for themselves goes, what they said for a company stays with it.
    {
      name: 'chatMessages',
      table: chatMessages,
      owner: chatMessages.ownerId,
      isKept: true,
      erasedTo: { text: '', cardKind: null, cardId: null, fileId: null, isErased: true },
    },
    { name: 'chatMessagesSent', table: chatMessages, owner: chatMessages.senderId, isKept: true },
    { name: 'chatFilesSent', table: chatFiles, owner: chatFiles.memberId, isKept: true, hidden: ['sha256'] },
    { name: 'conversationsBegun', table: conversations, owner: conversations.startedBy, isKept: true },
    { name: 'conversationMarks', table: conversationMarks, owner: conversationMarks.memberId },
    { name: 'chatReports', table: chatReports, owner: chatReports.memberId },
    { name: 'inboxEvents', table: memberEvents, owner: memberEvents.memberId },
    { name: 'inboxEventHeads', table: memberEventHeads, owner: memberEventHeads.memberId },
  ],
  memberFiles: chatFilesOf,
  usesBytes: [chatBytes],
  reportStores: { conversation: conversationReportStore },
  decisions: inboxDecisions,
  countUnread: async (db, memberIds) => countUnread(db, [...(await readersOf(db, memberIds)).values()]),
  registerRoutes: registerEventRoute,
  housekeeping: [
    ({ db }, ago) => forgetLooseChatFiles(db, ago(DAY)),
    ({ db }, ago) => forgetEvents(db, ago(EVENT_DAYS * DAY)),
    ({ db }, ago) => forgetRevoked(db, ago(REVOKED_DAYS * DAY)),
  ],
} satisfies Domain;
