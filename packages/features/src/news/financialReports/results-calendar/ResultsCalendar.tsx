import type { Loadable } from '@chippage/api/loadable';
import type { FinancialReport, FinancialReportMonth } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { Row, RowList, RowMeta, RowText, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { financialReportMessages } from '../messages.ts';
import { byDay, type ResultsDay, weekdayOf } from './byDay.ts';
import { resultsQueryParams, type ResultsQuery } from './resultsQuery.ts';
import { resultsCalendarMessages } from './messages.ts';
import * as styles from './ResultsCalendar.css.ts';

/** Props of `ResultsCalendar`. */
export interface ResultsCalendarProps {
  /** Of one month, by day. */
  reports: Loadable<readonly FinancialReport[]>;
  /** Months with entries, the newest first; none while that is not known. */
  months: readonly FinancialReportMonth[];
  query: ResultsQuery;
  onQueryChange: (query: ResultsQuery) => void;
}

/** When companies tell of their results, day by day of a month, each with the filed document and where its date was read. */
export function ResultsCalendar({ reports, months, query, onQueryChange }: ResultsCalendarProps) {
  const t = useMessages(resultsCalendarMessages);
  const newest = reports.status === 'ready' ? reports.data[0]?.date.slice(0, 7) : undefined;
  const shown = query.month ?? newest ?? months[0]?.month;
  return (
    <PageColumn>
      <div className={styles.tools}>
        {shown !== undefined && (
          <NativeSelect
            label={t('month')}
            value={shown}
            onChange={(month) => onQueryChange({ ...query, month })}
            options={monthsWith(months, shown).map(({ month, total }) => ({
              id: month,
              label: t('monthOption', { year: month.slice(0, 4), month: numberAt(month, 5), count: formatNumber(total) }),
            }))}
          />
        )}
        <KeywordsField label={t('search')} hint={t('company')} searched={query.keywords} onSearch={(keywords) => onQueryChange({ ...query, keywords })} />
      </div>
      <Loaded value={reports} failedTitle={t('failed')} bones={['112px', '112px', '112px']}>
        {(rows) => (rows.length === 0 ? <Nothing query={query} /> : <Days rows={rows} keywords={query.keywords} />)}
      </Loaded>
      <RowText>{t('note')}</RowText>
    </PageColumn>
  );
}

/** A number of a date, without zeros before it. */
const numberAt = (date: string, from: number) => String(Number(date.slice(from, from + 2)));

function Nothing({ query }: { query: ResultsQuery }) {
  const t = useMessages(resultsCalendarMessages);
  const paths = usePaths(newsPaths);
  const { keywords } = query;
  return (
    <Card padding="none">
      <EmptyState
        title={keywords === '' ? t('empty') : t('nothingFound', { keywords })}
        {...(keywords !== '' && {
          action: (
            <LinkButton variant="outline" href={paths.resultsCalendar(resultsQueryParams({ ...query, keywords: '' }))}>
              {t('clear')}
            </LinkButton>
          ),
        })}
      >
        {t('emptyHint')}
      </EmptyState>
    </Card>
  );
}

function Days({ rows, keywords }: { rows: readonly FinancialReport[]; keywords: string }) {
  const t = useMessages(resultsCalendarMessages);
  const count = formatNumber(rows.length);
  return (
    <>
      <RowText>{keywords === '' ? t('count', { count }) : t('found', { keywords, count })}</RowText>
      {byDay(rows).map((day) => (
        <Day key={day.date} day={day} />
      ))}
    </>
  );
}

/** The months to choose from, with the one that is shown, in the order of time. */
function monthsWith(months: readonly FinancialReportMonth[], shown: string): readonly { month: string; total: number }[] {
  if (months.some(({ month }) => month === shown)) return months;
  return [...months, { month: shown, total: 0 }].toSorted((a, b) => b.month.localeCompare(a.month));
}

function Day({ day: { date, reports } }: { day: ResultsDay }) {
  const t = useMessages(resultsCalendarMessages);
  const weekday = t('weekdays').split('、')[weekdayOf(date)] ?? '';
  const name = t('day', { month: numberAt(date, 5), day: numberAt(date, 8), weekday });
  return (
    <Card
      title={
        <time dateTime={date} className={styles.day}>
          {name}
        </time>
      }
      padding="none"
    >
      <RowList label={t('list', { day: name })}>
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </RowList>
    </Card>
  );
}

function Report({ report: { company, brandId, brandName, listing, kind, period, documentUrl, sourceUrl } }: { report: FinancialReport }) {
  const t = useMessages(resultsCalendarMessages);
  const kindName = useMessages(financialReportMessages);
  const paths = usePaths(datasheetsPaths);
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <Tag>{kindName(kind)}</Tag>
          <span>{company}</span>
        </RowTitle>
        <RowMeta>
          <span>{period}</span>
          {listing !== '' && <span translate="no">{listing}</span>}
          {brandId !== undefined && brandName !== null && <Link href={paths.brand(brandId)}>{brandName}</Link>}
          {documentUrl === '' ? (
            <span>{t('noDocument')}</span>
          ) : (
            <Link
              href={documentUrl}
              newWindowLabel={t('newWindow')}
              aria-label={`${t('document')} ${t('documentNamed', { company, period })} ${t('newWindow')}`}
            >
              {t('document')}
            </Link>
          )}
          <Link href={sourceUrl} newWindowLabel={t('newWindow')} aria-label={`${t('source')} ${t('sourceNamed', { company, period })} ${t('newWindow')}`}>
            {t('source')}
          </Link>
        </RowMeta>
      </RowWords>
    </Row>
  );
}
