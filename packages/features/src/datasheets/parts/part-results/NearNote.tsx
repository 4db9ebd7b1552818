import { Alert } from '@chippage/ui/Alert';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { partResultsMessages } from './messages.ts';
import * as styles from './PartResults.css.ts';
import type { PartQuery } from './partQuery.ts';
import type { PartResultsData } from './PartResults.tsx';
import { Relaxations } from './Relaxations.tsx';

export interface NearNoteProps {
  data: PartResultsData;
  query: PartQuery;
  getHref: (query: PartQuery) => string;
}

/** Over rows that only come near: that what was asked for is not there, and what they give up. */
export function NearNote({ data: { data, understood, facets, relaxations }, query, getHref }: NearNoteProps) {
  const t = useMessages(partResultsMessages);
  const paths = usePaths(datasheetsPaths);
  const [first] = data;
  const [asked] = understood;
  if (!first) return null;
  if (understood.length === 1 && asked?.kind === 'mpn' && first.match === 'similar')
    return (
      <div className={styles.note}>
        <Alert tone="info">
          {t('noNumber', { typed: asked.token })}{' '}
          <Link href={paths.partDetail(first.id)} isMono>
            {first.mpn}
          </Link>
        </Alert>
      </div>
    );
  const [given, ...others] = relaxations;
  if (!given || given.token === null) return null;
  return (
    <div className={styles.note}>
      <Alert tone="info">
        {t('gaveUp', { token: given.token })}
        <Relaxations label={t('alsoDrop')} relaxations={[given, ...others]} facets={facets} query={query} getHref={getHref} />
      </Alert>
    </div>
  );
}
