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
import { Loaded } from '../../../member-pages/Loaded.tsx';
import { memberPagesMessages } from '../../../member-pages/messages.ts';
import * as member from '../../../member-pages/member.css.ts';
import { useAction } from '../../../member-pages/useAction.ts';
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
  const words = useMessages(memberPagesMessages);
  const action = useAction();
  const copy = (id: string, text: string, said: string) => action.run(id, async () => ((await onCopy(text)) ? said : t('copyFailed')));
  return (
    <Card title={t('title')}>
      <Loaded value={shareCode}>
        {({ code, url, registrations }) => (
          <div className={styles.card}>
            <div className={styles.words}>
              <p className={member.note}>{t('hint')}</p>
              <DescriptionList unknownLabel={words('unknown')}>
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
              <div className={member.actions}>
                <Button icon={<CopyIcon size={16} />} onPress={() => copy('address', url, t('addressCopied'))}>
                  {t('copyAddress')}
                </Button>
                <Button variant="outline" icon={<CopyIcon size={16} />} onPress={() => copy('code', code, t('codeCopied'))}>
                  {t('copyCode')}
                </Button>
              </div>
              {action.result && (
                <Alert tone={action.result.text === t('copyFailed') ? 'warn' : action.result.tone} live="polite">
                  {action.result.text}
                </Alert>
              )}
              <p className={member.note}>{registrations > 0 ? t('registrations', { count: registrations }) : t('none')}</p>
            </div>
            <QrCode value={url} label={t('qr')} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}
