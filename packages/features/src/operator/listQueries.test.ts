import { expect, test } from 'vitest';
import { articleQueryParams, articleVariables, parseArticleQuery } from './article-admin/articleQuery.ts';
import { auditQueryParams, auditVariables, parseAuditQuery } from './audit-log/auditQuery.ts';
import { documentQueryParams, documentVariables, parseDocumentQuery } from './document-admin/documentQuery.ts';
import { feedbackQueryParams, feedbackVariables, parseFeedbackQuery } from './feedback-queue/feedbackQuery.ts';
import { merchantQueryParams, merchantVariables, parseMerchantQuery } from './merchant-admin/merchantQuery.ts';
import { parsePartQuery, partQueryParams, partVariables } from './part-admin/partQuery.ts';
import { memberQueryParams, memberVariables, parseMemberQuery } from './member-admin/memberQuery.ts';

const params = (search: string) => new URLSearchParams(search);

test('会员：网址里有搜索词、状态和页码', () => {
  const query = parseMemberQuery(params('keywords=林工&state=suspended&page=2'));
  expect(query).toEqual({ keywords: '林工', state: 'suspended', page: 2 });
  expect(memberQueryParams(query)).toEqual({ keywords: '林工', state: 'suspended', page: 2 });
  expect(memberVariables(query)).toEqual({ keywords: '林工', isSuspended: true, pageIndex: 2, pageSize: 20 });
  expect(memberVariables(parseMemberQuery(params('state=active')))).toMatchObject({ isSuspended: false });
  expect(memberVariables(parseMemberQuery(params('')))).not.toHaveProperty('isSuspended');
  expect(parseMemberQuery(params(`keywords=${'长'.repeat(500)}`)).keywords).toHaveLength(200);
});

test('日志：事件按组，会员按编号', () => {
  const query = parseAuditQuery(params('event=login&member=12&page=7'));
  expect(query).toEqual({ group: 'login', memberId: 12, page: 7 });
  expect(auditQueryParams(query)).toEqual({ event: 'login', member: 12, page: 7 });
  expect(auditVariables(query)).toEqual({ event: 'login', memberId: 12, pageIndex: 7, pageSize: 20 });
});

test.each(['member=0', 'member=-1', 'member=1e3', 'member=99999999999999999', 'event=%27%20OR%201', 'page=x'])('日志：不认识的值当作没写：%s', (search) => {
  expect(auditVariables(parseAuditQuery(params(search)))).toEqual({ pageIndex: 1, pageSize: 20 });
});

test('反馈：状态和页码', () => {
  expect(feedbackVariables(parseFeedbackQuery(params('state=answered&page=3')))).toEqual({ state: 'answered', pageIndex: 3, pageSize: 20 });
  expect(feedbackQueryParams(parseFeedbackQuery(params('state=x')))).toEqual({ state: null, page: undefined });
});

test('数据手册：搜索词、来源、状态和页码', () => {
  const query = parseDocumentQuery(params('keywords=LM358&source=outside&state=takenDown&link=dead&page=2'));
  expect(documentQueryParams(query)).toEqual({ keywords: 'LM358', source: 'outside', state: 'takenDown', link: 'dead', page: 2 });
  expect(documentVariables(query)).toEqual({ keywords: 'LM358', source: 'outside', isTakenDown: true, linkStatus: 'dead', pageIndex: 2, pageSize: 20 });
  expect(documentVariables(parseDocumentQuery(params('source=x&state=onSite')))).toEqual({ keywords: '', isTakenDown: false, pageIndex: 1, pageSize: 20 });
});

test('文章：搜索词、状态和页码', () => {
  const query = parseArticleQuery(params('keywords=LDO&state=takenDown&page=2'));
  expect(articleQueryParams(query)).toEqual({ keywords: 'LDO', state: 'takenDown', page: 2 });
  expect(articleVariables(query)).toEqual({ keywords: 'LDO', isTakenDown: true, pageIndex: 2, pageSize: 20 });
});

test('商家：搜索词和页码', () => {
  expect(merchantVariables(parseMerchantQuery(params('keywords=示例&page=2')))).toEqual({ keywords: '示例', pageIndex: 2, pageSize: 20 });
  expect(merchantQueryParams(parseMerchantQuery(params('')))).toEqual({ keywords: null, page: undefined });
});

test('型号：搜索词、有没有更正和页码', () => {
  const query = parsePartQuery(params('keywords=LM358&state=corrected&page=2'));
  expect(partQueryParams(query)).toEqual({ keywords: 'LM358', state: 'corrected', page: 2 });
  expect(partVariables(query)).toEqual({ keywords: 'LM358', isCorrected: true, pageIndex: 2, pageSize: 20 });
  expect(partVariables(parsePartQuery(params('state=original')))).toMatchObject({ isCorrected: false });
  expect(partVariables(parsePartQuery(params('state=x')))).not.toHaveProperty('isCorrected');
});
