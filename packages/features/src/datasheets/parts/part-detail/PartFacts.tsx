import type { PartDetail } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import * as tables from './FactTable.css.ts';
import { type EvidenceLinks, FactOrigin } from './FactOrigin.tsx';
import { FactRow, FactTable } from './FactTable.tsx';
import { partDetailMessages } from './messages.ts';
import { PackageDrawing } from '../package-drawing/PackageDrawing.tsx';
import { shownFacts } from './shownFacts.ts';
import { PartSources } from './PartSources.tsx';

/** What the catalogue has no field for yet; shown, because a buyer looks for them: not known is an answer. */
const complianceKeys = ['rohs', 'reach', 'msl', 'eccn', 'hsCode', 'origin', 'aecQ'] as const;

export interface PartFactsProps {
  part: PartDetail;
  /** Reports a wrong fact. Absent: the site takes no reports. */
  onCorrect?: (() => void) | undefined;
  evidence: EvidenceLinks;
}

/** All facts of a part. What is not known says so; where the rest comes from opens at the foot. */
export function PartFacts({ part, onCorrect, evidence }: PartFactsProps) {
  const t = useMessages(partDetailMessages);
  const paths = usePaths(datasheetsPaths);
  const facts = shownFacts(part, t);
  // One line tells of all of them where no document of ours says any.
  const hasOrigins = part.evidence.length > 0;
  const originOf = (name: string, fields: readonly string[]) => hasOrigins && { origin: <FactOrigin part={part} name={name} fields={fields} {...evidence} /> };
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
        <FactTable caption={t('facts')} hasOrigins={hasOrigins}>
          <FactRow name={t('brand')} {...(hasOrigins && { origin: null })}>
            <Link tone="quiet" href={paths.brand(part.brandId)}>
              {part.brandNameCn ?? part.brandName}
            </Link>
            {part.brand.parent !== null && t('brandOwner', { name: part.brand.parent })}
          </FactRow>
          <FactRow name={t('category')} {...(hasOrigins && { origin: null })}>
            <Link tone="quiet" href={paths.category(part.category)}>
              {part.categoryName}
            </Link>
          </FactRow>
          <FactRow name={t('packageCase')} {...originOf(t('packageCase'), ['packageCase'])}>
            {part.packageCase}
          </FactRow>
          <FactRow name={t('pins')} {...originOf(t('pins'), ['pins'])}>
            {part.pins}
          </FactRow>
          {facts.map(({ key, fields, name, value, unit }) => (
            <FactRow key={key} name={name} unit={unit} {...originOf(name, fields)}>
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
          <PackageDrawing packageCase={part.packageCase} pins={part.pins} pinout={part.pinout} {...evidence} />
        </div>
      </div>
      {!hasOrigins && part.sources.length > 0 && (
        <p className={tables.note}>
          {t('originOfAll', { names: part.sources.map(({ name }) => name).join('、'), date: absoluteTime(Date.parse(part.updatedAt)).date })}
        </p>
      )}
      <PartSources sources={part.sources} corrections={part.corrections} />
    </Card>
  );
}
