import type { Loadable } from '@chippage/api/loadable';
import type { ChatCard, ChatFile, ChatMessage, ChatReportReason, Conversation } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { late } from '@chippage/ui/late';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { useDraft } from '../../../parts/form/useDraft.ts';
import { useDrafts } from '../../../parts/form/DraftsProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { inboxTermsMessages } from '../../parts/messages.ts';
import * as styles from './Chat.css.ts';
import { type ChatAction, ChatHead } from './ChatHead.tsx';
import type { ItemActions } from './ChatItem.tsx';
import { ChatComposer, type SendKeys } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import { type Draft, draftKeyOf, type Outgoing, type Stretch, withUnsent } from './chatState.ts';
import { chatMessages } from './messages.ts';

/** Marks of the reader's own; what is absent stays as it is. */
export interface ChatMarks {
  isPinned?: boolean;
  isStarred?: boolean;
  isMuted?: boolean;
  isHidden?: boolean;
  remark?: string;
}

/** Props of `Chat`. */
export interface ChatProps {
  conversation: Loadable<Conversation>;
  stretch: Loadable<Stretch>;
  outgoing: readonly Outgoing[];
  /** The other side is writing. */
  isTyping: boolean;
  older: { isLoading: boolean; error: string | null };
  /** The message that one was brought to; null: the newest ones. */
  jumpedTo: number | null;
  /** Takes the focus when it is shown: it was opened by the reader, not by the address. */
  takesFocus: boolean;
  sendKeys: SendKeys;
  onSendKeys: (keys: SendKeys) => void;
  /** Leads to the list, where that is not beside it. */
  onBack: () => void;
  onOlder: () => void;
  onNewer: () => void;
  onNewest: () => void;
  onSend: (draft: Draft) => void;
  onResend: (clientId: string) => void;
  onDrop: (clientId: string) => void;
  /** @throws ApiError whose words are shown, as all that return a promise */
  onRevoke: (seq: number) => Promise<void>;
  onSeen: (seq: number) => void;
  onType: () => void;
  onMark: (marks: ChatMarks) => Promise<void>;
  onReport: (report: { seq?: number; reason: ChatReportReason; note: string }) => Promise<void>;
  onBlock: (isBlocked: boolean) => Promise<void>;
  onReadFile: (id: number) => Promise<Blob>;
  /** Hands a file to the browser's downloads. */
  onSave: (blob: Blob, name: string) => void;
  onExport: () => Promise<Blob>;
  /** Puts a text on the clipboard, and tells whether that went well. */
  onCopy: (text: string) => Promise<boolean>;
  /** The choice of a card, open while it is drawn. */
  cardPicker: (picker: { onClose: () => void; onPick: (card: NonNullable<Draft['card']>) => void }) => ReactNode;
}

const ChatReport = late(async () => (await import('./ChatReport.tsx')).ChatReport);
const ChatRename = late(async () => (await import('./ChatRename.tsx')).ChatRename);
const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);

/** An open conversation: with whom, what was said, and the box to write in. */
export function Chat(props: ChatProps) {
  const t = useMessages(chatMessages);
  return (
    <Loaded value={props.conversation} failedTitle={t('failed')} bones={['48px', '320px', '120px']}>
      {(conversation) => <Open {...props} key={conversation.id} conversation={conversation} />}
    </Loaded>
  );
}

type Asked = { kind: 'report'; seq: number | null } | { kind: 'block' } | { kind: 'rename' } | { kind: 'card' } | null;

