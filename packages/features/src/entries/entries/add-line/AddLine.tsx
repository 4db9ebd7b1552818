import { Link } from '@chippage/ui/Link';
import { Fragment } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { lineKinds } from '../entryKinds.ts';
import { addLineMessages } from './messages.ts';

/** Props of `AddLine`. */
export interface AddLineProps {
  /** Number of the distributor or trader. */
  id: number;
  /** It trades on the free market. */
  isTrader: boolean;
}

/** On the page of a distributor or trader: the way to say what it sells that the page does not have. */
export function AddLine({ id, isTrader }: AddLineProps) {
  const t = useMessages(addLineMessages);
  const paths = usePaths(entriesPaths);
  return (
    <Note>
      {t(isTrader ? 'missing' : 'missingBrand')}
      {lineKinds
        .filter((kind) => isTrader === (kind !== 'agent_brand'))
        .map((kind) => (
          <Fragment key={kind}>
            {' '}
            <Link href={paths.addLine(kind, id)}>{t(kind)}</Link>
          </Fragment>
        ))}
    </Note>
  );
}
