import type { BrandRef } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { usePaths } from '../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';

export interface CompanyLinkProps {
  company: BrandRef;
  /** Puts the name into a sentence. @default the name alone */
  words?: (name: string) => string;
}

/** A company by its name: a link when it is a brand of the catalogue. */
export function CompanyLink({ company: { id, name, nameCn }, words = (shown) => shown }: CompanyLinkProps) {
  const paths = usePaths(directoryPaths);
  const shown = words(nameCn ?? name);
  return id === null ? shown : <Link href={paths.brandDetail(id)}>{shown}</Link>;
}
