import type { Loadable } from '@chippage/api/loadable';
import type { MyDetail, RequiredData } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Avatar } from '@chippage/ui/Avatar';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { RowMeta } from '../../../parts/row-list/RowList.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { OverviewHrefs } from './MemberOverview.tsx';
import * as styles from './MemberOverview.css.ts';
import { memberOverviewMessages } from './messages.ts';

// Which tab of the settings fills a field in.
const tabs = { mobile: 2, email: 2, hasPassword: 3 } as const;
const known = ['nickName', 'avatar', 'mobile', 'email', 'city', 'company', 'position', 'engineerField', 'hasPassword'] as const;
type Field = (typeof known)[number];

export interface ProfileCardProps {
  detail: Loadable<MyDetail>;
  required: Loadable<RequiredData>;
  hrefs: OverviewHrefs;
}

/** Who the member is, and what the site still asks for. */
export function ProfileCard({ detail, required, hrefs }: ProfileCardProps) {
  const t = useMessages(memberOverviewMessages);
  return (
    <Card>
      <Loaded value={detail}>
        {({ nickName, avatar, mobile, role, createTime, eraseTime }) => (
          <>
            <div className={styles.person}>
              <Avatar size="lg" name={nickName} src={avatar} />
              <div className={styles.words}>
                <p className={styles.name}>{nickName}</p>
                <RowMeta>
                  <span>{t(`role_${role}`)}</span>
                  <span translate="no">{mobile ?? t('mobileNone')}</span>
                  <span>
                    {t('since')} <FriendlyTime dateTime={createTime} />
                  </span>
                </RowMeta>
              </div>
              <LinkButton variant="outline" size="sm" href={hrefs.settings(1)}>
                {t('edit')}
              </LinkButton>
            </div>
            <div className={styles.lines}>
              {eraseTime !== null && (
                <Alert tone="warn" action={<Link href={hrefs.settings(5)}>{t('eraseUndo')}</Link>}>
                  {t('erase', { date: absoluteTime(Date.parse(eraseTime)).minute })}
                </Alert>
              )}
              {required.status === 'ready' && <Completeness required={required.data} hrefs={hrefs} />}
            </div>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Completeness({ required: { isComplete, missing }, hrefs }: { required: RequiredData; hrefs: OverviewHrefs }) {
  const t = useMessages(memberOverviewMessages);
  if (isComplete) return <Alert tone="ok">{t('complete')}</Alert>;
  const fields = known.filter((field) => missing.includes(field));
  const first: Field = fields[0] ?? 'nickName';
  const tab = first in tabs ? tabs[first as keyof typeof tabs] : 1;
  return (
    <Alert tone="warn" action={<Link href={hrefs.settings(tab)}>{t('fill')}</Link>}>
      {t('incomplete', { count: missing.length, names: fields.map((field) => t(`field_${field}`)).join('、') })}
    </Alert>
  );
}
