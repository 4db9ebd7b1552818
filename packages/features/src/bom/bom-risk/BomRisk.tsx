import { Button } from '@chippage/ui/Button';
import { Chart } from '@chippage/ui/Chart';
import { PrintLayout } from '@chippage/ui/PrintLayout';
import { useMemo } from 'react';
import { useMessages, useSite } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { AbsoluteTime } from '../../i18n/friendly-time/AbsoluteTime.tsx';
import { countryName } from '@chippage/api/countries';
import { LifecycleMark } from '../../parts/lifecycle-mark/LifecycleMark.tsx';
import { nameOf } from '../bom-lines/bomLine.ts';
import type { BomTableRow } from '../bom-page/bomWork.ts';
import * as styles from './BomRisk.css.ts';
import { countriesOf, type LineRisk, riskKinds, risksOf } from './lineRisk.ts';
import { bomRiskMessages } from './messages.ts';

/** Props of `BomRisk`. */
export interface BomRiskProps {
  name: string;
  sets: number;
  rows: readonly BomTableRow[];
  /** When offers and stock were asked, ISO 8601; null: not yet. */
  asOf: string | null;
  onPrint: () => void;
}

/** What endangers the supply of a list: lifecycle, stock against need, single sellers, countries of the makers; printed on A4. */
export function BomRisk({ name, sets, rows, asOf, onPrint }: BomRiskProps) {
  const t = useMessages(bomRiskMessages);
  const site = useSite();
  const risks = useMemo(() => risksOf(rows), [rows]);
  const levels = { high: 0, medium: 0, low: 0 };
  for (const { level } of risks) levels[level] += 1;
  const counts = riskKinds.map((kind) => risks.filter(({ kinds }) => kinds.includes(kind)).length);
  return (
    <div className={styles.stack}>
      <div className={styles.tools}>
        <Button variant="outline" size="sm" onPress={onPrint}>
          {t('print')}
        </Button>
      </div>
      <PrintLayout
        letterhead={t('letterhead', { site: site.name })}
        title={t('title', { name })}
        headingLevel={2}
        meta={[
          { term: t('sets'), value: formatNumber(sets) },
          { term: t('lines'), value: formatNumber(risks.length) },
          { term: t('levels'), value: t('levelsText', levels) },
          { term: t('asOf'), value: asOf === null ? t('unknown') : <AbsoluteTime dateTime={asOf} /> },
        ]}
        footer={t('foot', { site: site.name })}
      >
        <div className={styles.stack}>
          <Chart
            kind="bar"
            caption={t('chart')}
            summary={t('chartSummary')}
            categories={riskKinds.map((kind) => t(kind))}
            series={[{ name: t('chart'), values: counts }]}
            formatValue={(value) => t('lineCount', { count: formatNumber(value) })}
            formatTick={formatNumber}
            empty={t('noRisk')}
            words={{ table: t('data'), category: t('kind'), unknown: t('unknown'), cursor: t('cursor') }}
          />
          <Countries risks={risks} />
          <RiskTable risks={risks} />
        </div>
      </PrintLayout>
    </div>
  );
}

function Countries({ risks }: { risks: readonly LineRisk[] }) {
  const t = useMessages(bomRiskMessages);
  const countries = countriesOf(risks);
  if (countries.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('countries')}</h3>
      <ul className={styles.countries}>
        {countries.map(({ country, lines }) => (
          <li key={country}>{t('countryLines', { country: countryName(country) ?? t('unknown'), count: formatNumber(lines) })}</li>
        ))}
      </ul>
    </>
  );
}

function RiskTable({ risks }: { risks: readonly LineRisk[] }) {
  const t = useMessages(bomRiskMessages);
  const heads = ['no', 'mpn', 'designators', 'lifecycle', 'sellers', 'depth', 'country', 'risk'] as const;
  return (
    <div className={styles.frame} role="region" aria-label={t('table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {risks.map(({ row: { at, line, part }, kinds, depth, sellers, level }) => (
            <tr key={at}>
              <td>{at + 1}</td>
              <th scope="row">{part?.mpn ?? nameOf(line)}</th>
              <td>{line.designators.slice(0, 40)}</td>
              <td>{part ? <LifecycleMark lifecycle={part.lifecycle} /> : t('unknown')}</td>
              <td>{sellers ?? t('unknown')}</td>
              <td>{depth === null ? t('unknown') : t('depthText', { times: formatNumber(Math.floor(depth * 10) / 10) })}</td>
              <td>{countryName(part?.country ?? null) ?? t('unknown')}</td>
              <td>{[t(level), ...kinds.map((kind) => t(kind))].join('，')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
