import type { Loadable } from '@chippage/api/loadable';
import type { ContactOpening } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { PhoneIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Row, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { contactOpeningsMessages } from './messages.ts';

/** Props of `ContactOpenings`. */
export interface ContactOpeningsProps {
  openings: Loadable<PagedList<ContactOpening>>;
  onLoadMore: () => void;
}

/** Who opened the contacts of a company, the newest first. */
export function ContactOpenings({ openings, onLoadMore }: ContactOpeningsProps) {
  const t = useMessages(contactOpeningsMessages);
  return (
    <Card title={t('title')} note={t('note')} padding="none">
      <MoreRows
        value={openings}
        label={t('title')}
        lines={4}
        empty={
          <EmptyState icon={<PhoneIcon size={32} />} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        }
        onLoadMore={onLoadMore}
      >
        {({ contact, nickName, company, time }) => (
          <Row key={`${nickName} ${contact} ${time}`}>
            <RowWords>
              <RowTitle>{nickName}</RowTitle>
              <RowMeta>
                <span>{company ?? t('personal')}</span>
                <span>{t('row', { contact })}</span>
                <AbsoluteTime dateTime={time} />
              </RowMeta>
            </RowWords>
          </Row>
        )}
      </MoreRows>
    </Card>
  );
}
