import type { Loadable } from '@chippage/api/loadable';
import type { Conversation, ConversationFilter, FoundMessage, NoticeConversation } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { GridList } from '@chippage/ui/GridList';
import { MessageIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { KindChips } from '../../../parts/kind-chips/KindChips.tsx';
import { LoadMore } from '../../../parts/list-page/LoadMore.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { noteOf } from '../../parts/noteOf.ts';
import { inboxTermsMessages } from '../../parts/messages.ts';
import * as styles from './ConversationList.css.ts';
import { ConversationRow, nameOf, NoticesRow, noticesText, rowText } from './ConversationRow.tsx';
import { conversationListMessages } from './messages.ts';

/** What is open beside the list: a conversation, the notices, or nothing. */
export type OpenThing = number | 'notices' | null;

/** Props of `ConversationList`. */
export interface ConversationListProps {
  conversations: Loadable<PagedList<Conversation>>;
  /** The notices of the site; null: not read yet. */
  notices: NoticeConversation | null;
  filter: ConversationFilter;
  onFilter: (filter: ConversationFilter) => void;
  /** What was searched. */
  keywords: string;
  onSearch: (keywords: string) => void;
  /** Messages that hold the words; null while nothing is searched. */
  found: Loadable<PagedList<FoundMessage>> | null;
  onMoreFound: () => void;
  open: OpenThing;
  onOpen: (open: number | 'notices') => void;
  /** Opens a conversation at one of its messages. */
  onJump: (place: { conversationId: number; seq: number }) => void;
  onLoadMore: () => void;
}

const kinds = ['unread', 'starred', 'hidden'] as const;
const NOTICES = 'notices';

/** The member's conversations, with the notices of the site as one of them: the pinned ones first, then those with the newest message. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, filter, onFilter, keywords, onSearch, onLoadMore } = props;
  const t = useMessages(conversationListMessages);
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <KeywordsField label={t('search')} hint={t('searchHint')} searched={keywords} onSearch={onSearch} isLandmark />
        <KindChips
          label={t('filters')}
          allLabel={t('all')}
          kinds={kinds}
          nameOf={(each) => t(each)}
          value={filter === 'all' ? null : filter}
          onChange={(next) => onFilter(next ?? 'all')}
        />
      </div>
      <div className={styles.rows}>
        <div className={conversations.status === 'loading' ? styles.inset : undefined}>
          <Loaded value={conversations} failedTitle={t('failed')} failedSize="sm" lines={8}>
            {(list) => (
              <>
                <Rows {...props} list={list} />
                {(list.hasMore || list.moreError !== null) && (
                  <div className={styles.inset}>
                    <LoadMore list={list} onLoadMore={onLoadMore} />
                  </div>
                )}
              </>
            )}
          </Loaded>
        </div>
        {keywords !== '' && <Found {...props} />}
      </div>
    </div>
  );
}

function Rows({ list, notices, filter, keywords, open, onOpen, onFilter }: ConversationListProps & { list: PagedList<Conversation> }) {
  const t = useMessages(conversationListMessages);
  const hasNotices = notices !== null && keywords === '' && (filter === 'all' || (filter === 'unread' && notices.unreadCount > 0));
  // The notices stand behind the pinned ones, as a conversation of their time among the others would be hard to find again.
  const pinned = list.rows.filter(({ isPinned }) => isPinned);
  const rest = list.rows.filter(({ isPinned }) => !isPinned);
  const rowOf = (one: Conversation) => ({ id: String(one.id), text: rowText(one, t, one.id === open), isCurrent: one.id === open, conversation: one });
  const items = [
    ...pinned.map(rowOf),
    ...(hasNotices ? [{ id: NOTICES, text: noticesText(notices, t, open === NOTICES), isCurrent: open === NOTICES, conversation: null }] : []),
    ...rest.map(rowOf),
  ];
  return (
    <GridList
      label={t('conversations')}
      isFlush
      items={items}
      onAction={(id) => onOpen(id === NOTICES ? NOTICES : Number(id))}
      renderItem={({ conversation }) =>
        conversation === null ? notices !== null && <NoticesRow notices={notices} /> : <ConversationRow conversation={conversation} />
      }
      empty={<Nothing filter={filter} keywords={keywords} onShowAll={() => onFilter('all')} />}
    />
  );
}

const emptyWords = { all: 'empty', unread: 'emptyUnread', starred: 'emptyStarred', hidden: 'emptyHidden' } as const;

function Nothing({ filter, keywords, onShowAll }: { filter: ConversationFilter; keywords: string; onShowAll: () => void }) {
  const t = useMessages(conversationListMessages);
  if (keywords !== '')
    return (
      <div className={styles.inset}>
        <Note>{t('emptyFound', { keywords })}</Note>
      </div>
    );
  return (
    <EmptyState
      icon={<MessageIcon size={32} />}
      title={t(emptyWords[filter])}
      action={
        filter === 'all' ? undefined : (
          <Button variant="outline" onPress={onShowAll}>
            {t('showAll')}
          </Button>
        )
      }
    >
      {filter === 'all' ? t('emptyHint') : undefined}
    </EmptyState>
  );
}

function Found({ found, keywords, onJump, onMoreFound }: ConversationListProps) {
  const t = useMessages(conversationListMessages);
  const terms = useMessages(inboxTermsMessages);
  if (found === null) return null;
  return (
    <section aria-label={t('foundMessages', { keywords })}>
      <h2 className={styles.heading}>{t('foundMessages', { keywords })}</h2>
      <div className={found.status === 'loading' ? styles.inset : undefined}>
        <Loaded value={found} lines={4}>
          {(list) =>
            list.rows.length === 0 ? (
              <div className={styles.inset}>
                <Note>{t('foundNone', { keywords })}</Note>
              </div>
            ) : (
              <>
                <GridList
                  label={t('foundMessages', { keywords })}
                  isFlush
                  items={list.rows.map((one) => ({
                    id: `${one.conversation.id}-${one.message.seq}`,
                    text: t('foundIn', {
                      name: nameOf(one.conversation),
                      writer: one.message.writer.nickName,
                      text: noteOf(one.message, terms),
                      time: absoluteTime(Date.parse(one.message.createTime)).minute,
                    }),
                    one,
                  }))}
                  onAction={(id) => {
                    const [conversationId, seq] = id.split('-').map(Number);
                    onJump({ conversationId: conversationId ?? 0, seq: seq ?? 0 });
                  }}
                  renderItem={({ one: { conversation, message } }) => (
                    <div className={styles.words}>
                      <div className={styles.line}>
                        <span className={styles.name}>{nameOf(conversation)}</span>
                        <span className={styles.time}>{absoluteTime(Date.parse(message.createTime)).date}</span>
                      </div>
                      <span className={styles.found}>{noteOf(message, terms)}</span>
                    </div>
                  )}
                  empty={null}
                />
                {list.hasMore && (
                  <div className={styles.inset}>
                    <LoadMore list={list} onLoadMore={onMoreFound} />
                  </div>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </section>
  );
}
