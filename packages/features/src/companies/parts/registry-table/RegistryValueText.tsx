import { registryFieldKinds } from '@chippage/api/registry';
import type { RegistryField, RegistryValue } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { moneyText } from '@chippage/ui/Money';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { registryTableMessages } from './messages.ts';
import * as styles from './RegistryTable.css.ts';

export interface RegistryValueTextProps {
  /** The company whose table it is. */
  companyId: number;
  field: RegistryField;
  /** Undefined: the register does not say. */
  value: RegistryValue | undefined;
}

/** What a table of a company says in one field; companies and persons lead to their own pages. */
export function RegistryValueText({ companyId, field, value }: RegistryValueTextProps) {
  const t = useMessages(registryTableMessages);
  const paths = usePaths(companiesPaths);
  if (value === undefined) return <span className={styles.unsaid}>{t('unsaid')}</span>;
  if (value.companyId !== null) return <Link href={paths.registeredCompany(value.companyId)}>{value.text}</Link>;
  if (value.personId !== null) return <Link href={paths.registeredPerson(value.personId, companyId)}>{value.text}</Link>;
  if (field === 'year') return <Link href={paths.companyReport(companyId, { year: value.text })}>{t('report', { year: value.text })}</Link>;
  const kind = registryFieldKinds[field];
  if (kind === 'yuan') return <span className={styles.day}>{moneyText(value.text, 'CNY') || value.text}</span>;
  if (kind === 'date' || kind === 'percent') return <span className={styles.day}>{value.text}</span>;
  if (kind === 'long') return <span className={styles.long}>{value.text}</span>;
  return <>{value.text}</>;
}
