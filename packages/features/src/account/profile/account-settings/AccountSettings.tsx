import type { SocialProvider } from '@chippage/api/types';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { late, lazyPart } from '@chippage/ui/late';
import { type ReactNode, Suspense } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Coming } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import type { StepUpDialogProps } from '../../parts/step-up/StepUpDialog.tsx';
import { ContactSettings, type ContactSettingsProps } from './ContactSettings.tsx';
import type { DeviceSettingsProps } from './DeviceSettings.tsx';
import { accountSettingsMessages } from './messages.ts';
import type { PasskeySettingsProps } from './PasskeySettings.tsx';
import { PasswordSettings, type PasswordSettingsProps } from './PasswordSettings.tsx';
import type { PrivacySettingsProps } from './PrivacySettings.tsx';
import { ProfileSettings, type ProfileSettingsProps } from './ProfileSettings.tsx';
import { type SettingsType, settingsTypes } from './settingsType.ts';
import type { SocialSettingsProps } from './SocialSettings.tsx';

// Seldom opened: who changes their name or password does not wait for them.
const DeviceSettings = lazyPart(async () => (await import('./DeviceSettings.tsx')).DeviceSettings);
const PasskeySettings = lazyPart(async () => (await import('./PasskeySettings.tsx')).PasskeySettings);
const PrivacySettings = lazyPart(async () => (await import('./PrivacySettings.tsx')).PrivacySettings);
const SocialSettings = lazyPart(async () => (await import('./SocialSettings.tsx')).SocialSettings);
const StepUpDialog = late(async () => (await import('../../parts/step-up/StepUpDialog.tsx')).StepUpDialog);

export interface AccountSettingsProps {
  /** Which settings are seen: the number that older addresses carry. */
  type: SettingsType;
  onTypeChange: (type: SettingsType) => void;
  profile: ProfileSettingsProps;
  contact: ContactSettingsProps;
  password: PasswordSettingsProps;
  passkeys: PasskeySettingsProps;
  devices: DeviceSettingsProps;
  privacy: PrivacySettingsProps;
  social: Omit<SocialSettingsProps, 'boundProvider'>;
  /** How often messages may speak. Absent: no such tab. */
  notices?: ReactNode;
  /** The provider that was bound just now; its account is named. */
  boundProvider?: SocialProvider | null;
  /** Asks the member to show that it is them. */
  stepUp: StepUpDialogProps;
}

/** Everything that a member can set about their account. */
export function AccountSettings({ type, onTypeChange, notices, boundProvider, stepUp, ...panels }: AccountSettingsProps) {
  const t = useMessages(accountSettingsMessages);
  const content: Record<SettingsType, ReactNode> = {
    1: <ProfileSettings {...panels.profile} />,
    2: <ContactSettings {...panels.contact} />,
    3: <PasswordSettings {...panels.password} />,
    4: <DeviceSettings {...panels.devices} />,
    5: <PrivacySettings {...panels.privacy} />,
    6: notices,
    7: <SocialSettings {...panels.social} boundProvider={boundProvider ?? null} />,
    8: <PasskeySettings {...panels.passkeys} />,
  };
  const shown = settingsTypes.filter(({ type: each }) => each !== 6 || notices !== undefined);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Tabs selectedKey={String(type)} onSelectionChange={(key) => onTypeChange(Number(key) as SettingsType)}>
        <TabList label={t('tabs')}>
          {shown.map(({ type: each, name }) => (
            <Tab key={each} id={String(each)}>
              {t(name)}
            </Tab>
          ))}
        </TabList>
        {shown.map(({ type: each }) => (
          <TabPanel key={each} id={String(each)}>
            <Suspense fallback={<Coming />}>{content[each]}</Suspense>
          </TabPanel>
        ))}
      </Tabs>
      {stepUp.isOpen && <StepUpDialog {...stepUp} />}
    </PageColumn>
  );
}
