import type { Loadable } from '@chippage/api/loadable';
import type { HiddenMember } from '@chippage/api/types';
import { Avatar } from '@chippage/ui/Avatar';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { EyeOffIcon } from '@chippage/ui/Icon';
import { Switch } from '@chippage/ui/Switch';
import { Tag } from '@chippage/ui/Tag';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Inset, Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { circleSettingsMessages } from './messages.ts';

export interface CircleSettingsProps {
  isPersonalised: boolean;
  onPersonalisedChange: (isOn: boolean) => void;
  hidden: Loadable<PagedList<HiddenMember>>;
  /** Takes it back. @throws ApiError whose message is shown */
  onShow: (member: HiddenMember) => Promise<void>;
  onLoadMore: () => void;
}

/** What a member chose for the circle: whether recommendations are personalised, and from whom they keep away. */
export function CircleSettings({ isPersonalised, onPersonalisedChange, hidden, onShow, onLoadMore }: CircleSettingsProps) {
  const t = useMessages(circleSettingsMessages);
  const action = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = async (member: HiddenMember) => {
    if (await action.run(`${member.id}`, () => onShow(member), t('undone', { name: member.nickName }))) heading.current?.focus();
  };
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Card>
        <Switch isSelected={isPersonalised} onChange={onPersonalisedChange} description={t('personalisedNote')}>
          {t('personalised')}
        </Switch>
      </Card>
      <PageHead headingLevel={2} headingRef={heading} title={t('hidden')} />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <Inset>
          <Note>{t('hiddenNote')}</Note>
        </Inset>
        <MoreRows
          value={hidden}
          label={t('hidden')}
          lines={4}
          empty={
            <EmptyState icon={<EyeOffIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(member) => (
            <Row key={member.id}>
              <Avatar name={member.nickName} src={member.avatar} size="sm" />
              <RowWords>
                <RowTitle>
                  {member.nickName} <Tag>{t(member.distance === 'block' ? 'block' : 'mute')}</Tag>
                </RowTitle>
                <RowMeta>
                  <span>
                    {t('since')} <FriendlyTime dateTime={member.createTime} />
                  </span>
                </RowMeta>
              </RowWords>
              <RowActions>
                <Button
                  variant="outline"
                  size="sm"
                  isPending={action.pending === `${member.id}`}
                  onPress={() => void undo(member)}
                  aria-label={t('undoNamed', { name: member.nickName })}
                >
                  {t('undo')}
                </Button>
              </RowActions>
            </Row>
          )}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}
