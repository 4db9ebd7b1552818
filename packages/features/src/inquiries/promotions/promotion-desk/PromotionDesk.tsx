import { promotionLimits } from '@chippage/api/limits';
import type { Loadable } from '@chippage/api/loadable';
import type { Promotion, PromotionState } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ClockIcon, ErrorIcon, MegaphoneIcon, PauseIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { LoadMore } from '../../../parts/list-page/LoadMore.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { Row, RowActions, RowList, RowMeta, RowText, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { CompanyPages } from '../../../parts/company-pages/CompanyPages.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { promotionDeskMessages } from './messages.ts';
import { PromotionFields, type PromotionFieldsProps } from './PromotionFields.tsx';

export interface PromotionDeskProps extends PromotionFieldsProps {
  promotions: Loadable<PagedList<Promotion>>;
  onLoadMore: () => void;
  /** @throws ApiError whose message is shown */
  onWithdraw: (promotion: Promotion) => Promise<void>;
}

/** What a company advertises: what was handed in and where it stands, and the form for the next. */
export function PromotionDesk({ promotions, onLoadMore, onWithdraw, ...fields }: PromotionDeskProps) {
  const t = useMessages(promotionDeskMessages);
  const action = useAction();
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <CompanyPages current="promotion" />
      <Loaded value={promotions} lines={6}>
        {(list) => (
          <>
            <Note>
              {t('note')}
              {t('rules', { count: promotionLimits.perCompany, days: promotionLimits.days })}
            </Note>
            <ActionAlert result={action.result} />
            <Card padding="none">
              {list.rows.length === 0 ? (
                <EmptyState icon={<MegaphoneIcon size={32} />} size="sm" title={t('empty')}>
                  {t('emptyHint')}
                </EmptyState>
              ) : (
                <>
                  <RowList label={t('list')}>
                    {list.rows.map((promotion) => (
                      <PromotionRow
                        key={promotion.id}
                        promotion={promotion}
                        isPending={action.pending === `${promotion.id}`}
                        onWithdraw={() => void action.run(`${promotion.id}`, () => onWithdraw(promotion), t('withdrawnDone', { model: promotion.model }))}
                      />
                    ))}
                  </RowList>
                  <LoadMore list={list} onLoadMore={onLoadMore} />
                </>
              )}
            </Card>
            <Card title={t('add')}>
              <PageColumn>
                <PromotionFields
                  {...fields}
                  onAdd={async (promotion) => {
                    await fields.onAdd(promotion);
                    await action.run('add', async () => undefined, t('handedIn'));
                  }}
                />
              </PageColumn>
            </Card>
          </>
        )}
      </Loaded>
    </PageColumn>
  );
}

const looks: Record<PromotionState, { tone: 'info' | 'ok' | 'warn' | 'danger' | 'neutral'; icon?: typeof ClockIcon }> = {
  reviewing: { tone: 'info', icon: ClockIcon },
  waiting: { tone: 'info', icon: ClockIcon },
  running: { tone: 'ok', icon: SuccessIcon },
  paused: { tone: 'warn', icon: PauseIcon },
  ended: { tone: 'neutral' },
  refused: { tone: 'danger', icon: ErrorIcon },
  withdrawn: { tone: 'neutral' },
};
const open: readonly PromotionState[] = ['reviewing', 'waiting', 'running', 'paused'];

interface PromotionRowProps {
  promotion: Promotion;
  isPending: boolean;
  onWithdraw: () => void;
}

function PromotionRow({ promotion: { kind, model, brandName, startOn, endOn, state, reason, submitTime }, isPending, onWithdraw }: PromotionRowProps) {
  const t = useMessages(promotionDeskMessages);
  const { tone, icon: Icon } = looks[state];
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {model}
          <Tag tone={tone} icon={Icon && <Icon size={14} />}>
            {t(state)}
          </Tag>
        </RowTitle>
        <RowMeta>
          <span>{t(kind)}</span>
          {brandName !== null && <span>{brandName}</span>}
          <span>{t('between', { from: startOn, to: endOn })}</span>
          <span>
            {t('submitted')} <FriendlyTime dateTime={submitTime} />
          </span>
        </RowMeta>
        {state === 'refused' && reason !== null && <RowText>{t('reason', { reason })}</RowText>}
      </RowWords>
      {open.includes(state) && (
        <RowActions>
          <Button size="sm" variant="plain" isPending={isPending} onPress={onWithdraw} aria-label={t('withdrawOf', { model })}>
            {t('withdraw')}
          </Button>
        </RowActions>
      )}
    </Row>
  );
}
