import type { Loadable } from '@chippage/api/loadable';
import type { Passkey } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { CloudIcon, KeyIcon, PhoneIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useRef, useState } from 'react';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { landing } from '../../../parts/page-column/PageColumn.css.ts';
import { Inset, Note } from '../../../parts/page-column/PageColumn.tsx';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { accountSettingsMessages } from './messages.ts';
import { PasskeyNaming } from './PasskeyNaming.tsx';

export interface PasskeySettingsProps {
  passkeys: Loadable<readonly Passkey[]>;
  /** Whether this browser has passkeys for the page: otherwise those that are there can still be named and removed. */
  isSupported: boolean;
  /** How many a member keeps. */
  most: number;
  /** Has the browser make one and keeps it. @throws ApiError whose message is shown */
  onAdd: () => Promise<Passkey>;
  /** @throws ApiError whose message is shown */
  onRename: (passkey: Passkey, name: string) => Promise<void>;
  /** @throws ApiError whose message is shown */
  onRemove: (passkey: Passkey) => Promise<void>;
}

/** The passkeys that a member logs in with. */
export function PasskeySettings({ passkeys, isSupported, most, onAdd, onRename, onRemove }: PasskeySettingsProps) {
  const t = useMessages(accountSettingsMessages);
  const [named, setNamed] = useState<Passkey | null>(null);
  const [asked, setAsked] = useState<Passkey | null>(null);
  const action = useAction();
  const landed = useRef<HTMLDivElement>(null);
  const add = () => void action.run('add', onAdd, ({ name }) => t('passkeyAdded', { name }));
  const remove = (passkey: Passkey) => {
    setAsked(null);
    void action.run(
      String(passkey.id),
      async () => {
        await onRemove(passkey);
        // The button that was pressed goes away with its row.
        landed.current?.focus();
      },
      t('passkeyRemoved', { name: passkey.name }),
    );
  };
  return (
    <Card padding="none" title={t('passkeys')}>
      <Loaded value={passkeys}>
        {(rows) => {
          const isFull = rows.length >= most;
          const hint = !isSupported ? t('passkeysUnsupported') : isFull ? t('passkeysFull', { most }) : t('passkeysHint');
          return (
            <>
              {action.result && (
                <Inset>
                  <ActionAlert result={action.result} />
                </Inset>
              )}
              <Row as="div">
                <Note>{hint}</Note>
                {isSupported && !isFull && (
                  <Button size="sm" icon={<KeyIcon size={16} />} isPending={action.pending === 'add'} pendingLabel={t('passkeyAdding')} onPress={add}>
                    {t('passkeyAdd')}
                  </Button>
                )}
              </Row>
              <div ref={landed} tabIndex={-1} role="group" aria-label={t('passkeysList')} className={landing}>
                {rows.length === 0 ? (
                  <Row as="div">
                    <Note>{t('passkeysNone')}</Note>
                  </Row>
                ) : (
                  <RowList label={t('passkeys')}>
                    {rows.map((row) => (
                      <PasskeyItem
                        key={row.id}
                        row={row}
                        isPending={action.pending === String(row.id)}
                        onRename={() => setNamed(row)}
                        onRemove={() => setAsked(row)}
                      />
                    ))}
                  </RowList>
                )}
              </div>
            </>
          );
        }}
      </Loaded>
      {named && <PasskeyNaming key={named.id} name={named.name} onClose={() => setNamed(null)} onRename={(name) => onRename(named, name)} />}
      {asked && (
        <ConfirmDialog
          title={t('passkeyQuestion', { name: asked.name })}
          confirmLabel={t('passkeyRemove')}
          cancelLabel={t('cancel')}
          isOpen
          onOpenChange={() => setAsked(null)}
          onConfirm={() => remove(asked)}
        >
          {t('passkeyQuestionHint')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface PasskeyItemProps {
  row: Passkey;
  isPending: boolean;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyItem({ row, isPending, onRename, onRemove }: PasskeyItemProps) {
  const t = useMessages(accountSettingsMessages);
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {row.name}
          <Tag icon={row.isSynced ? <CloudIcon size={14} /> : <PhoneIcon size={14} />}>{t(row.isSynced ? 'passkeySynced' : 'passkeyOnDevice')}</Tag>
        </RowTitle>
        <RowMeta>
          <span>
            {t('passkeySince')} <FriendlyTime dateTime={row.createTime} />
          </span>
          <span>
            {row.lastUsedTime === null ? (
              t('passkeyUnused')
            ) : (
              <>
                {t('deviceSeen')} <FriendlyTime dateTime={row.lastUsedTime} />
              </>
            )}
          </span>
        </RowMeta>
      </RowWords>
      <RowActions>
        <Button variant="outline" size="sm" onPress={onRename} aria-label={t('passkeyRenameNamed', { name: row.name })}>
          {t('passkeyRename')}
        </Button>
        <Button variant="outline" size="sm" isPending={isPending} onPress={onRemove} aria-label={t('passkeyRemoveNamed', { name: row.name })}>
          {t('passkeyRemove')}
        </Button>
      </RowActions>
    </Row>
  );
}
