import type { Loadable } from '@chippage/api/loadable';
import type { FinancialReport, FinancialReportMonth } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { late } from '@chippage/ui/late';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../parts/row-list/RowList.tsx';
import { financialReportAdminMessages } from './messages.ts';
import type { ReportInput } from './reportForm.ts';

const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);
const FinancialReportDialog = late(async () => (await import('./FinancialReportDialog.tsx')).FinancialReportDialog);

/** Props of `FinancialReportAdmin`. */
export interface FinancialReportAdminProps {
  /** Of one month, by day. */
  reports: Loadable<readonly FinancialReport[]>;
  /** Months with entries, the newest first. */
  months: readonly FinancialReportMonth[];
  /** `2026-11`; null: the newest one that has entries. */
  month: string | null;
  onMonthChange: (month: string) => void;
  /** @throws ApiError whose words are shown */
  onAdd: (input: ReportInput) => Promise<void>;
  /** @throws ApiError whose words are shown */
  onChange: (id: number, input: ReportInput) => Promise<void>;
  /** @throws ApiError whose words are shown */
  onRemove: (report: FinancialReport) => Promise<void>;
}

/** The calendar of results for operators: filed from what companies announced, put right, taken off. */
export function FinancialReportAdmin({ reports, months, month, onMonthChange, onAdd, onChange, onRemove }: FinancialReportAdminProps) {
  const t = useMessages(financialReportAdminMessages);
  const action = useAction();
  // An entry, or null for a new one; undefined: nothing is edited.
  const [edited, setEdited] = useState<FinancialReport | null | undefined>();
  const [asked, setAsked] = useState<FinancialReport | null>(null);
  const save = async (input: ReportInput) => {
    await (edited ? onChange(edited.id, input) : onAdd(input));
    await action.run('save', async () => undefined, t(edited ? 'changed' : 'added', { company: input.company, period: input.period }));
  };
  const remove = async (report: FinancialReport) => {
    await action.run('remove', () => onRemove(report), t('removed', report));
    setAsked(null);
  };
  const first = reports.status === 'ready' ? reports.data[0]?.date.slice(0, 7) : undefined;
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        tools={
          months.length > 0 && (
            <NativeSelect
              label={t('month')}
              value={month ?? first ?? months[0]?.month ?? ''}
              onChange={onMonthChange}
              options={months.map((each) => ({
                id: each.month,
                label: t('monthOption', { year: each.month.slice(0, 4), month: String(Number(each.month.slice(5))), count: formatNumber(each.total) }),
              }))}
            />
          )
        }
        end={
          <Button size="sm" onPress={() => setEdited(null)}>
            {t('add')}
          </Button>
        }
      />
      <ActionAlert result={action.result} />
      <Loaded value={reports} failedTitle={t('failed')}>
        {(rows) => (
          <Card padding="none">
            {rows.length === 0 ? (
              <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
            ) : (
              <RowList label={t('list')}>
                {rows.map((report) => (
                  <Filed key={report.id} report={report} onEdit={() => setEdited(report)} onRemove={() => setAsked(report)} />
                ))}
              </RowList>
            )}
          </Card>
        )}
      </Loaded>
      {edited !== undefined && <FinancialReportDialog report={edited} onSave={save} onClose={() => setEdited(undefined)} />}
      {asked && (
        <ConfirmDialog
          isOpen
          title={t('removeTitle')}
          confirmLabel={t('remove')}
          cancelLabel={t('keep')}
          isPending={action.isPending}
          onConfirm={() => void remove(asked)}
          onOpenChange={() => setAsked(null)}
        >
          {t('removeText', asked)}
        </ConfirmDialog>
      )}
    </PageColumn>
  );
}

function Filed({ report, onEdit, onRemove }: { report: FinancialReport; onEdit: () => void; onRemove: () => void }) {
  const t = useMessages(financialReportAdminMessages);
  const { company, period, kind, date, listing, documentUrl } = report;
  return (
    <Row>
      <RowWords>
        <RowTitle>{company}</RowTitle>
        <RowMeta>
          <time dateTime={date}>{date}</time>
          <span>{t(kind)}</span>
          <span>{period}</span>
          {listing !== '' && <span translate="no">{listing}</span>}
          {documentUrl === '' && <span>{t('noDocument')}</span>}
        </RowMeta>
      </RowWords>
      <RowActions>
        <Button variant="outline" size="sm" onPress={onEdit} aria-label={t('editNamed', { company, period })}>
          {t('edit')}
        </Button>
        <Button variant="outline" size="sm" tone="danger" onPress={onRemove} aria-label={t('removeNamed', { company, period })}>
          {t('remove')}
        </Button>
      </RowActions>
    </Row>
  );
}
