import { Alert } from '@chippage/ui/Alert';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { partResultsMessages } from './messages.ts';
import * as styles from './PartResults.css.ts';
import { mayBeInNumber, missingNumber } from './missingNumber.ts';
import type { PartQuery } from './partQuery.ts';
import type { PartResultsData } from './PartResults.tsx';
import { Relaxations } from './Relaxations.tsx';

export interface NearNoteProps {
  data: PartResultsData;
  query: PartQuery;
  getHref: (query: PartQuery) => string;
}

/** Over rows that only come near: that what was asked for is not there, and what they give up. Spoken when another search brings it. */
export function NearNote(props: NearNoteProps) {
  return (
    <div role="status">
      <Note {...props} />
    </div>
  );
}

function Note({ data: { data, understood, facets, relaxations }, query, getHref }: NearNoteProps) {
  const t = useMessages(partResultsMessages);
  const paths = usePaths(datasheetsPaths);
  const [first] = query.page === 1 ? data : [];
  if (!first) return null;
  const missing = missingNumber(understood, relaxations, first);
  if (missing !== null)
    return (
      <div className={styles.note}>
        <Alert tone="info">
          {t('noNumber', { typed: missing })}{' '}
          <Link href={paths.partDetail(first.id)} isMono>
            {first.mpn}
          </Link>
        </Alert>
      </div>
    );
  if (relaxations.length === 0) return null;
  const given = relaxations.find(({ nearest }) => nearest !== null);
  const words = given?.tokens.join(t('between')) ?? '';
  const [token = '', ...more] = given?.tokens ?? [];
  const isPackage = understood.some((piece) => piece.token === token && piece.kind === 'package');
  return (
    <div className={styles.note}>
      <Alert tone="info">
        {given ? t(given.nearest === 'untold' ? 'untold' : 'gaveUp', { words }) : t('nearOnly')}{' '}
        {more.length === 0 && !isPackage && mayBeInNumber(token) && (
          <Link href={getHref({ ...query, keywords: `${given?.rest ?? ''} "${token}"`.trim(), page: 1 })}>{t('literally', { token })}</Link>
        )}
        <Relaxations label={t('alsoDrop')} relaxations={relaxations} facets={facets} query={query} getHref={getHref} />
      </Alert>
    </div>
  );
}
