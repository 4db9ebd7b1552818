import type { Loadable } from '@chippage/api/loadable';
import type { AlertsToStop } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { stopAlertsMessages } from './messages.ts';

/** Props of `StopAlerts`. */
export interface StopAlertsProps {
  /** What the link would stop; `null`: the link is not one of ours. */
  alerts: Loadable<AlertsToStop> | null;
  /** Where the member's saved searches are. */
  searchesHref: string;
  /** @throws ApiError whose message is shown */
  onStop: () => Promise<void>;
}

/** Where the link of a digest leads: says what stops, and stops it with one press, without a login. */
export function StopAlerts({ alerts, searchesHref, onStop }: StopAlertsProps) {
  const t = useMessages(stopAlertsMessages);
  const action = useAction();
  const toSearches = (
    <LinkButton variant="outline" href={searchesHref}>
      {t('toSearches')}
    </LinkButton>
  );
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Card>
        {alerts === null ? (
          <EmptyState title={t('missing')} action={toSearches}>
            {t('missingHint')}
          </EmptyState>
        ) : (
          <Loaded value={alerts}>
            {({ email, count }) =>
              count === 0 ? (
                <EmptyState title={t('stopped')} action={toSearches}>
                  {t('stoppedHint')}
                </EmptyState>
              ) : (
                <>
                  <ActionAlert result={action.failure} />
                  <p>{t('ask', { whom: email === null ? t('thisAccount') : t('account', { email }), count })}</p>
                  <Button isPending={action.isPending} pendingLabel={t('stopping')} onPress={() => void action.run('stop', onStop)}>
                    {t('stop')}
                  </Button>
                </>
              )
            }
          </Loaded>
        )}
      </Card>
    </PageColumn>
  );
}
