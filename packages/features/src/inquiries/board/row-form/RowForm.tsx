import type { Loadable } from '@chippage/api/loadable';
import type { OwnBoardDetail } from '@chippage/api/types';
import { late, lazyPart } from '@chippage/ui/late';
import { type ReactNode, Suspense } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { RefusedNeed } from '../../../parts/company-need/companyNeed.ts';
import { FormPage } from '../../../parts/form/FormLayout.tsx';
import { Coming, Loaded } from '../../../parts/loaded/Loaded.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { rowFormMessages } from './messages.ts';
import type { RowFieldsProps } from './RowFields.tsx';
import { emptyRow, inputOf, type RowInput } from './rowInput.ts';

/** Props of `RowForm`. */
export interface RowFormProps extends Pick<RowFieldsProps, 'type' | 'doubtOf' | 'onUpload' | 'onSubmit'> {
  /** The row that is changed; null: a new one. */
  row: Loadable<OwnBoardDetail> | null;
  /** What the member lacks to post a new one; null: nothing, as far as is known. */
  need: RefusedNeed | null;
  /** What a new one begins with, e.g. the number that was searched. */
  initial?: Partial<RowInput>;
  /** Address of the other kind; a row that is there does not change its kind. */
  getTypeHref: (type: 0 | 1) => string;
}

const CompanyNotice = late(async () => (await import('../../../parts/company-need/CompanyNotice.tsx')).CompanyNotice);

// Title and kinds stand first; who may not post needs no fields at all.
const RowFields = lazyPart(async () => (await import('./RowFields.tsx')).RowFields);

/** What a company wants or offers, on one screen: the number, and whatever else is known. */
export function RowForm({ row, need, initial, getTypeHref, ...props }: RowFormProps) {
  const t = useMessages(rowFormMessages);
  const { type } = props;
  const kinds = <Kinds type={type} getTypeHref={getTypeHref} />;
  if (row === null && need !== null)
    return (
      <FormPage title={t(type === 1 ? 'newDemand' : 'newSupply')}>
        {kinds}
        <CompanyNotice need={need} />
      </FormPage>
    );
  if (row === null) return <Filling {...props} kinds={kinds} begun={emptyRow(initial)} draftKey={`board:new:${type}`} />;
  return (
    <Loaded value={row} failedTitle={t('failedToLoad')} bones={['480px']}>
      {(own) => <Filling {...props} begun={inputOf(own)} known={own.photos} draftKey={`board:${own.id}`} isOld />}
    </Loaded>
  );
}

function Kinds({ type, getTypeHref }: Pick<RowFormProps, 'type' | 'getTypeHref'>) {
  const t = useMessages(rowFormMessages);
  return (
    <StateLinks
      label={t('kinds')}
      states={[
        { id: '1', name: t('demand') },
        { id: '0', name: t('supply') },
      ]}
      current={String(type)}
      getHref={(id) => getTypeHref(id === '1' ? 1 : 0)}
    />
  );
}

function Filling({ kinds, ...props }: RowFieldsProps & { kinds?: ReactNode }) {
  const t = useMessages(rowFormMessages);
  const { type, isOld = false } = props;
  const isDemand = type === 1;
  const words = isOld ? (isDemand ? 'editDemand' : 'editSupply') : isDemand ? 'newDemand' : 'newSupply';
  return (
    <FormPage title={t(words)} note={t(isDemand ? 'note' : 'supplyNote')}>
      {kinds}
      <Suspense fallback={<Coming bones={['480px']} />}>
        <RowFields {...props} />
      </Suspense>
    </FormPage>
  );
}
