import type { Loadable } from '@chippage/api/loadable';
import type { EnterpriseState } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { ClockIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { RowTitle } from '../../../parts/row-list/RowList.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import * as styles from './MemberOverview.css.ts';
import { memberOverviewMessages } from './messages.ts';

const looks = {
  none: { tone: 'neutral', Icon: InfoIcon },
  0: { tone: 'info', Icon: ClockIcon },
  1: { tone: 'ok', Icon: SuccessIcon },
  2: { tone: 'danger', Icon: ErrorIcon },
  3: { tone: 'warn', Icon: WarningIcon },
} as const;

/** Where the verification of the member's company stands, and what to do about it. */
export function VerificationCard({ enterprise, href }: { enterprise: Loadable<EnterpriseState>; href: string | undefined }) {
  const t = useMessages(memberOverviewMessages);
  return (
    <Card title={t('verification')}>
      <Loaded value={enterprise} lines={2}>
        {({ status, name, reason }) => {
          const key = status ?? 'none';
          const { tone, Icon } = looks[key];
          const hint = key !== 2 ? t(`statusHint_${key}`) : reason === null ? t('statusHint_2_bare') : t('statusHint_2', { reason });
          return (
            <div className={styles.stack}>
              <RowTitle>
                {name}
                <Tag tone={tone} icon={<Icon size={14} />}>
                  {t(`status_${key}`)}
                </Tag>
              </RowTitle>
              <Note>{hint}</Note>
              {href !== undefined && (
                <LinkButton variant="outline" size="sm" href={href}>
                  {t(key === 'none' || key === 2 || key === 3 ? 'verify' : 'seeVerification')}
                </LinkButton>
              )}
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}
