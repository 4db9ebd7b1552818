// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { fakeApi, type FakeAnswers } from '@chippage/api/fakeApi';
import type { OperatorMember } from '@chippage/api/types';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAuditLog } from './audit-log/useAuditLog.ts';
import { useFeedbackQueue } from './feedback-queue/useFeedbackQueue.ts';
import { useHotWordsEditor } from './hot-words-editor/useHotWordsEditor.ts';
import { useMemberAdmin } from './member-admin/useMemberAdmin.ts';
import { useNavigationEditor } from './navigation-editor/useNavigationEditor.ts';
import { useOperatorOverview } from './operator-frame/useOperatorOverview.ts';
import { answeredFeedback, audit, feedback, members, navigation, overview, pages, settings } from './operator.fixtures.ts';
import { usePageEditor } from './page-editor/usePageEditor.ts';
import { useSettingsEditor } from './settings-editor/useSettingsEditor.ts';

afterEach(cleanup);

function bind<Result>(hook: () => Result, answers: FakeAnswers) {
  const client = fakeApi({ operatorOverview: () => overview, ...answers });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  return renderHook(hook, { wrapper }).result;
}

test('访客不问服务端，直接请他登录', () => {
  const ask = vi.fn(() => overview);
  const result = bind(() => useOperatorOverview(false), { operatorOverview: ask });
  expect(result.current).toMatchObject({ status: 'failed', code: 'session.required' });
  expect(ask).not.toHaveBeenCalled();
});

test('没有权限就是没有权限', async () => {
  const result = bind(() => useOperatorOverview(true), {
    operatorOverview: () => {
      throw new ApiError({ status: 403, reason: 'session.role', message: '你的账号没有这项权限' });
    },
  });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', code: 'session.role' }));
});

test('回复之后重新读反馈', async () => {
  const read = vi.fn(() => ({ data: feedback, totalRecord: 2 }));
  const answer = vi.fn(() => answeredFeedback[0]!);
  const result = bind(() => useFeedbackQueue({ state: 'open', page: 1 }), { operatorFeedback: read, answerFeedback: answer });
  await waitFor(() => expect(result.current.feedback.status).toBe('ready'));
  const before = read.mock.calls.length;
  await act(() => result.current.onAnswer({ id: 501, reply: '谢谢' }));
  expect(answer).toHaveBeenCalledWith({ id: 501, reply: '谢谢' });
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
});

test('停用做完时，列表已经是新的', async () => {
  let kept: OperatorMember[] = members;
  const result = bind(() => useMemberAdmin({ keywords: '', state: 'all', page: 1 }), {
    operatorMembers: () => ({ data: kept, totalRecord: kept.length }),
    suspendMember: ({ id, reason }) => {
      kept = kept.map((member) => (member.id === id ? { ...member, isSuspended: true, suspendReason: reason } : member));
      return kept.find((member) => member.id === id)!;
    },
    restoreMember: ({ id }) => {
      kept = kept.map((member) => (member.id === id ? { ...member, isSuspended: false, suspendReason: null } : member));
      return kept.find((member) => member.id === id)!;
    },
  });
  const stateOf = () => (result.current.members.status === 'ready' ? result.current.members.data.data.find(({ id }) => id === 12) : undefined);
  await waitFor(() => expect(stateOf()?.isSuspended).toBe(false));
  await act(() => result.current.onSuspend({ id: 12, reason: '虚假库存' }));
  expect(stateOf()).toMatchObject({ isSuspended: true, suspendReason: '虚假库存' });
  await act(() => result.current.onRestore(12));
  expect(stateOf()?.isSuspended).toBe(false);
});

test('日志按条件读', async () => {
  const read = vi.fn(() => ({ data: audit, totalRecord: 3 }));
  const result = bind(() => useAuditLog({ group: 'login', memberId: 12, page: 2 }), { auditLog: read });
  await waitFor(() => expect(result.current.log.status).toBe('ready'));
  expect(read).toHaveBeenCalledWith({ event: 'login', memberId: 12, pageIndex: 2, pageSize: 20 });
});

test('配置、热搜词、导航存上之后都重新读', async () => {
  let words = ['LM358'];
  let links = navigation;
  const hotWords = bind(useHotWordsEditor, { chosenHotWords: () => ({ words }), saveHotWords: (sent) => (words = sent.words) && { words } });
  await waitFor(() => expect(hotWords.current.words).toEqual({ status: 'ready', data: ['LM358'] }));
  await act(() => hotWords.current.onSave(['TPS62130']));
  expect(hotWords.current.words).toEqual({ status: 'ready', data: ['TPS62130'] });

  const nav = bind(useNavigationEditor, { navigation: () => links, saveNavigation: ({ list, links: sent }) => (links = { ...links, [list]: sent }) });
  await waitFor(() => expect(nav.current.navigation.status).toBe('ready'));
  await act(() => nav.current.onSave('agent', []));
  expect(nav.current.navigation).toMatchObject({ data: { agent: [], common: navigation.common } });

  let kept = settings;
  const editor = bind(useSettingsEditor, {
    operatorSettings: () => ({ data: kept, totalRecord: kept.length }),
    saveSetting: ({ key, value }) => {
      kept = kept.map((one) => (one.key === key ? { ...one, value: value || null } : one));
      return kept.find((one) => one.key === key)!;
    },
  });
  await waitFor(() => expect(editor.current.settings.status).toBe('ready'));
  await act(() => editor.current.onSave({ key: 'lotteryStatus', value: '' }));
  expect(editor.current.settings).toMatchObject({ data: [{ key: 'lotteryStatus', value: null }, {}, {}] });
});

test('页面：预览给出块，冲突之后读得到现在的版本', async () => {
  const result = bind(usePageEditor, {
    pageSources: () => ({ data: pages, totalRecord: 2 }),
    previewPage: ({ markdown }) => ({ blocks: [{ kind: 'quote', words: [{ text: markdown, style: 'plain', href: null }] }] }),
    savePage: () => {
      throw new ApiError({ status: 409, reason: 'page.changed', message: '刚被改过' });
    },
  });
  await waitFor(() => expect(result.current.pages.status).toBe('ready'));
  expect(await result.current.onPreview('你好')).toEqual([{ kind: 'quote', words: [{ text: '你好', style: 'plain', href: null }] }]);
  const change = { key: 'about', title: '关于', description: '', markdown: '你好', version: 1 } as const;
  await act(() => expect(result.current.onSave(change)).rejects.toMatchObject({ status: 409 }));
  expect(await result.current.onReadAgain('about')).toMatchObject({ version: 3 });
});
