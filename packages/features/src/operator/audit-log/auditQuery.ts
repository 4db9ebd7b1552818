import type { VarsOf } from '@chippage/api/operations';
import type { LinkParams } from '../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../parts/list-page/listPage.ts';

/** Groups of events: the beginning of the event's name. `all` is every one. */
export const auditGroups = [
  'all',
  'login',
  'logout',
  'register',
  'session',
  'step_up',
  'password',
  'mobile',
  'mail',
  'profile',
  'social',
  'account',
  'sms',
  'code',
  'captcha',
  'ticket',
  'access',
  'rate',
  'member',
  'review',
  'feedback',
  'page',
  'navigation',
  'setting',
  'hot_words',
] as const;

/** Which lines of the log are shown. */
export interface AuditQuery {
  group: (typeof auditGroups)[number];
  memberId: number | null;
  page: number;
}

/** Reads a member's number; anything else is nobody. */
export function memberIdIn(text: string | null): number | null {
  const id = Number(text ?? '');
  return /^\d{1,16}$/.test(text ?? '') && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Reads it out of an address. */
export function parseAuditQuery(params: URLSearchParams): AuditQuery {
  return { group: choiceIn(params.get('event'), auditGroups), memberId: memberIdIn(params.get('member')), page: pageIn(params) };
}

/** Says it in an address; what is usual is left out. */
export function auditQueryParams({ group, memberId, page }: AuditQuery): LinkParams {
  return { event: group === 'all' ? null : group, member: memberId, page: pageParam(page) };
}

/** What the call is asked. */
export function auditVariables({ group, memberId, page }: AuditQuery): VarsOf<'auditLog'> {
  return { ...(group !== 'all' && { event: group }), ...(memberId !== null && { memberId }), pageIndex: page, pageSize: PAGE_SIZE };
}
