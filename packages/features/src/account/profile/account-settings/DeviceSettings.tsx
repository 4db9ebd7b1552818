import type { Loadable } from '@chippage/api/loadable';
import type { SessionRow } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { CheckIcon, WarningIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { Loaded } from '../../../member-pages/Loaded.tsx';
import * as styles from '../../../member-pages/member.css.ts';
import { useAction } from '../../../member-pages/useAction.ts';
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
    action.run(id, async () => {
      await call();
      // The button that was pressed goes away with its row.
      list.current?.focus();
      return said;
    });
  return (
    <Card padding="none" title={t('devices')}>
      <Loaded value={sessions}>
        {(rows) => (
          <>
            {action.result && (
              <div className={styles.inset}>
                <Alert tone={action.result.tone} live={action.result.tone === 'ok' ? 'polite' : 'assertive'}>
                  {action.result.text}
                </Alert>
              </div>
            )}
            <div className={styles.row}>
              <p className={styles.note}>{t(rows.length > 1 ? 'devicesHint' : 'devicesOnly')}</p>
              {rows.length > 1 && (
                <Button
                  variant="outline"
                  size="sm"
                  isPending={action.pendingId === 'others'}
                  onPress={() => run('others', onEndOthers, t('devicesEndedOthers'))}
                >
                  {t('devicesEndOthers')}
                </Button>
              )}
            </div>
            <ul ref={list} tabIndex={-1} className={`${styles.rows} ${styles.landing}`} aria-label={t('devices')}>
              {rows.map((row) => (
                <Device
                  key={row.id}
                  row={row}
                  isPending={action.pendingId === String(row.id)}
                  onEnd={() => run(String(row.id), () => onEnd(row), t('deviceEnded', { device: row.device }))}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Device({ row, isPending, onEnd }: { row: SessionRow; isPending: boolean; onEnd: () => void }) {
  const t = useMessages(accountSettingsMessages);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.rowTitle}>
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
        </p>
        <p className={styles.meta}>
          <span>
            {t('deviceSince')} <FriendlyTime dateTime={row.createTime} />
          </span>
          <span>
            {t('deviceSeen')} <FriendlyTime dateTime={row.lastSeenTime} />
          </span>
        </p>
      </div>
      {!row.isCurrent && (
        <Button variant="outline" size="sm" isPending={isPending} onPress={onEnd} aria-label={t('deviceEndNamed', { device: row.device })}>
          {t('deviceEnd')}
        </Button>
      )}
    </li>
  );
}
