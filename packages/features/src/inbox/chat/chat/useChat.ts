import { useApi } from '@chippage/api/ApiProvider';
import { ApiError, isRefusal } from '@chippage/api/errors';
import {
  blockParty,
  chatFile,
  chatMessagesQuery,
  conversationDetailQuery,
  exportConversation,
  markConversation,
  readConversation,
  reportConversation,
  revokeMessage,
  sendMessage,
  typeInConversation,
  unblockParty,
  uploadChatFile,
} from '@chippage/api/inbox';
import type { Loadable } from '@chippage/api/loadable';
import type { ChatMessage, Conversation } from '@chippage/api/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDrafts } from '../../../parts/form/DraftsProvider.tsx';
import type { InboxLive } from '../../events/inbox-live/inboxLive.ts';
import type { ChatProps } from './Chat.tsx';
import { draftKeyOf, type Outgoing, type Stretch, type StretchPage, withMessage, withPage, withRead, withUnsent } from './chatState.ts';

const PAGE_SIZE = 30;
/** The other side is told at most this often that somebody writes. */
const TYPING_MS = 3000;
/** The other side's writing is forgotten after this long. */
const TYPED_MS = 6000;

export interface ChatOptions {
  conversationId: number;
  live: InboxLive | null;
  /** The message to begin at; null: the newest. */
  around: number | null;
  /** Hears the conversation as it is after each change, e.g. for the list beside it. */
  onChanged: (conversation: Conversation) => void;
  /** Said where an error has no words of its own. */
  failedText: string;
}

/** What `Chat` needs of the API. `isMissing`: there is no such conversation, or it is not the reader's. */
export interface ChatBinding extends Pick<
  ChatProps,
  | 'conversation'
  | 'stretch'
  | 'outgoing'
  | 'isTyping'
  | 'older'
  | 'onOlder'
  | 'onNewer'
  | 'onNewest'
  | 'onSend'
  | 'onResend'
  | 'onDrop'
  | 'onRevoke'
  | 'onSeen'
  | 'onType'
  | 'onMark'
  | 'onReport'
  | 'onBlock'
  | 'onReadFile'
  | 'onExport'
> {
  isMissing: boolean;
}

