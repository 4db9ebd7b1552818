import type { ApiCall, ApiDocs, AssistantAnswer, AssistantBudget, AssistantFilters, AssistantPart, ModelAnswer } from '@chippage/api/types';

/** A filter for nothing. */
const noFilters: AssistantFilters = { words: '', category: null, categoryName: null, brands: [], packages: [], lifecycles: [], params: [], inStock: false };

const place = { documentId: 41, brandId: 3, title: 'EX7533 数据手册', page: 3, isSure: true, isSample: true };

/** A part of the stories. */
export const samplePart = (part: Partial<AssistantPart> = {}): AssistantPart => ({
  id: 7,
  mpn: 'EX7533-33',
  brandId: 3,
  brandName: 'Example',
  brandNameCn: '例芯半导体',
  category: 'power/ldo',
  categoryName: '线性稳压器 LDO',
  match: 'filter',
  isFamilyName: false,
  facts: [
    { field: 'packageCase', name: '封装', text: 'SOT-23-5', place: null, correction: null },
    { field: 'lifecycle', name: '生命周期', text: '在产', place: null, correction: null },
    { field: 'voutV', name: '输出电压', text: '3.3 V', place, correction: null },
    { field: 'ioutA', name: '输出电流', text: '1 A', place: { ...place, isSure: false }, correction: null },
    { field: 'dropoutMV', name: '压差', text: '200 mV', place: null, correction: '数据手册第 5 页' },
  ],
  sources: [{ no: 1, name: '示例来源', licence: 'CC BY 4.0', url: null }],
  asOf: '2026-11-30T02:20:00Z',
  ...part,
});

/** Filters that a question was read as. */
export const sampleFilters: AssistantFilters = {
  ...noFilters,
  category: 'power/ldo',
  categoryName: '线性稳压器 LDO',
  brands: [{ id: 3, name: '例芯半导体' }],
  packages: ['SOT-23-5'],
  lifecycles: ['active'],
  params: [
    { code: 'ioutA', name: '输出电流', unit: 'A', low: 1, high: null, values: [] },
    { code: 'outputType', name: '输出类型', unit: null, low: null, high: null, values: ['固定'] },
  ],
};

/** What rules say to a question. */
export const sampleAnswer = (answer: Partial<AssistantAnswer> = {}): AssistantAnswer => ({
  intent: 'parts',
  filters: sampleFilters,
  notes: [{ remark: 'untold', token: '汽车级' }],
  total: 2,
  parts: [samplePart(), samplePart({ id: 8, mpn: 'EX7533-33R' })],
  alternatives: [],
  fields: [],
  pages: [],
  relaxations: [],
  model: '示例模型',
  ...answer,
});

/** A fact that is asked for, with the pages that speak of it. */
export const sampleFacts = sampleAnswer({
  intent: 'facts',
  filters: { ...noFilters, words: 'EX7533-33' },
  notes: [],
  total: 1,
  parts: [samplePart()],
  fields: ['ioutA'],
  pages: [
    {
      documentId: 41,
      brandId: 3,
      title: 'EX7533 数据手册',
      page: 3,
      excerpt: 'The output current is limited to 1 A.',
      excerptMarks: [{ from: 4, to: 18 }],
      phrase: 'output current',
      isSample: true,
      mpns: ['EX7533-33'],
    },
  ],
});

/** What can stand in for a part. */
export const sampleAlternatives = sampleAnswer({
  intent: 'alternatives',
  filters: { ...noFilters, words: 'EX7533-33 替代料' },
  notes: [],
  parts: [samplePart()],
  alternatives: [
    { kind: 'pin_compatible', part: samplePart({ id: 9, mpn: 'XE33-1A', match: 'similar' }), diff: [{ name: '压差', here: '200 mV', there: null }] },
  ],
});

/** A model, and what is left of the day. */
export const sampleBudget = (budget: Partial<AssistantBudget> = {}): AssistantBudget => ({ model: '示例模型', isMember: true, left: 12, most: 20, ...budget });

/** What a model says. */
export const sampleModelAnswer = (answer: Partial<ModelAnswer> = {}): ModelAnswer => ({
  claims: [
    { text: 'EX7533-33 的输出电流是 1 A。', citations: [1, 2] },
    { text: '它的封装是 SOT-23-5。', citations: [3] },
  ],
  citations: [
    { no: 1, label: 'EX7533-33 输出电流', text: '1 A', partId: 7, documentId: 41, brandId: 3, page: 3, phrase: '', isSample: true },
    {
      no: 2,
      label: 'EX7533 数据手册',
      text: 'The output current is limited to 1 A.',
      partId: null,
      documentId: 41,
      brandId: 3,
      page: 3,
      phrase: 'output current',
      isSample: true,
    },
    { no: 3, label: 'EX7533-33 封装', text: 'SOT-23-5', partId: 7, documentId: null, brandId: null, page: null, phrase: '', isSample: false },
  ],
  filters: null,
  dropped: 1,
  model: '示例模型',
  time: '2026-11-30T02:20:00Z',
  left: 11,
  ...answer,
});

/** A public call. */
export const sampleCall: ApiCall = {
  id: 'partSearch',
  title: '按词和筛选搜索型号',
  method: 'GET',
  path: '/api/chip/specification/search',
  group: '器件',
  budget: 'searches',
  input: [{ path: 'pageSize', type: '整数', isRequired: false, text: '每页几行', limits: '1–100；不写就是 20' }],
  output: [{ path: 'data[].mpn', type: '文字', isRequired: true, text: '型号', limits: '' }],
  reasons: [{ reason: 'part.gone', status: '409', text: '刚刚被撤下' }],
  example: "curl 'https://portal.example/api/chip/specification/search?keywords=STM32'",
  answer: '{\n  "code": 1\n}',
};

/** The documentation of the public calls. */
export const sampleDocs = (docs: Partial<ApiDocs> = {}): ApiDocs => ({
  calls: [sampleCall],
  total: 89,
  budgets: [{ kind: 'reads', name: '读取', perMinute: 450, burst: 120 }],
  reasons: [{ reason: 'request.too_many', status: '429', text: '超过额度；等 Retry-After 写的秒数再来' }],
  tools: [{ name: 'search_parts', title: '搜索型号', description: 'Finds electronic components in the catalogue.', input: sampleCall.input }],
  origin: 'https://portal.example',
  ...docs,
});
