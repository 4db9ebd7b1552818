import { BoundAccountSettings } from './BoundAccountSettings.tsx';
import { MemberPage } from '../../../layouts/MemberPage.tsx';
import { t } from '../account.words.ts';

/** Settings of the account; `?type=` opens one of their sections. */
export default function AccountSettingRoute() {
  return (
    <MemberPage section="settings" title={t('accountSetting')}>
      <BoundAccountSettings />
    </MemberPage>
  );
}
