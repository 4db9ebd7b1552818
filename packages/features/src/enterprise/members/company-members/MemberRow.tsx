import { Button } from '@chippage/ui/Button';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { companySeatsMessages } from '../../parts/seats/messages.ts';
import { companyMembersMessages } from './messages.ts';
import { SeatForm, type SeatFormProps } from './SeatForm.tsx';

export interface MemberRowProps extends SeatFormProps {
  isEditing: boolean;
  /** Absent: who looks may not change it. */
  onEdit: (() => void) | undefined;
  onAsk: (kind: 'remove' | 'handOver') => void;
}

/** Somebody who acts for a company. */
export function MemberRow({ member, isEditing, onEdit, onAsk, onSave, onCancel }: MemberRowProps) {
  const t = useMessages(companyMembersMessages);
  const roleName = useMessages(companySeatsMessages);
  const { nickName: name, mobile, role, spendLimit, joinTime, isSelf } = member;
  const buys = role === 'buyer' || role === 'approver';
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {name}
          <Tag>{roleName(role)}</Tag>
          {isSelf && <Tag>{t('self')}</Tag>}
        </RowTitle>
        <RowMeta>
          {mobile !== null && <span>{mobile}</span>}
          {buys && <span>{spendLimit === null ? t('noLimit') : t('limit', { amount: `¥${spendLimit}` })}</span>}
          <span>
            {t('joined')} <AbsoluteTime dateTime={joinTime} />
          </span>
        </RowMeta>
        {isEditing && <SeatForm member={member} onSave={onSave} onCancel={onCancel} />}
      </RowWords>
      {onEdit && !isEditing && (
        <RowActions>
          <Button size="sm" variant="outline" aria-label={t('editOf', { name })} onPress={onEdit}>
            {t('edit')}
          </Button>
          <Button size="sm" variant="plain" aria-label={t('handOverOf', { name })} onPress={() => onAsk('handOver')}>
            {t('handOver')}
          </Button>
          <Button size="sm" variant="plain" aria-label={t('removeOf', { name })} onPress={() => onAsk('remove')}>
            {t('remove')}
          </Button>
        </RowActions>
      )}
    </Row>
  );
}
