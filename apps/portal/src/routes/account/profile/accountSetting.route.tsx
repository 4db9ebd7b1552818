import { BoundAccountSettings } from './BoundAccountSettings.tsx';
import { MemberPage } from '../../../layouts/MemberPage.tsx';

/** Settings of the account; `?type=` opens one of their sections. */
export default function AccountSettingRoute() {
  return (
    <MemberPage>
      <BoundAccountSettings />
    </MemberPage>
  );
}
