import type { Loadable } from '@chippage/api/loadable';
import type { CircleSettings, SilencedMember } from '@chippage/api/types';
import { Avatar } from '@chippage/ui/Avatar';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { EyeOffIcon } from '@chippage/ui/Icon';
import { Switch } from '@chippage/ui/Switch';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { Row, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { silencedMembersMessages } from './messages.ts';

export interface SilencedMembersProps {
  settings: Loadable<CircleSettings>;
  people: Loadable<PagedList<SilencedMember>>;
  onPersonalChange: (isPersonal: boolean) => void;
  onLoadMore: () => void;
  onRestore: (member: SilencedMember) => void;
}

/** What a member chose for the circle: what orders 推荐, and whom they do not want to read. */
export function SilencedMembers({ settings, people, onPersonalChange, onLoadMore, onRestore }: SilencedMembersProps) {
  const t = useMessages(silencedMembersMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Card title={t('order')}>
        <Loaded value={settings} failedTitle={t('settingsFailed')} failedSize="sm" lines={2}>
          {({ isPersonal }) => (
            <Switch isSelected={isPersonal} onChange={onPersonalChange} description={t('personalHint')}>
              {t('personal')}
            </Switch>
          )}
        </Loaded>
      </Card>
      <Card title={t('people')} padding="none">
        <MoreRows
          value={people}
          label={t('people')}
          lines={3}
          empty={
            <EmptyState icon={<EyeOffIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(member) => <Person key={member.id} member={member} onRestore={() => onRestore(member)} />}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

function Person({ member: { nickName, avatar, kind, createTime }, onRestore }: { member: SilencedMember; onRestore: () => void }) {
  const t = useMessages(silencedMembersMessages);
  return (
    <Row>
      <Avatar name={nickName} src={avatar} size="sm" />
      <RowWords>
        <RowTitle>
          {nickName} <Tag tone={kind === 'block' ? 'danger' : 'neutral'}>{t(kind)}</Tag>
        </RowTitle>
        <RowMeta>
          <FriendlyTime dateTime={createTime} />
        </RowMeta>
      </RowWords>
      <Button variant="outline" size="sm" aria-label={t('restoreOf', { name: nickName })} onPress={onRestore}>
        {t('restore')}
      </Button>
    </Row>
  );
}
