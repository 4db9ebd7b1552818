import { defineMessages } from '../../i18n/messages.ts';

export const developerCallMessages = defineMessages('developerCall', {
  back: '全部公开接口',
  lead: '{group}的接口，不用登录。',
  reads: '算一次读取',
  effects: '算一次提交',
  searches: '算一次搜索，另外也算一次读取',
  request: '请求',
  reply: '回答',
  input: '参数',
  noInput: '不要参数。',
  output: '回答的字段',
  file: '回答是一个文件。',
  example: '示例',
  answer: '回答的样子（值是占位）',
  reasons: '这个接口自己的错误码',
});
