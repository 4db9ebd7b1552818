// Words that no post may have: discrimination (就业促进法, 就业服务与就业管理规定) and fees for applicants (劳动合同法, 网络招聘服务管理规定).

interface Rule {
  pattern: RegExp;
  why: string;
  /** Whether the words around tell the opposite, e.g. 不收押金. */
  isFine?: (before: string, after: string) => boolean;
}

const provinces =
  '河南|河北|山东|山西|湖南|湖北|江西|安徽|江苏|浙江|福建|广东|广西|海南|四川|贵州|云南|陕西|甘肃|青海|宁夏|新疆|西藏|内蒙古|辽宁|吉林|黑龙江|东北|北京|上海|天津|重庆|台湾|香港';
const nobody = '(?:仅|只|限|仅限|只限|只招|只要|仅招|要求)';
const fees = '押金|保证金|培训费|服装费|工装费|工服费|资料费|报名费|建档费|入职费|中介费|介绍费|体检费|住宿押金|岗位费';

/** 不收押金, 无需培训费, 免服装费; 体检费由公司承担, 培训费报销. */
const isNoFee = (before: string, after: string) =>
  /(?:不|无|免|没有|严禁|拒绝|零|报销|承担|补贴)[^，。；、！]{0,6}$/.test(before) || /^[^，。；、！]{0,2}(?:由?公司|全免|免|报销|补贴|全包)/.test(after);
const isFineAfterNo = (before: string) => /(?:不|无)[^，。；、！]{0,2}$/.test(before);

const sex = '招聘不能限制性别（《就业促进法》第二十七条），请删去，写明工作需要的能力';
const age = '不能用年龄限制求职者，请删去，写明需要的经验和能力';
const family = '不能问婚姻和生育，也不能作为条件（《就业促进法》第二十七条），请删去';
const people = '不能限制民族和宗教信仰（《就业促进法》第二十八条），请删去';
const origin = '不能限制籍贯、户籍和地域，请删去；工作地点写在“城市”里';
const health = '不能以乙肝等传染病病原携带为由限制求职者（《就业促进法》第三十条），请删去';
const disabled = '不能歧视残疾人（《就业促进法》第二十九条），请删去';
const looks = '相貌、身高不是工作能力，请删去';
const signs = '星座、属相和血型与工作无关，请删去';
const fee = '不能向求职者收取费用或押金（《网络招聘服务管理规定》），请删去';
const papers = '不能扣押身份证和其他证件（《劳动合同法》第九条），请删去';

const rules: readonly Rule[] = [
  { pattern: new RegExp(`${nobody}(?:招|收|录)?(?:男|女)(?!女)(?:性|生|士|员工)?`), why: sex, isFine: isFineAfterNo },
  {
    pattern:
      /(?<!男)(?:男|女)(?!女)(?:性|生|士)?(?:者)?(?:优先|为佳|为主|勿扰|勿投)|性别[:：]?(?:要求)?[:：]?(?:男|女)(?!女)(?!不限|均可)|不(?:招|要|收|考虑)(?:男|女)(?:性|生|士)?/,
    why: sex,
  },
  {
    pattern:
      /(?:\d{2}|二十五|三十|三十五|四十|四十五|五十)(?:周)?岁(?:\(含\))?(?:以下|以内|之内|及以下|之下|封顶)|年龄[^，。；、]{0,6}?(?:不超过|小于|低于|不大于|≤|<=|<|限)\d{2}|(?:不超过|小于|低于|不大于)\d{2}(?:周)?岁|\d{2}(?:周?岁)?[-–—~～至到]\d{2}(?:周)?岁|(?:[5-9][05]|0[05])后(?:优先|为佳|为主)/,
    why: age,
  },
  {
    pattern:
      /已婚|未婚|已育|未育|单身(?:优先|者)|婚育(?!假|津贴|补贴|福利|礼)|无?(?:结婚|生育|怀孕)计划|(?:内|不|无)(?:打算|准备)?(?:结婚|怀孕|生育|生子|要孩子)/,
    why: family,
  },
  {
    pattern: new RegExp(
      `${nobody}?汉族|民族[:：]|(?:限|限制)民族|民族(?:不限除外|要求)|(?:少数民族|[回藏维]族|维吾尔族)(?:勿|除外|谢绝|不要)|不(?:招|要|收|考虑)[^，。；、]{0,4}族|宗教信仰`,
    ),
    why: people,
  },
  {
    pattern: new RegExp(
      `籍贯|户籍|户口|(?:本地|本市|当地|深户|沪籍|京籍|外地|农村)(?:人|户)?(?:口)?(?:优先|者优先|勿扰|勿投|除外)|不(?:招|要|收|考虑)(?:外地|农村|${provinces})|${nobody}(?:本地|本市|当地|${provinces})(?:人|籍)|(?:${provinces})(?:籍|人)(?:优先|勿扰|勿投|除外|不要)`,
    ),
    why: origin,
    isFine: (_before, after) => /^(?:落户|办理|代办|迁入|指标|政策|支持)/.test(after),
  },
  { pattern: /乙肝|两对半|HBV|HBsAg|大三阳|小三阳|肝功能|病毒携带/i, why: health, isFine: isFineAfterNo },
  { pattern: /残疾人?(?:勿|除外|谢绝|不要)|不(?:招|要|收|考虑)残疾|无残疾/, why: disabled },
  {
    pattern: /五官端正|相貌|颜值|形象(?:气质)?(?:要)?(?:佳|好|良好|端正)|身高(?:要求)?[^，。；、]{0,6}\d|体重(?:要求)?[^，。；、]{0,6}\d|美女|帅哥/,
    why: looks,
  },
  { pattern: /星座|属相|生肖|血型/, why: signs },
  { pattern: new RegExp(fees), why: fee, isFine: isNoFee },
  {
    pattern: /扣押?[^，。；、]{0,4}(?:身份证|证件|毕业证|学位证)|(?:身份证|毕业证|学位证)[^，。；、]{0,3}(?:押|扣|交由公司保管)/,
    why: papers,
    isFine: isFineAfterNo,
  },
];

/** A word that no post may have, and why. */
export interface WrongWord {
  word: string;
  why: string;
}

/** What is read: full-width letters as plain ones, without blanks and signs that nobody sees. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u00ad\u200b-\u200f\u2060\ufeff]/gu, '');

/** The words of a text that no post may have, one of each rule. */
export function wrongWords(text: string): WrongWord[] {
  const read = plain(text);
  return rules.flatMap(({ pattern, why, isFine }) => {
    for (const found of read.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      const end = found.index + found[0].length;
      if (!isFine?.(read.slice(Math.max(0, found.index - 10), found.index), read.slice(end, end + 10))) return [{ word: found[0], why }];
    }
    return [];
  });
}

/** What is wrong with a field, in Chinese; null: nothing. */
export function wordsFault(texts: string | readonly string[]): string | null {
  // Between two skills no word may come about that neither has.
  const found = wrongWords(typeof texts === 'string' ? texts : texts.join('。'));
  return found.length === 0 ? null : found.map(({ word, why }) => `“${word}”：${why}`).join('；');
}
