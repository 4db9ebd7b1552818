import { jobFormLimits, jobLimits } from '@chippage/api/limits';
import type { JobCity, JobForm, OwnJobDetail } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import { jobCategories, jobDegrees, jobExperiences, jobStages, jobTypes } from '../../parts/job-words/jobChoices.ts';
import type { jobWordsMessages } from '../../parts/job-words/messages.ts';
import type { jobFormMessages } from './messages.ts';

/** For how many days a post can run. */
export const jobDays = ['30', '60', '90'] as const;

/** What is typed of a job; category and city by their names, as they are picked or typed. */
export interface JobTyped {
  title: string;
  category: string;
  cityCode: string;
  district: string;
  businessArea: string;
  salaryMin: string;
  salaryMax: string;
  salaryMonths: string;
  experience: string;
  degree: string;
  jobType: string;
  daysPerWeek: string;
  skills: string;
  welfare: string;
  description: string;
  stage: string;
  publisherName: string;
  publisherTitle: string;
  days: string;
}

type Words = Translate<typeof jobWordsMessages.texts>;
type FormWords = Translate<typeof jobFormMessages.texts>;

/** A job as it is typed. */
export function jobTyped(job: OwnJobDetail | null, words: Words): JobTyped {
  return {
    title: job?.title ?? '',
    category: job ? words(job.category) : '',
    cityCode: job?.city.name ?? '',
    district: job?.district ?? '',
    businessArea: job?.businessArea ?? '',
    salaryMin: job ? `${job.salary.min}` : '',
    salaryMax: job ? `${job.salary.max}` : '',
    salaryMonths: `${job?.salary.months ?? 12}`,
    experience: job?.experience ?? 'any',
    degree: job?.degree ?? 'any',
    jobType: job?.jobType ?? 'full',
    daysPerWeek: job?.daysPerWeek ? `${job.daysPerWeek}` : '',
    skills: job?.skills.join('、') ?? '',
    welfare: job?.welfare.join('、') ?? '',
    description: job?.description ?? '',
    stage: job?.stage ?? '',
    publisherName: job?.publisherName ?? '',
    publisherTitle: job?.publisherTitle ?? '',
    days: '30',
  };
}

const wordsIn = (text: string) => [
  ...new Set(
    text
      .split(/[,，、;；\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
const numberIn = (text: string, least: number, most: number): number | null => {
  const number = Number(text.normalize('NFKC').trim() || Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
};
const lengthOf = (text: string) => [...text.trim()].length;
const within = (text: string, { minLength = 0, maxLength }: { minLength?: number; maxLength: number }) =>
  lengthOf(text) >= minLength && lengthOf(text) <= maxLength;

/** The category that a name means. */
const categoryCalled = (name: string, words: Words) => jobCategories.find((id) => words(id) === name.trim());
/** The city that a name means: one sign more may follow it, as the word for a city does. */
const cityCalled = (name: string, cities: readonly JobCity[]) => {
  const typed = name.trim();
  return cities.find((city) => typed === city.name || (typed.startsWith(city.name) && typed.length === city.name.length + 1));
};

function salaryProblems(t: FormWords, { salaryMin, salaryMax, salaryMonths }: JobTyped): Problems<JobTyped> {
  const [min, max] = [numberIn(salaryMin, 1, 999), numberIn(salaryMax, 1, 999)];
  const range = min === null || max === null ? undefined : max < min ? t('salaryOrder') : max > min * 3 ? t('salaryWide') : undefined;
  return {
    salaryMin: min === null ? t('salaryMinWrong') : undefined,
    salaryMax: max === null ? t('salaryMaxWrong') : range,
    salaryMonths: numberIn(salaryMonths, 12, 24) === null ? t('monthsWrong') : undefined,
  };
}

/** What is wrong with it, in the order of its fields; which words no post may have, the server says. */
export function jobProblems(t: FormWords, words: Words, cities: readonly JobCity[], input: JobTyped): Problems<JobTyped> {
  const { title, description, publisherName, publisherTitle, district, businessArea } = jobFormLimits;
  const tooLong = (text: string, field: string, { maxLength }: { maxLength: number }) =>
    within(text, { maxLength }) ? undefined : t('textLong', { field, most: maxLength });
  const isListed = (text: string, most: number) => wordsIn(text).length <= most && wordsIn(text).every((word) => lengthOf(word) <= 20);
  return {
    title: within(input.title, title) ? undefined : t('titleWrong'),
    category: categoryCalled(input.category, words) ? undefined : t('categoryWrong'),
    cityCode: cityCalled(input.cityCode, cities) ? undefined : t('cityWrong'),
    district: tooLong(input.district, t('districtName'), district),
    businessArea: tooLong(input.businessArea, t('businessAreaName'), businessArea),
    ...salaryProblems(t, input),
    daysPerWeek: input.daysPerWeek.trim() === '' || numberIn(input.daysPerWeek, 1, 7) !== null ? undefined : t('daysWrong'),
    skills: isListed(input.skills, jobLimits.skills) ? undefined : t('skillsWrong'),
    welfare: isListed(input.welfare, jobLimits.welfare) ? undefined : t('welfareWrong'),
    description: within(input.description, description) ? undefined : t('descriptionWrong'),
    publisherName: within(input.publisherName, publisherName) ? undefined : t('publisherNameWrong'),
    publisherTitle: tooLong(input.publisherTitle, t('publisherTitleName'), publisherTitle),
  };
}

const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]], value: string): Choice =>
  choices.find((choice) => choice === value) ?? choices[0];

/** The same as it is sent; nothing is wrong with it. */
export function jobWire(words: Words, cities: readonly JobCity[], input: JobTyped): Omit<JobForm, 'id'> {
  const daysPerWeek = numberIn(input.daysPerWeek, 1, 7);
  const stage = jobStages.find((each) => each === input.stage);
  return {
    title: input.title.trim(),
    category: categoryCalled(input.category, words) ?? 'other',
    cityCode: cityCalled(input.cityCode, cities)?.code ?? '',
    district: input.district.trim(),
    businessArea: input.businessArea.trim(),
    salaryMin: numberIn(input.salaryMin, 1, 999) ?? 0,
    salaryMax: numberIn(input.salaryMax, 1, 999) ?? 0,
    salaryMonths: numberIn(input.salaryMonths, 12, 24) ?? 12,
    experience: oneOf(jobExperiences, input.experience),
    degree: oneOf(jobDegrees, input.degree),
    jobType: oneOf(jobTypes, input.jobType),
    ...(daysPerWeek !== null && { daysPerWeek }),
    skills: wordsIn(input.skills),
    welfare: wordsIn(input.welfare),
    description: input.description.trim(),
    ...(stage && { stage }),
    publisherName: input.publisherName.trim(),
    publisherTitle: input.publisherTitle.trim(),
    days: oneOf(jobDays, input.days),
  };
}
