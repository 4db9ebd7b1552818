import { jobFormLimits } from '@chippage/api/limits';
import type { JobCity, JobForm as Wire, OwnJobDetail } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Select } from '@chippage/ui/Select';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldPair, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { degreeKey, experienceKey, jobCategories, jobDegrees, jobExperiences, jobStages, jobTypes } from '../../parts/job-words/jobChoices.ts';
import { jobWordsMessages } from '../../parts/job-words/messages.ts';
import { jobDays, jobProblems, type JobTyped, jobTyped, jobWire } from './jobInput.ts';
import { jobFormMessages } from './messages.ts';
import { NamedChoice } from './NamedChoice.tsx';

export interface JobFieldsProps {
  /** The post as it stands; null: a new one. */
  before: OwnJobDetail | null;
  /** Cities that a post can name. */
  cities: readonly JobCity[];
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onSave: (job: Omit<Wire, 'id'>) => Promise<void>;
}

/** The fields of a post. */
export function JobFields({ before, cities, onSave }: JobFieldsProps) {
  const t = useMessages(jobFormMessages);
  const words = useMessages(jobWordsMessages);
  const paths = usePaths(jobsPaths);
  const form = useForm<JobTyped>({
    draftKey: `job:${before?.id ?? 'new'}`,
    initial: jobTyped(before, words),
    check: (input) => jobProblems(t, words, cities, input),
    onSubmit: (input) => onSave(jobWire(words, cities, input)),
    focusOnError: 'title',
    failed: t('failed'),
  });
  const { input, change } = form;
  const runsOn = before?.state === 'open';
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <ErrorSummary problems={form.problems} />
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <TextField {...form.field('title')} label={t('title')} description={t('titleHint')} isRequired autoComplete="off" />
      <FieldPair>
        <NamedChoice {...form.field('category')} label={t('category')} names={jobCategories.map((id) => words(id))} />
        <NamedChoice {...form.field('cityCode')} label={t('city')} names={cities.map(({ name }) => name)} />
      </FieldPair>
      <FieldPair>
        <TextField {...form.field('district')} label={t('district')} autoComplete="off" />
        <TextField {...form.field('businessArea')} label={t('businessArea')} autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextField {...form.field('salaryMin')} label={t('salaryMin')} description={t('salaryHint')} inputMode="numeric" isRequired autoComplete="off" />
        <TextField {...form.field('salaryMax')} label={t('salaryMax')} inputMode="numeric" isRequired autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextField {...form.field('salaryMonths')} label={t('salaryMonths')} inputMode="numeric" isRequired autoComplete="off" />
        <Choice label={t('jobType')} value={input.jobType} choices={jobTypes} nameOf={words} onChange={(jobType) => change({ jobType })} />
      </FieldPair>
      {input.jobType !== 'full' && <TextField {...form.field('daysPerWeek')} label={t('daysPerWeek')} inputMode="numeric" autoComplete="off" />}
      <FieldPair>
        <Choice
          label={t('experience')}
          value={input.experience}
          choices={jobExperiences}
          nameOf={(id) => words(experienceKey(id))}
          onChange={(experience) => change({ experience })}
        />
        <Choice label={t('degree')} value={input.degree} choices={jobDegrees} nameOf={(id) => words(degreeKey(id))} onChange={(degree) => change({ degree })} />
      </FieldPair>
      <TextField {...form.field('skills')} label={t('skills')} description={t('skillsHint')} autoComplete="off" />
      <TextField {...form.field('welfare')} label={t('welfare')} description={t('skillsHint')} autoComplete="off" />
      <TextArea
        {...form.area('description')}
        label={t('description')}
        description={t('descriptionHint')}
        isRequired
        rows={10}
        maxCount={jobFormLimits.description.maxLength}
      />
      <FieldPair>
        <TextField {...form.field('publisherName')} label={t('publisherName')} description={t('publisherNameHint')} isRequired autoComplete="off" />
        <TextField {...form.field('publisherTitle')} label={t('publisherTitle')} autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <Choice
          label={t('stage')}
          value={input.stage}
          choices={['', ...jobStages]}
          nameOf={(id) => (id === '' ? t('unsaid') : words(id))}
          onChange={(stage) => change({ stage })}
        />
        {!runsOn && (
          <Choice
            label={t('run')}
            description={t('runHint')}
            value={input.days}
            choices={jobDays}
            nameOf={(count) => t('days', { count })}
            onChange={(days) => change({ days })}
          />
        )}
      </FieldPair>
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('pending')}>
          {t(runsOn ? 'save' : 'submit')}
        </Button>
        <LinkButton variant="plain" href={paths.ownJobs()}>
          {t('cancel')}
        </LinkButton>
      </FormActions>
    </FormColumn>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  description?: string;
  value: string;
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
      options={choices.map((id) => ({ id: id || 'none-said', label: nameOf(id) }))}
      value={value || 'none-said'}
      onChange={(next) => {
        const picked = choices.find((each) => (each || 'none-said') === next);
        if (picked !== undefined) onChange(picked);
      }}
    />
  );
}
