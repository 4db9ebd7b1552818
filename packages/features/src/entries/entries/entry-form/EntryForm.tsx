import type { Loadable } from '@chippage/api/loadable';
import type { EnteredAgentKind, Entry } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FormColumn, FormPage } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { CompanyFields } from '../../parts/company-fields/CompanyFields.tsx';
import { type CompanyInput, companyInputOf, companyProblems, type CompanyWire, companyWireOf } from '../../parts/company-fields/companyInput.ts';
import { companyFieldsMessages } from '../../parts/company-fields/messages.ts';
import { EntryEnd } from '../entry-end/EntryEnd.tsx';
import { evidenceProblem } from '../entry-end/evidenceProblem.ts';
import { entryEndMessages } from '../entry-end/messages.ts';
import type { CompanyKind } from '../entryKinds.ts';
import { entryFormMessages } from './messages.ts';

/** What is handed in. */
export interface EntryWire extends CompanyWire {
  evidence: string;
  agentKind: EnteredAgentKind;
}

/** Props of `EntryForm`. */
export interface EntryFormProps {
  kind: CompanyKind;
  /** One of the member's that is put right and handed in again; null: a new one. */
  entry: Loadable<Entry> | null;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onSave: (facts: EntryWire) => Promise<void>;
}

interface EntryInput extends CompanyInput {
  agentKind: EnteredAgentKind;
  evidence: string;
}

/** A brand, distributor or trader that the directory does not have yet, or that was refused and is put right. */
export function EntryForm({ entry, ...props }: EntryFormProps) {
  if (entry === null) return <Filling {...props} entry={null} />;
  return (
    <Loaded value={entry} lines={8}>
      {(known) => <Filling {...props} entry={known} />}
    </Loaded>
  );
}

function Filling({ kind, entry, onSave }: Omit<EntryFormProps, 'entry'> & { entry: Entry | null }) {
  const t = useMessages(entryFormMessages);
  const words = useMessages(companyFieldsMessages);
  const endWords = useMessages(entryEndMessages);
  const paths = usePaths(entriesPaths);
  const form = useForm<EntryInput>({
    initial: { ...companyInputOf(entry), agentKind: entry?.agentKind ?? 'authorized', evidence: entry?.evidence ?? '' },
    draftKey: `entry:${kind}:${entry?.id ?? 'new'}`,
    check: (input) => ({
      ...companyProblems(words, input),
      evidence: evidenceProblem(endWords, input.evidence),
    }),
    onSubmit: (input) => onSave({ ...companyWireOf(input), evidence: input.evidence.trim(), agentKind: input.agentKind }),
    failed: t('failed'),
  });
  const { input, change } = form;
  return (
    <FormPage title={t(entry === null ? `${kind}Title` : `${kind}Edit`)} note={t('note')}>
      {entry !== null && entry.reason !== null && <Alert tone="warn">{t('refused', { reason: entry.reason })}</Alert>}
      <FormColumn onSubmit={form.submit} message={form.message}>
        <ErrorSummary problems={form.problems} />
        {form.isRestored && <RestoredNote onForget={form.forget} />}
        <CompanyFields form={form} />
        {kind === 'agent' && (
          <RadioGroup
            label={t('agentKind')}
            value={input.agentKind}
            onChange={(value) => change({ agentKind: value === 'catalog' ? 'catalog' : 'authorized' })}
          >
            <Radio value="authorized" description={t('authorizedHint')}>
              {t('authorized')}
            </Radio>
            <Radio value="catalog" description={t('catalogHint')}>
              {t('catalog')}
            </Radio>
          </RadioGroup>
        )}
        <EntryEnd evidence={form.area('evidence')} isPending={form.isPending} cancelHref={paths.myEntries()} />
      </FormColumn>
    </FormPage>
  );
}
