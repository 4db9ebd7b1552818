import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../i18n/paths/companiesPaths.ts';
import { checkLinkMessages } from './messages.ts';

export interface CheckLinkProps {
  name: string;
  /** Finds one company alone; null: it is looked for by its name. */
  creditCode?: string | null | undefined;
}

/** Leads to what registers and courts publish of a company. */
export function CheckLink({ name, creditCode }: CheckLinkProps) {
  const t = useMessages(checkLinkMessages);
  const paths = usePaths(companiesPaths);
  return (
    <Link href={paths.companyCheckSearch({ keywords: creditCode ?? name })} aria-label={t('checkOf', { name })}>
      {t('check')}
    </Link>
  );
}
