import type { Loadable } from '@chippage/api/loadable';
import type { RegistryWatch, RegistryWatchMail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ListIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { MailSetting, type MailSettingProps } from '../../../parts/mail-setting/MailSetting.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { watchListMessages } from './messages.ts';
import { WatchRow } from './WatchRow.tsx';

export interface WatchListProps extends Pick<MailSettingProps, 'emailHref'> {
  watches: Loadable<PagedList<RegistryWatch>>;
  /** Whether a watch was ended on this page. */
  isRemoved: (watch: RegistryWatch) => boolean;
  /** @throws ApiError whose message is shown */
  onChange: (watch: RegistryWatch, isWatched: boolean) => Promise<void>;
  onLoadMore: () => void;
  mail: Loadable<RegistryWatchMail>;
  /** @throws ApiError whose message is shown */
  onMailChange: (isOn: boolean) => Promise<void>;
}

/** The companies that a member watches, with what the last comparison found. What is ended can be brought back until the page is left. */
export function WatchList({ watches, isRemoved, onChange, onLoadMore, mail, onMailChange, emailHref }: WatchListProps) {
  const t = useMessages(watchListMessages);
  const paths = usePaths(companiesPaths);
  const action = useAction();
  const toggle = (watch: RegistryWatch) => {
    const isBack = isRemoved(watch);
    const { id, name } = watch.company;
    void action.run(`${id}`, () => onChange(watch, isBack), t(isBack ? 'kept' : 'removed', { name }));
  };
  return (
    <PageColumn>
      <PageHead title={t('title')} note={t('note')} />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={watches}
          label={t('title')}
          lines={6}
          empty={
            <EmptyState
              icon={<ListIcon size={32} />}
              title={t('empty')}
              action={
                <LinkButton variant="outline" href={paths.companyCheck()}>
                  {t('check')}
                </LinkButton>
              }
            >
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(watch) => (
            <WatchRow
              key={watch.company.id}
              watch={watch}
              isRemoved={isRemoved(watch)}
              isPending={action.pending === `${watch.company.id}`}
              onToggle={() => toggle(watch)}
            />
          )}
        </MoreRows>
      </Card>
      <MailSetting
        value={mail}
        title={t('mailTitle')}
        label={t('mail')}
        hint={t('mailHint')}
        failedTitle={t('mailFailed')}
        emailHref={emailHref}
        onChange={onMailChange}
      />
    </PageColumn>
  );
}
