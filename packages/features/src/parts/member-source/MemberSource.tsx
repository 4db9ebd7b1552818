import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Note } from '../page-column/PageColumn.tsx';
import { memberSourceMessages } from './messages.ts';

/** Says of something in the directory that a member entered it and an operator approved it. */
export function MemberSource() {
  const t = useMessages(memberSourceMessages);
  return <Note>{t('source')}</Note>;
}
