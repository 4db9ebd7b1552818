// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { ApiProvider } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { fakeApi } from '@chippage/api/fakeApi';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { DraftsProvider } from '../../../parts/form/DraftsProvider.tsx';
import { conversation, message } from '../../inbox.fixtures.ts';
import { draftKeyOf } from './chatState.ts';
import type { InboxHappening, InboxLive } from '../../events/inbox-live/inboxLive.ts';
import { useChat } from './useChat.ts';

function openChat(sending: ApiError) {
  const kept = new Map<string, string>();
  const client = fakeApi({
    conversationDetail: () => conversation({ id: 7 }),
    chatMessages: () => ({ data: [message({ seq: 1 })], totalRecord: 1, hasBefore: false, hasAfter: false }),
    sendMessage: () => {
      throw sending;
    },
  });
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  const { result } = renderHook(() => useChat({ conversationId: 7, live: null, around: null, onChanged: () => undefined, failedText: '没有发出' }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApiProvider client={client}>
        <DraftsProvider store={store}>{children}</DraftsProvider>
      </ApiProvider>
    ),
  });
  return { result, store, key: draftKeyOf(7) };
}

test('会话结束时发不出的话回到留着的草稿里，在正写的那句前面', async () => {
  const { result, store, key } = openChat(new ApiError({ status: 401, reason: 'session.required', message: '登录已失效' }));
  await vi.waitFor(() => expect(result.current.stretch.status).toBe('ready'));
  store.setItem(key, '正在写的一句');
  act(() => result.current.onSend({ text: '那就订 1000 片' }));
  await vi.waitFor(() => expect(store.getItem(key)).toBe('那就订 1000 片\n正在写的一句'));
  expect(result.current.outgoing).toMatchObject([{ draft: { text: '那就订 1000 片' }, error: '登录已失效' }]);
});

test('别的原因发不出的留在对话里，草稿不变', async () => {
  const { result, store, key } = openChat(new ApiError({ status: 503, reason: 'service.unavailable', message: '服务暂时不可用' }));
  await vi.waitFor(() => expect(result.current.stretch.status).toBe('ready'));
  act(() => result.current.onSend({ text: '在吗' }));
  await vi.waitFor(() => expect(result.current.outgoing).toMatchObject([{ draft: { text: '在吗' }, error: '服务暂时不可用' }]));
  expect(store.getItem(key)).toBeNull();
});

test('跟随开始以前来的消息，开始时补上；对方读到哪里也是', async () => {
  const kept = [message({ seq: 1, side: 'own', isRead: false })];
  const client = fakeApi({
    conversationDetail: () => conversation({ id: 7, otherReadSeq: kept.length > 1 ? 1 : 0 }),
    chatMessages: ({ after = 0 }) => ({ data: kept.filter(({ seq }) => seq > after), totalRecord: kept.length, hasBefore: false, hasAfter: false }),
  });
  const heard: ((what: InboxHappening) => void)[] = [];
  const live: InboxLive = {
    subscribe: (listener) => {
      heard.push(listener);
      return () => undefined;
    },
    watchStatus: () => () => undefined,
    watchUnread: () => () => undefined,
    status: () => 'live',
    recount: () => undefined,
    wake: () => undefined,
    stop: () => undefined,
  };
  const { result } = renderHook(() => useChat({ conversationId: 7, live, around: null, onChanged: () => undefined, failedText: '没有读到' }), {
    wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
  await vi.waitFor(() => expect(result.current.stretch).toMatchObject({ data: { messages: [{ seq: 1, isRead: false }] } }));
  kept.push(message({ seq: 2, text: '在跟随以前来的' }));
  act(() => heard.forEach((hear) => hear({ kind: 'begin' })));
  await vi.waitFor(() =>
    expect(result.current.stretch).toMatchObject({
      data: {
        messages: [
          { seq: 1, isRead: true },
          { seq: 2, text: '在跟随以前来的' },
        ],
      },
    }),
  );
});
