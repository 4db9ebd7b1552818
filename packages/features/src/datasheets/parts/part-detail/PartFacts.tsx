import type { PartDetail } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import * as tables from './FactTable.css.ts';
import { FactRow, FactTable } from './FactTable.tsx';
import { partDetailMessages } from './messages.ts';
import { PackageDrawing } from '../package-drawing/PackageDrawing.tsx';
import { partFacts } from './partFacts.ts';
import { PartSources } from './PartSources.tsx';

/** What the catalogue has no field for yet; shown, because a buyer looks for them: not known is an answer. */
const complianceKeys = ['rohs', 'reach', 'msl', 'eccn', 'hsCode', 'aecQ'] as const;

export interface PartFactsProps {
  part: PartDetail;
  /** Reports a wrong fact. Absent: the site takes no reports. */
  onCorrect?: (() => void) | undefined;
}

/** All facts of a part. What is not known says so; where the rest comes from opens at the foot. */
export function PartFacts({ part, onCorrect }: PartFactsProps) {
  const t = useMessages(partDetailMessages);
  const paths = usePaths(datasheetsPaths);
  const facts = partFacts(part.params, [
    { key: 'supply', name: t('supply'), from: 'vMin', to: 'vMax' },
    { key: 'temperature', name: t('temperature'), from: 'tempMinC', to: 'tempMaxC' },
  ]);
  // Brand and category are always known.
  const known = facts.length + 2 + (part.packageCase === null ? 0 : 1) + (part.pins === null ? 0 : 1);
  const unknown = complianceKeys.length + (part.packageCase === null ? 1 : 0) + (part.pins === null ? 1 : 0);
  return (
    <Card
      title={t('facts')}
      note={t('factsNote', { known, unknown })}
      action={
        onCorrect && (
          <Button variant="plain" size="sm" onPress={onCorrect}>
            {t('correct')}
          </Button>
        )
      }
    >
      <div className={tables.tables}>
        <FactTable caption={t('facts')}>
          <FactRow name={t('brand')}>
            <Link tone="quiet" href={paths.brand(part.brandId)}>
              {part.brandNameCn ?? part.brandName}
            </Link>
          </FactRow>
          <FactRow name={t('category')}>
            <Link tone="quiet" href={paths.category(part.category)}>
              {part.categoryName}
            </Link>
          </FactRow>
          <FactRow name={t('packageCase')}>{part.packageCase}</FactRow>
          <FactRow name={t('pins')}>{part.pins}</FactRow>
          {facts.map(({ key, name, value, unit }) => (
            <FactRow key={key} name={name} unit={unit}>
              {value}
            </FactRow>
          ))}
        </FactTable>
        <div className={tables.second}>
          <FactTable caption={t('compliance')} isCaptionShown>
            {complianceKeys.map((key) => (
              <FactRow key={key} name={t(key)} />
            ))}
          </FactTable>
          <PackageDrawing packageCase={part.packageCase} pins={part.pins} />
        </div>
      </div>
      <PartSources sources={part.sources} corrections={part.corrections} />
    </Card>
  );
}
