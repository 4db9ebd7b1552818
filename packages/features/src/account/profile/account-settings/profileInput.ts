import { engineerFieldLimits } from '@chippage/api/limits';
import type { MyDetail } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { present } from '../../parts/fields/checks.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { accountSettingsMessages } from './messages.ts';

/** What a member types about themselves; an empty text takes one off. */
export interface ProfileInput {
  avatar: string;
  nickName: string;
  city: string;
  company: string;
  position: string;
  engineerField: string;
}

type Words = Translate<(typeof accountSettingsMessages)['texts']>;

const MAX_FIELDS = engineerFieldLimits.count;

/** The form's input of what is known. */
export function profileInputOf(detail: MyDetail): ProfileInput {
  const { avatar, nickName, city, company, position, engineerField } = detail;
  return { avatar: avatar ?? '', nickName, city: city ?? '', company: company ?? '', position: position ?? '', engineerField: engineerField.join('，') };
}

/** The single fields of a line of them, each once. */
export function fieldsOf(line: string): string[] {
  return [...new Set(line.split(/[,，、;；\s]+/).filter((word) => word !== ''))];
}

/** What keeps the profile from being saved, by the lengths of the contract. */
export function profileProblems(t: Words, { nickName, city, company, position, engineerField }: ProfileInput): Problems<ProfileInput> {
  const name = [...nickName.trim()].length;
  const limited = (text: string, max: number) => (text.trim().length > max ? t('tooLong', { max }) : undefined);
  return present({
    nickName: name === 0 ? t('nickNameRequired') : name < 2 || name > 20 ? t('nickNameLength') : undefined,
    city: limited(city, 40),
    company: limited(company, 100),
    position: limited(position, 40),
    engineerField: fieldsOf(engineerField).length > MAX_FIELDS ? t('engineerFieldMany') : limited(engineerField, 300),
  });
}