function Open({ conversation, stretch, ...props }: Omit<ChatProps, 'conversation'> & { conversation: Conversation }) {
  const t = useMessages(chatMessages);
  const announce = useAnnounce();
  const action = useAction();
  const draft = useDraft(useDrafts(), draftKeyOf(conversation.id));
  const [asked, setAsked] = useState<Asked>(null);
  const [answering, setAnswering] = useState<ChatMessage | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { party, remark, isBlocked, closedReason, subject } = conversation;
  const isClosed = isBlocked || closedReason !== null;
  const name = remark ?? party.name;
  const { takesFocus } = props;
  useEffect(() => {
    // A keyboard on the screen would cover what one came to read.
    if (takesFocus) (matchMedia('(pointer: fine)').matches ? (input.current ?? heading.current) : heading.current)?.focus({ preventScroll: true });
  }, [takesFocus]);

  const mark = (id: keyof typeof marks) => {
    const { flag, on, off } = marks[id];
    const isOn = !conversation[flag];
    void action.run(id, () => props.onMark({ [flag]: isOn }), t(isOn ? on : off));
  };
  const onAction = (id: ChatAction) => {
    if (id === 'report') setAsked({ kind: 'report', seq: null });
    else if (id === 'rename') setAsked({ kind: 'rename' });
    else if (id === 'block' && !isBlocked) setAsked({ kind: 'block' });
    else if (id === 'block') unblock();
    else if (id === 'export') void action.run(id, async () => props.onSave(await props.onExport(), `${name}.csv`), t('exportDone'));
    else mark(id);
  };
  const unblock = () => void action.run('block', () => props.onBlock(false), t('unblockDone'));

  // A message keeps its own drawing while others come: what it does is told through here.
  const newest = useRef<ItemActions>(null);
  const write = () => input.current?.focus();
  useLayoutEffect(() => {
    newest.current = {
      onCopy: (text) => void props.onCopy(text).then((isDone) => announce(t(isDone ? 'copied' : 'copyFailed'))),
      onAnswer: (message) => {
        setAnswering(message);
        // The menu gives its focus back first.
        requestAnimationFrame(write);
      },
      onRevoke: ({ seq }) => void action.run('revoke', () => props.onRevoke(seq), t('revoked')),
      onReport: ({ seq }) => setAsked({ kind: 'report', seq }),
      onReadFile: props.onReadFile,
      onSaveFile: (file: ChatFile) => void action.run('save', async () => props.onSave(await props.onReadFile(file.id), file.name)),
    };
  });
  const actions = useMemo<ItemActions>(
    () => ({
      onCopy: (text) => newest.current?.onCopy(text),
      onAnswer: (message) => newest.current?.onAnswer(message),
      onRevoke: (message) => newest.current?.onRevoke(message),
      onReport: (message) => newest.current?.onReport(message),
      onReadFile: (id) => newest.current?.onReadFile(id) ?? Promise.reject(new Error('not drawn yet')),
      onSaveFile: (file) => newest.current?.onSaveFile(file),
    }),
    [],
  );
  const onEdit = ({ clientId, draft: { text, answers } }: Outgoing) => {
    props.onDrop(clientId);
    draft.setText(withUnsent(text, draft.text));
    setAnswering(answers ?? null);
    write();
  };
  return (
    <div className={styles.chat}>
      <ChatHead conversation={conversation} name={name} onBack={props.onBack} onAction={onAction} headingRef={heading} />
      <div className={styles.notices}>
        {subject?.isAvailable && !isClosed && (
          <Subject card={subject} onSend={() => props.onSend({ text: '', card: { wish: { kind: subject.kind, id: subject.id }, title: subject.title } })} />
        )}
        {action.result && <ActionAlert result={action.result} />}
      </div>
      <Loaded value={stretch} bones={['320px']}>
        {(loaded) => <ChatLog {...props} name={name} stretch={loaded} onEdit={onEdit} actions={actions} />}
      </Loaded>
      {isClosed ? (
        <div className={styles.composer}>
          <Alert
            tone="info"
            title={isBlocked ? undefined : t('closed')}
            action={
              isBlocked ? (
                <Button variant="outline" size="sm" isPending={action.pending === 'block'} onPress={unblock}>
                  {t('unblock')}
                </Button>
              ) : undefined
            }
          >
            {isBlocked ? t('blocked') : closedReason}
          </Alert>
        </div>
      ) : (
        <ChatComposer
          name={name}
          draft={draft}
          answering={answering}
          onAnswerCancel={() => setAnswering(null)}
          sendKeys={props.sendKeys}
          onSendKeys={props.onSendKeys}
          onSend={props.onSend}
          onPickCard={() => setAsked({ kind: 'card' })}
          onType={props.onType}
          inputRef={input}
        />
      )}
      {asked?.kind === 'card' &&
        props.cardPicker({
          onClose: () => setAsked(null),
          onPick: (card) => {
            setAsked(null);
            props.onSend({ text: '', card });
          },
        })}
      {asked?.kind === 'report' && (
        <ChatReport
          isMessage={asked.seq !== null}
          onOpenChange={() => setAsked(null)}
          onReport={async (report) => {
            await props.onReport({ ...report, ...(asked.seq !== null && { seq: asked.seq }) });
            void action.run('reported', async () => undefined, t('reportDone'));
          }}
        />
      )}
      {asked?.kind === 'rename' && (
        <ChatRename
          remark={remark ?? ''}
          onOpenChange={() => setAsked(null)}
          onRename={async (next) => {
            await props.onMark({ remark: next });
            void action.run('renamed', async () => undefined, t('renameDone'));
          }}
        />
      )}
      {asked?.kind === 'block' && (
        <ConfirmDialog
          title={t('blockTitle', { name })}
          confirmLabel={t('blockConfirm')}
          cancelLabel={t('cancel')}
          isOpen
          onOpenChange={() => setAsked(null)}
          isPending={action.pending === 'block'}
          onConfirm={() => void action.run('block', () => props.onBlock(true), t('blockDone')).then(() => setAsked(null))}
        >
          {t('blockText')}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What the conversation was opened about, with the way to show it to the other side. */
function Subject({ card, onSend }: { card: ChatCard; onSend: () => void }) {
  const t = useMessages(chatMessages);
  const terms = useMessages(inboxTermsMessages);
  return (
    <div className={styles.subject}>
      <span className={styles.subjectWords}>
        {t('about', { kind: terms(card.kind) })} {card.href === null ? card.title : <Link href={card.href}>{card.title}</Link>}
      </span>
      <Button variant="outline" size="sm" aria-label={t('sendSubjectNamed', { title: card.title })} onPress={onSend}>
        {t('sendSubject')}
      </Button>
    </div>
  );
}

const marks = {
  pin: { flag: 'isPinned', on: 'pinDone', off: 'unpinDone' },
  mute: { flag: 'isMuted', on: 'muteDone', off: 'unmuteDone' },
  star: { flag: 'isStarred', on: 'starDone', off: 'unstarDone' },
  hide: { flag: 'isHidden', on: 'hideDone', off: 'unhideDone' },
} as const;
