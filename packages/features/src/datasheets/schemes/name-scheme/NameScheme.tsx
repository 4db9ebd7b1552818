import type { Loadable } from '@chippage/api/loadable';
import type { AnswerOf } from '@chippage/api/operations';
import type { BrandModelNameScheme, ModelReading, SuggestedPart, SuffixRule } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Disclosure } from '@chippage/ui/Disclosure';
import { Link } from '@chippage/ui/Link';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useId, useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { nameSchemeMessages } from './messages.ts';
import * as styles from './NameScheme.css.ts';

/** Props of `NameScheme`. */
export interface NameSchemeProps {
  /** The maker, as pages name it. */
  brandName: string;
  schemes: Loadable<AnswerOf<'brandNameSchemes'>>;
  /** The number that is read; empty: none. */
  model: string;
  /** Null: none is read. */
  reading: Loadable<ModelReading> | null;
  onRead: (model: string) => void;
}

type Words = Translate<(typeof nameSchemeMessages)['texts']>;
const none = '—';

/** How a maker names its parts, and what a typed number says by that. */
export function NameScheme({ brandName, schemes, model, reading, onRead }: NameSchemeProps) {
  const t = useMessages(nameSchemeMessages);
  const id = useId();
  const example = schemes.status === 'ready' ? schemes.data.data[0]?.examples[0] : undefined;
  return (
    <section className={styles.stack} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.quiet}>{t('lead', { brand: brandName })}</p>
      <div className={styles.field}>
        <KeywordsField label={t('read')} hint={example === undefined ? t('read') : t('readHint', { example })} searched={model} onSearch={onRead} />
      </div>
      {reading !== null && (
        <div role="status">
          <Loaded value={reading} failedTitle={t('readFailed')} bones={['120px']}>
            {(read) => <Reading reading={read} />}
          </Loaded>
        </div>
      )}
      <Loaded value={schemes} failedTitle={t('failed')} bones={['160px']}>
        {({ data, totalRecord, suffixRules }) =>
          data.length + suffixRules.length === 0 ? (
            <p className={styles.quiet}>{t('empty')}</p>
          ) : (
            <>
              {suffixRules.length > 0 && <Rules rules={suffixRules} />}
              {data.length > 0 && <Families schemes={data} total={totalRecord} />}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function Parts({ lead, parts }: { lead: string; parts: readonly SuggestedPart[] }) {
  const paths = usePaths(datasheetsPaths);
  return (
    <span className={styles.links}>
      <span>{lead}</span>
      {parts.map(({ partId, mpn, brandName, packageCase }) => (
        <span key={partId}>
          <Link tone="accent" isMono href={paths.partDetail(partId)}>
            {mpn}
          </Link>{' '}
          {[brandName, packageCase].filter(Boolean).join('，')}
        </span>
      ))}
    </span>
  );
}

function Reading({ reading: { key, exact, suffix, suffixKind, same, pieces, suggestions } }: { reading: ModelReading }) {
  const t = useMessages(nameSchemeMessages);
  return (
    <Card>
      <div className={styles.stack}>
        {exact.length > 0 && <Parts lead={t('exact')} parts={exact} />}
        {suffix !== null && suffixKind !== null && <p className={styles.quiet}>{t('suffix', { suffix, kind: t(suffixKind) })}</p>}
        {same.length > 0 && <Parts lead={t('same')} parts={same} />}
        {suggestions.length > 0 && <Parts lead={t('suggestions')} parts={suggestions} />}
        {exact.length + same.length + suggestions.length === 0 && <p className={styles.quiet}>{t('nothing')}</p>}
        {pieces.length > 0 && (
          <Table
            caption={t('reading', { key })}
            isCaptionVisible
            density="compact"
            columns={pieceColumns(t)}
            rows={pieces.map((piece, at) => ({ ...piece, at }))}
            getRowKey={({ at }) => at}
          />
        )}
      </div>
    </Card>
  );
}

const pieceColumns = (t: Words): TableColumn<ModelReading['pieces'][number] & { at: number }>[] => [
  { key: 'text', header: t('piece'), isRowHeader: true, cell: ({ text }) => <span className={styles.mono}>{text}</span> },
  { key: 'meaning', header: t('meaning'), cell: ({ meaning }) => meaning ?? t('unknown') },
  { key: 'says', header: t('says'), isWrapping: true, cell: ({ says }) => says ?? none },
];

function Rules({ rules }: { rules: readonly SuffixRule[] }) {
  const t = useMessages(nameSchemeMessages);
  const paths = usePaths(datasheetsPaths);
  const columns = useMemo<TableColumn<SuffixRule>[]>(
    () => [
      { key: 'suffix', header: t('rule'), isRowHeader: true, cell: ({ suffix }) => <span className={styles.mono}>{suffix}</span> },
      { key: 'kind', header: t('kind'), cell: ({ kind }) => t(kind) },
      { key: 'pairs', header: t('pairs'), align: 'end', cell: ({ pairs }) => t('pairsCount', { count: formatNumber(pairs) }) },
      {
        key: 'example',
        header: t('example'),
        isWrapping: true,
        cell: ({ examples: [first] }) =>
          first && (
            <Link tone="quiet" href={paths.partDetail(first.suffixedId)}>
              {t('exampleOf', { mpn: first.mpn, suffixed: first.suffixedMpn })}
            </Link>
          ),
      },
    ],
    [t, paths],
  );
  return (
    <Card padding="none">
      <Table caption={t('rules')} isCaptionVisible density="compact" columns={columns} rows={rules.slice(0, 12)} getRowKey={({ suffix }) => suffix} />
    </Card>
  );
}

type Position = BrandModelNameScheme['positions'][number];

function Families({ schemes, total }: { schemes: readonly BrandModelNameScheme[]; total: number }) {
  const t = useMessages(nameSchemeMessages);
  const columns = useMemo<TableColumn<Position>[]>(
    () => [
      { key: 'from', header: t('piece'), isRowHeader: true, cell: ({ from }) => t('place', { no: from }) },
      { key: 'meaning', header: t('meaning'), cell: ({ meaning, unit }) => (meaning === null ? t('unknown') : [meaning, unit].filter(Boolean).join('，')) },
      {
        key: 'values',
        header: t('values'),
        isWrapping: true,
        cell: ({ values }) => (
          <span className={styles.values}>
            {values.map(({ value, means }) => (
              <span key={value}>{means === null ? value : t('value', { value, means })}</span>
            ))}
          </span>
        ),
      },
    ],
    [t],
  );
  return (
    <>
      <h3 className={styles.subtitle}>{t('families')}</h3>
      {schemes.map((scheme) => (
        <Card key={`${scheme.prefix} ${scheme.positions.length}`}>
          <Disclosure title={t('family', { prefix: scheme.prefix, count: formatNumber(scheme.parts) })} headingLevel={4}>
            <Table
              caption={t('family', { prefix: scheme.prefix, count: formatNumber(scheme.parts) })}
              density="compact"
              columns={columns}
              rows={scheme.positions}
              getRowKey={({ from }) => from}
            />
          </Disclosure>
        </Card>
      ))}
      {total > schemes.length && <p className={styles.quiet}>{t('more', { count: formatNumber(total - schemes.length) })}</p>}
    </>
  );
}
