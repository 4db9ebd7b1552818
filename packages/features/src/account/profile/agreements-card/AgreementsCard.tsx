import type { Loadable } from '@chippage/api/loadable';
import type { Agreement } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { CheckIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Inset, Note, Stack } from '../../../parts/page-column/PageColumn.tsx';
import { Row, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { agreementsCardMessages } from './messages.ts';

export interface AgreementsCardProps {
  /** The newest first. */
  agreements: Loadable<readonly Agreement[]>;
  /** The answer about statistics, to be changed here. Absent: this site counts nothing. */
  statistics?: ReactNode;
}

const minuteOf = (time: string) => absoluteTime(Date.parse(time)).minute;

/** What the member agreed to, in which edition and when, and how to take that back. */
export function AgreementsCard({ agreements, statistics }: AgreementsCardProps) {
  const t = useMessages(agreementsCardMessages);
  return (
    <Card title={t('title')} padding="none">
      <Loaded value={agreements} lines={2} failedTitle={t('failed')} failedSize="sm">
        {(rows) =>
          rows.length > 0 ? (
            <AgreementRows rows={rows} />
          ) : (
            <Inset>
              <Note>{t('none')}</Note>
            </Inset>
          )
        }
      </Loaded>
      <Inset>
        <Stack>
          <Note>{t(statistics === undefined ? 'withdrawAccount' : 'withdraw')}</Note>
          {statistics}
        </Stack>
      </Inset>
    </Card>
  );
}

function AgreementRows({ rows }: { rows: readonly Agreement[] }) {
  const t = useMessages(agreementsCardMessages);
  const isRenewed = rows.some(({ scope }) => !rows.some((row) => row.scope === scope && row.isCurrent));
  return (
    <>
      <RowList label={t('title')}>
        {rows.map(({ scope, version, agreeTime, isCurrent }) => (
          <Row key={`${scope} ${version}`}>
            <RowWords>
              <RowTitle>
                {t(scope)}
                {isCurrent ? (
                  <Tag tone="ok" icon={<CheckIcon size={14} />}>
                    {t('current')}
                  </Tag>
                ) : (
                  <Tag>{t('earlier')}</Tag>
                )}
              </RowTitle>
              <RowMeta>
                <span>{t('agreed', { time: minuteOf(agreeTime) })}</span>
                <span>{t('version', { time: minuteOf(version) })}</span>
              </RowMeta>
            </RowWords>
          </Row>
        ))}
      </RowList>
      {isRenewed && (
        <Inset>
          <Note>{t('renewed')}</Note>
        </Inset>
      )}
    </>
  );
}
