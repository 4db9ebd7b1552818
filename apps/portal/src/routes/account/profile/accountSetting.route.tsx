import { BoundAccountSettings } from './BoundAccountSettings.tsx';

/** Settings of the account; `?type=` opens one of their sections. */
export default function AccountSettingRoute() {
  return <BoundAccountSettings />;
}
