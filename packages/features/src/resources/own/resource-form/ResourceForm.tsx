import type { Loadable } from '@chippage/api/loadable';
import type { OwnResourceDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormPage } from '../../../parts/form/FormLayout.tsx';
import { Coming, Loaded } from '../../../parts/loaded/Loaded.tsx';
import { resourceFormMessages } from './messages.ts';
import type { ResourceFieldsProps } from './ResourceFields.tsx';

// Title and note stand first; the fields and what uploads files weigh more than the rest of the page.
const ResourceFields = lazyPart(async () => (await import('./ResourceFields.tsx')).ResourceFields);

export interface ResourceFormProps extends Omit<ResourceFieldsProps, 'before'> {
  /** One of the member's that is handed in again; null: a new one. */
  resource: Loadable<OwnResourceDetail> | null;
}

/** Hands a resource in: what it is, under which licence, its text and files. */
export function ResourceForm({ resource, ...props }: ResourceFormProps) {
  if (resource === null) return <Filling {...props} before={null} />;
  return (
    <Loaded value={resource} lines={8}>
      {(before) => <Filling {...props} before={before} />}
    </Loaded>
  );
}

function Filling(props: ResourceFieldsProps) {
  const t = useMessages(resourceFormMessages);
  const { before } = props;
  return (
    <FormPage title={t(before === null ? 'title' : 'edit')} note={t('note')}>
      {before?.reason && <Alert tone="warn">{t('refused', { reason: before.reason })}</Alert>}
      <Suspense fallback={<Coming lines={8} />}>
        <ResourceFields {...props} />
      </Suspense>
    </FormPage>
  );
}
