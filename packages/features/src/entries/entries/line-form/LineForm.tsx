import type { Loadable } from '@chippage/api/loadable';
import type { Agent, Entry } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FormColumn, FormPage } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { EntryEnd } from '../entry-end/EntryEnd.tsx';
import { evidenceProblem } from '../entry-end/evidenceProblem.ts';
import { entryEndMessages } from '../entry-end/messages.ts';
import type { LineKind } from '../entryKinds.ts';
import { BrandField, type BrandFieldProps } from '../../parts/brand-field/BrandField.tsx';
import { brandFieldMessages } from '../../parts/brand-field/messages.ts';
import { type LineInput, lineInputOf, lineProblems, type LineWire, lineWireOf, MOST_MPNS } from './lineInput.ts';
import { lineFormMessages } from './messages.ts';

/** The company and the entry that a form is about. */
export interface LineSubject {
  company: Pick<Agent, 'id' | 'name' | 'nameCn'>;
  /** One of the member's that is put right and handed in again; null: a new one. */
  entry: Entry | null;
}

/** Props of `LineForm`. */
export interface LineFormProps extends Pick<BrandFieldProps, 'brands' | 'onBrandTyped'> {
  kind: LineKind;
  subject: Loadable<LineSubject>;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onSave: (said: LineWire) => Promise<void>;
}

/** What a company of the directory sells: a brand, or part numbers; new, or refused and put right. */
export function LineForm({ subject, ...props }: LineFormProps) {
  return (
    <Loaded value={subject} lines={8}>
      {(known) => <Filling {...props} {...known} />}
    </Loaded>
  );
}

function Filling({ kind, company, entry, brands, onBrandTyped, onSave }: Omit<LineFormProps, 'subject'> & LineSubject) {
  const t = useMessages(lineFormMessages);
  const brandWords = useMessages(brandFieldMessages);
  const endWords = useMessages(entryEndMessages);
  const paths = usePaths(directoryPaths);
  const hits = brands?.status === 'ready' ? brands.data : [];
  const form = useForm<LineInput>({
    initial: lineInputOf(entry),
    draftKey: `line:${kind}:${company.id}:${entry?.id ?? 'new'}`,
    check: (input) => ({ ...lineProblems(t, brandWords, { kind, hits }, input), evidence: evidenceProblem(endWords, input.evidence) }),
    onSubmit: (input) => onSave(lineWireOf(input, hits)),
    failed: t('failed'),
  });
  return (
    <FormPage
      title={t(entry === null ? `${kind}Title` : `${kind}Edit`, { company: company.nameCn ?? company.name })}
      note={t(kind === 'agent_brand' ? 'noteAgent' : 'note')}
    >
      {entry !== null && entry.reason !== null && <Alert tone="warn">{t('refused', { reason: entry.reason })}</Alert>}
      <FormColumn onSubmit={form.submit} message={form.message}>
        <ErrorSummary problems={form.problems} />
        {form.isRestored && <RestoredNote onForget={form.forget} />}
        {kind === 'trader_model' ? (
          <TextArea {...form.area('mpns')} label={t('mpns')} description={t('mpnsHint', { most: MOST_MPNS })} rows={6} isMono />
        ) : (
          <BrandField form={form} brands={brands} onBrandTyped={onBrandTyped} />
        )}
        {kind === 'agent_brand' && <TextField {...form.field('validTo')} label={t('validTo')} description={t('validToHint')} type="date" />}
        <EntryEnd evidence={form.area('evidence')} isPending={form.isPending} cancelHref={paths.agentDetail(company.id)} />
      </FormColumn>
    </FormPage>
  );
}
