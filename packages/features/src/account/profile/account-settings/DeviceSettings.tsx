import type { Loadable } from '@chippage/api/loadable';
import type { SessionRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { CheckIcon, WarningIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Inset, Note } from '../../../parts/page-column/PageColumn.tsx';
import { Row, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { accountSettingsMessages } from './messages.ts';

export interface DeviceSettingsProps {
  sessions: Loadable<readonly SessionRow[]>;
  /** @throws ApiError whose message is shown */
  onEnd: (session: SessionRow) => Promise<void>;
  onEndOthers: () => Promise<void>;
}

/** Where the member is logged in, and the way to end what they do not know. */
export function DeviceSettings({ sessions, onEnd, onEndOthers }: DeviceSettingsProps) {
  const t = useMessages(accountSettingsMessages);
  const action = useAction();
  const list = useRef<HTMLUListElement>(null);
  const run = (id: string, call: () => Promise<void>, said: string) =>
    void action.run(
      id,
      async () => {
        await call();
        // The button that was pressed goes away with its row.
        list.current?.focus();
      },
      said,
    );
  return (
    <Card padding="none" title={t('devices')}>
      <Loaded value={sessions}>
        {(rows) => (
          <>
            {action.result && (
              <Inset>
                <ActionAlert result={action.result} />
              </Inset>
            )}
            <Row as="div">
              <Note>{t(rows.length > 1 ? 'devicesHint' : 'devicesOnly')}</Note>
              {rows.length > 1 && (
                <Button variant="outline" size="sm" isPending={action.pending === 'others'} onPress={() => run('others', onEndOthers, t('devicesEndedOthers'))}>
                  {t('devicesEndOthers')}
                </Button>
              )}
            </Row>
            <RowList landingRef={list} label={t('devices')}>
              {rows.map((row) => (
                <Device
                  key={row.id}
                  row={row}
                  isPending={action.pending === String(row.id)}
                  onEnd={() => run(String(row.id), () => onEnd(row), t('deviceEnded', { device: row.device }))}
                />
              ))}
            </RowList>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Device({ row, isPending, onEnd }: { row: SessionRow; isPending: boolean; onEnd: () => void }) {
  const t = useMessages(accountSettingsMessages);
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {row.device}
          {row.isCurrent && (
            <Tag tone="ok" icon={<CheckIcon size={14} />}>
              {t('deviceCurrent')}
            </Tag>
          )}
          {row.isFlagged && (
            <Tag tone="warn" icon={<WarningIcon size={14} />}>
              {t('deviceFlagged')}
            </Tag>
          )}
        </RowTitle>
        <RowMeta>
          <span>
            {t('deviceSince')} <FriendlyTime dateTime={row.createTime} />
          </span>
          <span>
            {t('deviceSeen')} <FriendlyTime dateTime={row.lastSeenTime} />
          </span>
        </RowMeta>
      </RowWords>
      {!row.isCurrent && (
        <Button variant="outline" size="sm" isPending={isPending} onPress={onEnd} aria-label={t('deviceEndNamed', { device: row.device })}>
          {t('deviceEnd')}
        </Button>
      )}
    </Row>
  );
}
