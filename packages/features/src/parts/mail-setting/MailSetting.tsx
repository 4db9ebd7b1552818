import type { Loadable } from '@chippage/api/loadable';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Switch } from '@chippage/ui/Switch';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../action/ActionAlert.tsx';
import { useAction } from '../action/useAction.ts';
import { Loaded } from '../loaded/Loaded.tsx';
import { Stack } from '../page-column/PageColumn.tsx';
import { mailSettingMessages } from './messages.ts';

/** Whether a mail comes, and where it goes. */
export interface MailWish {
  isOn: boolean;
  /** As far as it may be shown; null: the member has no address. */
  email: string | null;
}

export interface MailSettingProps {
  value: Loadable<MailWish>;
  title: string;
  /** What the switch says. */
  label: string;
  /** What comes, and how often. */
  hint: string;
  failedTitle: string;
  /** Where an address is bound. */
  emailHref: string;
  /** @throws ApiError whose message is shown */
  onChange: (isOn: boolean) => Promise<void>;
}

/** A mail that a member turns on or off, and where it goes. */
export function MailSetting({ value, title, label, hint, failedTitle, emailHref, onChange }: MailSettingProps) {
  const t = useMessages(mailSettingMessages);
  const action = useAction();
  return (
    <Card title={title}>
      <Loaded value={value} lines={2} failedTitle={failedTitle} failedSize="sm">
        {({ isOn, email }) => (
          <Stack>
            <ActionAlert result={action.failure} />
            <Switch
              isSelected={isOn}
              description={email === null ? hint : `${hint}${t('to', { email })}`}
              onChange={(next) => void action.run('change', () => onChange(next))}
            >
              {label}
            </Switch>
            {isOn && email === null && (
              <Alert tone="warn">
                {t('noEmail')} <Link href={emailHref}>{t('bind')}</Link>
              </Alert>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
