import type { Loadable } from '@chippage/api/loadable';
import type { OwnResource, ResourceState } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { CheckIcon, ClockIcon, FolderIcon, WarningIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { resourceWordsMessages } from '../../parts/resource-words/messages.ts';
import { ownResourcesMessages } from './messages.ts';

/** The states that the list can be narrowed to; `all` of them first. */
export const ownResourceStates = ['all', 'reviewing', 'published', 'refused', 'withdrawn'] as const satisfies readonly (ResourceState | 'all')[];

/** A state of the list. */
export type OwnResourceState = (typeof ownResourceStates)[number];

export interface OwnResourcesProps {
  state: OwnResourceState;
  resources: Loadable<PagedList<OwnResource>>;
  getHref: (state: OwnResourceState) => string;
  /** @throws ApiError whose message is shown */
  onWithdraw: (resource: OwnResource) => Promise<void>;
  onLoadMore: () => void;
}

/** What a member handed in and what became of it. */
export function OwnResources({ state, resources, getHref, onWithdraw, onLoadMore }: OwnResourcesProps) {
  const t = useMessages(ownResourcesMessages);
  const paths = usePaths(resourcesPaths);
  const action = useAction();
  return (
    <PageColumn>
      <PageHead title={t('title')} end={<LinkButton href={paths.addResource()}>{t('add')}</LinkButton>} />
      <StateLinks label={t('states')} states={ownResourceStates.map((id) => ({ id, name: t(id) }))} current={state} getHref={getHref} />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={resources}
          label={t('title')}
          lines={6}
          empty={
            <EmptyState icon={<FolderIcon size={32} />} title={state === 'all' ? t('empty') : t('emptyState', { state: t(state) })}>
              {state === 'all' && t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(resource) => (
            <OwnRow
              key={resource.id}
              resource={resource}
              isPending={action.pending === `${resource.id}`}
              onWithdraw={() => void action.run(`${resource.id}`, () => onWithdraw(resource), t('withdrawnDone', { title: resource.title }))}
            />
          )}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

function OwnRow({ resource, isPending, onWithdraw }: { resource: OwnResource; isPending: boolean; onWithdraw: () => void }) {
  const t = useMessages(ownResourcesMessages);
  const words = useMessages(resourceWordsMessages);
  const paths = usePaths(resourcesPaths);
  const { id, kind, title, state, reason, takenDown, downloads, fileCount, submitTime } = resource;
  const isOpen = state === 'refused' || state === 'withdrawn';
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <Link href={paths.resource(id)}>{title}</Link>
          <Tag>{words(kind)}</Tag>
          <StateTag resource={resource} />
        </RowTitle>
        {state === 'refused' && reason !== null && <RowMeta>{t('refusedFor', { reason })}</RowMeta>}
        {takenDown !== null && <RowMeta>{t('takenDownFor', { reason: takenDown.reason })}</RowMeta>}
        <RowMeta>
          <span>{t('facts', { files: fileCount, downloads: formatNumber(downloads) })}</span>
          <span>
            {t('submitted')} <FriendlyTime dateTime={submitTime} />
          </span>
        </RowMeta>
      </RowWords>
      <RowActions>
        {isOpen && (
          <LinkButton size="sm" variant="outline" href={paths.addResource(id)} aria-label={t('editNamed', { title })}>
            {t('edit')}
          </LinkButton>
        )}
        {!isOpen && takenDown === null && (
          <Button
            size="sm"
            variant="outline"
            isPending={isPending}
            pendingLabel={t('withdraw')}
            aria-label={t('withdrawNamed', { title })}
            onPress={onWithdraw}
          >
            {t('withdraw')}
          </Button>
        )}
      </RowActions>
    </Row>
  );
}

function StateTag({ resource: { state, takenDown } }: { resource: OwnResource }) {
  const t = useMessages(ownResourcesMessages);
  if (takenDown !== null)
    return (
      <Tag tone="danger" icon={<WarningIcon size={14} />}>
        {t('takenDown')}
      </Tag>
    );
  if (state === 'withdrawn') return <Tag>{t(state)}</Tag>;
  const [tone, icon] = (
    {
      reviewing: ['info', <ClockIcon key="reviewing" size={14} />],
      refused: ['danger', <WarningIcon key="refused" size={14} />],
      published: ['ok', <CheckIcon key="published" size={14} />],
    } as const
  )[state];
  return (
    <Tag tone={tone} icon={icon}>
      {t(state)}
    </Tag>
  );
}
