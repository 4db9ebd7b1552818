import type { ListingKind } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { claimLinkMessages } from './messages.ts';

/** Props of `ClaimLink`. */
export interface ClaimLinkProps {
  kind: ListingKind;
  /** Number of the brand, distributor or trader. */
  id: number;
}

/** On the page of a brand or distributor: the way for its company to claim it. */
export function ClaimLink({ kind, id }: ClaimLinkProps) {
  const t = useMessages(claimLinkMessages);
  const paths = usePaths(entriesPaths);
  return (
    <Note>
      {t('yours')} <Link href={paths.claim(kind, id)}>{t('claim')}</Link>
    </Note>
  );
}
