import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the fields of a company. */
export const companyFieldsMessages = defineMessages('companyFields', {
  name: '名称',
  nameHint: '公司自己写的英文名；没有英文名就写中文名',
  nameCn: '中文名（选填）',
  country: '国家或地区（选填）',
  countryHint: '中文名或两位代码，例如 德国、DE；不知道就空着',
  countryMeant: '会记为：{name}',
  website: '网站（选填）',
  websiteHint: '例如 https://www.example.com',
  nameRequired: '请填写名称',
  tooLong: '最多 {most} 个字，请删短',
  countryMany: '请写全名，可能是：{names}',
  countryUnknown: '没有找到这个国家或地区，请写中文名或两位代码，例如 德国、DE，或者空着',
  websiteInvalid: '网站地址不正确，例如 https://www.example.com',
});
