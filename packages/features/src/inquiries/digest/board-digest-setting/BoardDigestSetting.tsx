import type { Loadable } from '@chippage/api/loadable';
import type { BoardDigest } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Switch } from '@chippage/ui/Switch';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Stack } from '../../../parts/page-column/PageColumn.tsx';
import { boardDigestSettingMessages } from './messages.ts';

export interface BoardDigestSettingProps {
  digest: Loadable<BoardDigest>;
  /** Where an address is bound. */
  emailHref: string;
  /** @throws ApiError whose message is shown */
  onChange: (isOn: boolean) => Promise<void>;
}

/** Whether the day's mail about the board comes, and where it goes. */
export function BoardDigestSetting({ digest, emailHref, onChange }: BoardDigestSettingProps) {
  const t = useMessages(boardDigestSettingMessages);
  const action = useAction();
  return (
    <Card title={t('title')}>
      <Loaded value={digest} lines={2} failedTitle={t('failed')} failedSize="sm">
        {({ isOn, email }) => (
          <Stack>
            <ActionAlert result={action.failure} />
            <Switch
              isSelected={isOn}
              description={email === null ? t('hint') : `${t('hint')}${t('to', { email })}`}
              onChange={(next) => void action.run('change', () => onChange(next))}
            >
              {t('on')}
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
