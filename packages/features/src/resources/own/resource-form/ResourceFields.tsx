import { resourceFileLimits, resourceFormLimits } from '@chippage/api/limits';
import type { OwnResourceDetail, ResourceField, ResourceForm as Wire, ResourceKind, ResourceLevel, ResourceLicence } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Select } from '@chippage/ui/Select';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldPair, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import { useProofForm } from '../../../parts/upload-files/useProofForm.ts';
import type { OnUpload } from '../../../parts/upload-files/useUploads.ts';
import { resourceFields, resourceKinds, resourceLevels, resourceLicences } from '../../parts/resource-words/resourceChoices.ts';
import { resourceWordsMessages } from '../../parts/resource-words/messages.ts';
import { resourceFormMessages } from './messages.ts';

export interface ResourceFieldsProps {
  /** What was handed in before; null: nothing was. */
  before: OwnResourceDetail | null;
  onUpload: OnUpload;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onSave: (resource: Wire) => Promise<void>;
}

interface Input {
  kind: ResourceKind;
  title: string;
  summary: string;
  field: ResourceField;
  level: ResourceLevel;
  licence: ResourceLicence;
  tags: string;
  markdown: string;
  source: string;
}

const endings = ['pdf', 'png', 'jpg', 'jpeg', 'svg', 'csv', 'json', 'txt', 'md', 'xlsx', 'zip'] as const;
const isTaken = (name: string) => endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
const tagsOf = (text: string) => [
  ...new Set(
    text
      .split(/[,，、]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
const lengthOf = (text: string) => [...text.trim()].length;

/** The fields and files of a resource. */
export function ResourceFields({ before, onUpload, onSave }: ResourceFieldsProps) {
  const t = useMessages(resourceFormMessages);
  const words = useMessages(resourceWordsMessages);
  const paths = usePaths(resourcesPaths);
  const [initialFiles] = useState(() => before?.files.map(({ id, name, sizeBytes }) => ({ id, name, size: sizeBytes })));
  const form = useProofForm<Input>({
    draftKey: `resource:${before?.id ?? 'new'}`,
    initial: {
      kind: before?.kind ?? 'scheme',
      title: before?.title ?? '',
      summary: before?.summary ?? '',
      field: before?.field ?? 'power',
      level: before?.level ?? 'beginner',
      licence: before?.licence ?? 'CC-BY-4.0',
      tags: before?.tags.join('，') ?? '',
      markdown: before?.markdown ?? '',
      source: before?.source ?? '',
    },
    most: resourceFileLimits.count,
    initialFiles,
    refuses: ({ name, size }) => (!isTaken(name) ? t('wrongType') : size > resourceFileLimits.bytes ? t('tooLarge') : null),
    check: ({ title, summary, tags, markdown, source }) => ({
      title: lengthOf(title) < 6 || lengthOf(title) > 60 ? t('nameWrong') : undefined,
      summary: lengthOf(summary) < 20 || lengthOf(summary) > 200 ? t('summaryWrong') : undefined,
      tags: tagsOf(tags).length > resourceFormLimits.tags.maxItems || tagsOf(tags).some((tag) => lengthOf(tag) > 24) ? t('tagsWrong') : undefined,
      markdown: markdown.length > resourceFormLimits.markdown.maxLength ? t('markdownWrong') : undefined,
      source: source.length > resourceFormLimits.source.maxLength ? t('sourceWrong') : undefined,
    }),
    onUpload,
    withoutFiles: () => t('filesRequired'),
    onSubmit: ({ tags, ...input }, fileIds) => onSave({ ...(before && { id: before.id }), ...input, tags: tagsOf(tags), fileIds }),
    failed: t('failed'),
  });
  const { input, change } = form;
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <ErrorSummary problems={form.problems} />
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <FieldPair>
        <Choice label={t('kind')} value={input.kind} choices={resourceKinds} nameOf={words} onChange={(kind) => change({ kind })} />
        <Choice label={t('level')} value={input.level} choices={resourceLevels} nameOf={words} onChange={(level) => change({ level })} />
      </FieldPair>
      <TextField label={t('name')} description={t('nameHint')} isRequired {...form.field('title')} />
      <TextArea label={t('summary')} description={t('summaryHint')} isRequired maxCount={200} rows={3} {...form.area('summary')} />
      <FieldPair>
        <Choice label={t('field')} value={input.field} choices={resourceFields} nameOf={words} onChange={(field) => change({ field })} />
        <Choice
          label={t('licence')}
          description={t('licenceHint')}
          value={input.licence}
          choices={resourceLicences}
          nameOf={words}
          onChange={(licence) => change({ licence })}
        />
      </FieldPair>
      <TextField label={t('tags')} description={t('tagsHint')} {...form.field('tags')} />
      <TextArea label={t('markdown')} description={t('markdownHint')} rows={12} {...form.area('markdown')} />
      <TextField label={t('source')} description={t('sourceHint')} {...form.field('source')} />
      <UploadFiles title={t('files')} accepted={{ types: endings.map((ending) => `.${ending}`), hint: t('filesHint') }} {...form.proof} />
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('submit')}>
          {t('submit')}
        </Button>
        <LinkButton variant="plain" href={paths.ownResources()}>
          {t('cancel')}
        </LinkButton>
      </FormActions>
    </FormColumn>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  description?: string;
  value: Value;
  choices: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, description, value, choices, nameOf, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      description={description}
      placeholder={label}
      options={choices.map((id) => ({ id, label: nameOf(id) }))}
      value={value}
      onChange={(next) => onChange(choices.find((each) => each === next) ?? value)}
    />
  );
}