/** Binds `Chat` to the API and to what happens in the inbox. */
export function useChat({ conversationId, live, around, onChanged, failedText }: ChatOptions): ChatBinding {
  const client = useApi();
  const drafts = useDrafts();
  const key = draftKeyOf(conversationId);
  const detail = conversationDetailQuery.use({ conversationId });
  const [stretch, setStretch] = useState<Loadable<Stretch>>({ status: 'loading' });
  const [older, setOlder] = useState<ChatProps['older']>({ isLoading: false, error: null });
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const [typedAt, setTypedAt] = useState<number | null>(null);
  const here = useRef<Stretch | null>(null);
  const toldTyping = useRef(0);
  const seen = useRef(0);
  const reading = useRef(false);
  const takesNewer = useRef(false);
  const hasBegun = useRef(false);

  const show = useCallback((next: Stretch) => {
    here.current = next;
    setStretch({ status: 'ready', data: next });
  }, []);
  const ask = useCallback(
    (place: { before?: number; after?: number; around?: number }): Promise<StretchPage> =>
      chatMessagesQuery.fetch({ conversationId, pageSize: PAGE_SIZE, ...place }, { client }),
    [client, conversationId],
  );
  /** Reads what came after the newest one that is here. */
  const catchUp = useCallback(async () => {
    while (here.current !== null && !here.current.hasAfter) {
      const page = await ask({ after: here.current.messages.at(-1)?.seq ?? 0 });
      if (page.data.length === 0) return;
      show(withPage({ ...here.current, hasAfter: page.hasAfter }, page, 'after'));
      if (!page.hasAfter) return;
      here.current = { ...here.current, hasAfter: false };
    }
  }, [ask, show]);
  const open = useCallback(
    async (at: number | null) => {
      setStretch((was) => (was.status === 'ready' ? was : { status: 'loading' }));
      try {
        hasBegun.current = false;
        const page = await ask(at === null ? {} : { around: at });
        show({ messages: page.data, hasBefore: page.hasBefore, hasAfter: page.hasAfter });
        // Following began while it was being read: what came before that may be in neither.
        if (hasBegun.current) void catchUp().catch(() => undefined);
      } catch (error) {
        const { reason, message } = errorOf(error, failedText);
        setStretch({ status: 'failed', code: reason, message, onRetry: () => void open(at) });
      }
    },
    [ask, catchUp, failedText, show],
  );
  useEffect(() => void open(around), [open, around]);

  const put = useCallback(
    (message: ChatMessage) => {
      if (message.side === 'own') setOutgoing((was) => was.filter(({ clientId }) => clientId !== message.clientId));
      if (here.current === null) return;
      const next = withMessage(here.current, message);
      // A later event brings what could not be read now.
      if (next === null) void catchUp().catch(() => undefined);
      else if (next !== here.current) show(next);
    },
    [catchUp, show],
  );

  const keepDetail = useCallback(
    (next: Conversation) => {
      void detail.mutate(next, { revalidate: false });
      onChanged(next);
      return next;
    },
    [detail, onChanged],
  );
  const hear = useRef<Parameters<InboxLive['subscribe']>[0]>(() => undefined);
  useEffect(() => {
    hear.current = (what) => {
      if (what.kind === 'reset') {
        void open(null);
        void detail.mutate();
      } else if (what.kind === 'begin') {
        hasBegun.current = true;
        // A later event brings what could not be read now.
        void catchUp().catch(() => undefined);
        void detail.mutate().then((found) => {
          if (found && here.current !== null) show(withRead(here.current, found.otherReadSeq));
        });
      } else if (what.kind === 'typing') {
        if (what.conversationId === conversationId) setTypedAt(Date.now());
      } else if (what.event.conversationId === conversationId) {
        const { kind, message, otherReadSeq } = what.event;
        if (message !== null) {
          put(message);
          if (message.side === 'other') setTypedAt(null);
        }
        if (otherReadSeq !== null && here.current !== null) {
          const next = withRead(here.current, otherReadSeq);
          if (next !== here.current) show(next);
        }
        if (kind === 'conversation') void detail.mutate();
      }
    };
  });
  useEffect(() => live?.subscribe((what) => hear.current(what)), [live]);
  useEffect(() => {
    if (typedAt === null) return undefined;
    const timer = setTimeout(() => setTypedAt(null), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typedAt]);

  const change = (clientId: string, part: Partial<Outgoing>) =>
    setOutgoing((was) => was.map((each) => (each.clientId === clientId ? { ...each, ...part } : each)));
  const send = async ({ clientId, draft, time }: Outgoing) => {
    try {
      const file =
        draft.file &&
        (await uploadChatFile(
          { conversationId, name: draft.file.name.slice(-120), file: draft.file },
          { client, onProgress: (progress) => change(clientId, { progress }) },
        ));
      const message = await sendMessage(
        {
          conversationId,
          clientId,
          type: file ? (file.isPicture ? 'picture' : 'file') : draft.card ? 'card' : 'text',
          text: draft.text,
          clientTime: time,
          ...(file && { fileId: file.id }),
          ...(draft.card && { card: draft.card.wish }),
          ...(draft.answers && { answersSeq: draft.answers.seq }),
        },
        { client },
      );
      put(message);
      onSent(message);
    } catch (error) {
      // The page goes with the session; the words are in the box again after the next login.
      if (error instanceof ApiError && error.status === 401) drafts?.setItem(key, withUnsent(draft.text, drafts.getItem(key) ?? ''));
      change(clientId, { error: errorOf(error, failedText).message });
      // Blocked or closed meanwhile: the box says so.
      if (isRefusal<'sendMessage'>(error, 'chat.closed')) void detail.mutate();
    }
  };
  /** The list beside it need not wait for the event. */
  const onSent = ({ seq, createTime }: ChatMessage) => {
    if (detail.data && seq > detail.data.lastSeq)
      void detail.mutate({ ...detail.data, lastSeq: seq, lastTime: createTime, isLastOwn: true }, { revalidate: false });
  };

  async function takeOlder(): Promise<void> {
    const first = here.current?.messages[0];
    if (here.current === null || first === undefined || !here.current.hasBefore) return;
    setOlder({ isLoading: true, error: null });
    try {
      const page = await ask({ before: first.seq });
      if (here.current !== null) show(withPage(here.current, page, 'before'));
      setOlder({ isLoading: false, error: null });
    } catch (error) {
      setOlder({ isLoading: false, error: errorOf(error, failedText).message });
    }
  }

  /** Where it fails, the next scroll asks again. */
  async function takeNewer(): Promise<void> {
    const last = here.current?.messages.at(-1);
    if (here.current === null || last === undefined || !here.current.hasAfter || takesNewer.current) return;
    takesNewer.current = true;
    const page = await ask({ after: last.seq }).catch(() => null);
    takesNewer.current = false;
    if (page !== null && here.current !== null) show(withPage(here.current, page, 'after'));
  }

  return {
    conversation:
      detail.data === undefined
        ? detail.error === undefined
          ? { status: 'loading' }
          : { status: 'failed', code: detail.error.reason, message: detail.error.message, onRetry: () => void detail.mutate() }
        : { status: 'ready', data: detail.data },
    isMissing: detail.error?.status === 404,
    stretch,
    outgoing,
    isTyping: typedAt !== null,
    older,
    onOlder: () => void takeOlder(),
    onNewer: () => void takeNewer(),
    onNewest: () => void open(null),
    onSend: (draft) => {
      const next: Outgoing = {
        clientId: crypto.randomUUID(),
        draft,
        progress: draft.file ? 0 : null,
        error: null,
        time: new Date().toISOString(),
      };
      setOutgoing((was) => [...was, next]);
      // What is written now stands below everything else, so that is where one goes.
      if (here.current?.hasAfter) void open(null);
      void send(next);
    },
    onResend: (clientId) => {
      const again = outgoing.find((each) => each.clientId === clientId);
      if (!again) return;
      change(clientId, { error: null, progress: again.draft.file ? 0 : null });
      void send(again);
    },
    onDrop: (clientId) => setOutgoing((was) => was.filter((each) => each.clientId !== clientId)),
    onRevoke: async (seq) => put(await revokeMessage({ conversationId, seq }, { client })),
    onSeen: (seq) => {
      if (seq <= Math.max(seen.current, detail.data?.readSeq ?? 0) || reading.current) return;
      reading.current = true;
      seen.current = seq;
      readConversation({ conversationId, seq }, { client })
        .then(
          (read) => {
            keepDetail(read);
            live?.recount();
          },
          // Not noted: it is tried again with the next look.
          () => void (seen.current = 0),
        )
        .finally(() => void (reading.current = false));
    },
    onType: () => {
      if (Date.now() - toldTyping.current < TYPING_MS) return;
      toldTyping.current = Date.now();
      // Nothing depends on it.
      void typeInConversation({ conversationId }, { client }).catch(() => undefined);
    },
    onMark: async (marks) => void keepDetail(await markConversation({ conversationId, ...marks }, { client })),
    onReport: async (report) => void (await reportConversation({ conversationId, ...report }, { client })),
    onBlock: async (isBlocked) => void keepDetail(await (isBlocked ? blockParty : unblockParty)({ conversationId }, { client })),
    onReadFile: async (id) => (await chatFile({ id }, { client })).blob,
    onExport: async () => (await exportConversation({ conversationId }, { client })).blob,
  };
}

function errorOf(error: unknown, failedText: string): Pick<ApiError, 'reason' | 'message'> {
  return error instanceof ApiError ? error : { reason: 'network.unreachable', message: failedText };
}
