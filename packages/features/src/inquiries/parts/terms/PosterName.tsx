import type { BoardPoster } from '@chippage/api/types';
import { CheckIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { boardTermsMessages } from './messages.ts';
import * as styles from './terms.css.ts';

export interface PosterNameProps {
  poster: BoardPoster;
}

/** Who posted a row: the company, or that it is anonymous; where it is, and whether it is verified. Of a made-up one nobody has looked at a licence. */
export function PosterName({ poster: { company, place, isVerified, isSample } }: PosterNameProps) {
  const t = useMessages(boardTermsMessages);
  const paths = usePaths(inquiriesPaths);
  return (
    <span className={styles.poster}>
      {company === null ? (
        t('anonymous')
      ) : (
        <Link tone="quiet" href={paths.companyHome(company.id)}>
          {company.name}
        </Link>
      )}
      <span className={styles.quiet}>{place ?? t('unknownPlace')}</span>
      {isVerified && !isSample && (
        <Tag tone="ok" icon={<CheckIcon size={14} />}>
          {t('verified')}
        </Tag>
      )}
      {isSample && <Tag>{t('sample')}</Tag>}
    </span>
  );
}
