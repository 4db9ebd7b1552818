import { Link } from '@chippage/ui/Link';
import { Fragment } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import type { CompanyKind } from '../entryKinds.ts';
import { addEntryMessages } from './messages.ts';

/** Props of `AddEntry`. */
export interface AddEntryProps {
  /** What the list has. */
  kinds: readonly CompanyKind[];
}

/** Below a list of the directory: the way to enter what it does not have. */
export function AddEntry({ kinds }: AddEntryProps) {
  const t = useMessages(addEntryMessages);
  const paths = usePaths(entriesPaths);
  return (
    <Note>
      {t('missing')}
      {kinds.map((kind) => (
        <Fragment key={kind}>
          {' '}
          <Link href={paths.addEntry(kind)}>{t(kind)}</Link>
        </Fragment>
      ))}
    </Note>
  );
}
