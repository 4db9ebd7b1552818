import type { PartDetail } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { restButton } from '../../../parts/rest-button/restButton.css.ts';
import { partDetailMessages } from './messages.ts';
import * as styles from './PartDetail.css.ts';

/** So many parts stand side by side. */
const BESIDE_MOST = 6;

/** Parts that can stand in, in four fixed kinds; each names only what differs. Where there is none of any kind, the way to the others of the category. */
export function Alternatives({
  part: { id, alternatives: groups, category, categoryName, params },
}: {
  part: Pick<PartDetail, 'id' | 'alternatives' | 'category' | 'categoryName' | 'params'>;
}) {
  const t = useMessages(partDetailMessages);
  const paths = usePaths(datasheetsPaths);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) {
    return (
      <Card title={t('alternatives')}>
        <p className={styles.difference}>{t('noAlternatives')}</p>
        <Link href={paths.category(category)}>{t('sameCategory', { category: categoryName })}</Link>
      </Card>
    );
  }
  // Another packing of the same part differs in nothing that is compared.
  const others = groups.flatMap(({ kind, items }) => (kind === 'packing' ? [] : items.map(({ part }) => part.id)));
  const beside = [id, ...new Set(others)].slice(0, BESIDE_MOST);
  return (
    <Card title={t('alternatives')} note={t('alternativesNote', { count })} padding="none" footer={<span className={styles.derived}>{t('derived')}</span>}>
      {beside.length > 1 && (
        <p className={styles.compare}>
          <Link href={paths.partCompare(beside)}>{t('compareAlternatives')}</Link>
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.kind} group={group} known={params} />
      ))}
    </Card>
  );
}

type AlternativeGroup = PartDetail['alternatives'][number];

/** So many stand there before the rest is asked for. */
const shortList = 4;

function Group({ group: { kind, items }, known }: { group: AlternativeGroup; known: PartDetail['params'] }) {
  const t = useMessages(partDetailMessages);
  const paths = usePaths(datasheetsPaths);
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? items : items.slice(0, shortList);
  return (
    <section className={styles.alternatives}>
      <h3 className={styles.kind}>
        {t(kind)}
        <span className={styles.kindCount}>{items.length}</span>
      </h3>
      {items.length === 0 && <p className={styles.difference}>{t('none')}</p>}
      <ul className={styles.items}>
        {shown.map(({ part, diff }) => (
          <li key={part.id} className={styles.item}>
            <span className={styles.itemHead}>
              <Link tone="accent" isMono href={paths.partDetail(part.id)}>
                {part.mpn}
              </Link>
              <span className={styles.itemBrand}>{part.brandNameCn ?? part.brandName}</span>
            </span>
            <Difference kind={kind} diff={diff} isComparable={part.params.some(({ code }) => known.some((param) => param.code === code))} />
          </li>
        ))}
      </ul>
      {items.length > shortList && (
        <div className={restButton}>
          <Button variant="plain" size="sm" onPress={() => setIsAll(!isAll)}>
            {isAll ? t('showFewer') : t('showRest', { count: items.length - shortList })}
          </Button>
        </div>
      )}
    </section>
  );
}

interface DifferenceProps extends Pick<AlternativeGroup, 'kind'>, Pick<AlternativeGroup['items'][number], 'diff'> {
  /** Something is known of both. */
  isComparable: boolean;
}

/** Other packings differ by their suffix alone; elsewhere both values stand side by side. */
function Difference({ kind, diff, isComparable }: DifferenceProps) {
  const t = useMessages(partDetailMessages);
  const texts = diff
    .slice(0, 4)
    .map(({ name, here, there }) =>
      kind === 'packing' && here === null ? `${name} ${there ?? ''}` : t('difference', { name, here: here ?? t('unknown'), there: there ?? t('unknown') }),
    );
  return <span className={styles.difference}>{texts.length === 0 ? t(isComparable ? 'noDifference' : 'nothingKnown') : texts.join('；')}</span>;
}
