import type { PartRow } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { Translate } from '../../../i18n/messages.ts';
import type { DatasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { SourceMarks } from '../../documents/link-state/SourceMarks.tsx';
import { isCopy, sheetPlace } from '../sheetPlace.ts';
import type { partCompareMessages } from './messages.ts';
import * as styles from './PartCompare.css.ts';

export interface CompareSheetProps {
  part: PartRow;
  paths: DatasheetsPaths;
  t: Translate<(typeof partCompareMessages)['texts']>;
}

const words = {
  reader: ['openSheet', 'openSheetNamed'],
  maker: ['sheetAt', 'sheetAtNamed'],
  told: ['sheetTold', 'sheetToldNamed'],
} as const;

/** Where a part's datasheet opens, and what is to be said of that place. */
export function CompareSheet({ part: { id, mpn, datasheet }, paths, t }: CompareSheetProps) {
  if (datasheet === null) return <span className={styles.faint}>{t('noSheet')}</span>;
  const { kind, href } = sheetPlace(id, datasheet, paths);
  const [text, name] = words[kind];
  const host = datasheet.host ?? '';
  return (
    <span className={styles.sheetCell}>
      {kind === 'maker' ? (
        <a className={styles.outside} href={href} target="_blank" rel="noopener noreferrer nofollow" aria-label={t(name, { mpn, host })}>
          {t(text, { host })}
        </a>
      ) : (
        <Link href={href} aria-label={t(name, { mpn, host })}>
          {t(text, { host })}
        </Link>
      )}
      <SourceMarks link={datasheet.link} isCopy={isCopy(datasheet)} />
    </span>
  );
}
