import type { Loadable } from '@chippage/api/loadable';
import type { ShareCode } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { CopyIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { QrCode } from '@chippage/ui/QrCode';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { shareCodeMessages } from './messages.ts';
import * as styles from './ShareCodeCard.css.ts';

export interface ShareCodeCardProps {
  shareCode: Loadable<ShareCode>;
  /** Puts a text on the clipboard. @returns whether that went well */
  onCopy: (text: string) => Promise<boolean>;
}

/** A member's code to invite others with: as words, as an address, and for a camera. */
export function ShareCodeCard({ shareCode, onCopy }: ShareCodeCardProps) {
  const t = useMessages(shareCodeMessages);
  const action = useAction();
  const copy = (id: string, text: string, said: string) =>
    void action.run(
      id,
      () => onCopy(text),
      (isCopied) => (isCopied ? said : t('copyFailed')),
    );
  return (
    <Card title={t('title')}>
      <Loaded value={shareCode}>
        {({ code, url, registrations }) => (
          <div className={styles.card}>
            <div className={styles.words}>
              <Note>{t('hint')}</Note>
              <DescriptionList unknownLabel={t('unknown')}>
                <DescriptionItem term={t('code')}>
                  <span className={styles.code} translate="no">
                    {code}
                  </span>
                </DescriptionItem>
                <DescriptionItem term={t('address')}>
                  <span className={styles.address}>
                    <Link href={url}>{url}</Link>
                  </span>
                </DescriptionItem>
              </DescriptionList>
              <RowActions>
                <Button icon={<CopyIcon size={16} />} onPress={() => copy('address', url, t('addressCopied'))}>
                  {t('copyAddress')}
                </Button>
                <Button variant="outline" icon={<CopyIcon size={16} />} onPress={() => copy('code', code, t('codeCopied'))}>
                  {t('copyCode')}
                </Button>
              </RowActions>
              {action.result && (
                <Alert tone={action.result.text === t('copyFailed') ? 'warn' : action.result.tone} live="polite">
                  {action.result.text}
                </Alert>
              )}
              <Note>{registrations > 0 ? t('registrations', { count: registrations }) : t('none')}</Note>
            </div>
            <QrCode value={url} label={t('qr')} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}
