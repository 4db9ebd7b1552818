import type { RegistryBlock, RegistryRiskEvent, RegistryRiskGroup, RegistryRiskItem, RegistryRiskLevel, RegistryRiskScope } from '@chippage/api/types';
import type { RiskFact } from '../port.ts';
import { first, type Raw, rawList, rawOf } from './raw.ts';
import { plainText } from './texts.ts';
import { count, idOf } from './values.ts';

const scopes: readonly [RegExp, RegistryRiskScope][] = [
  [/自身/u, 'own'],
  [/周边|关联/u, 'related'],
  [/历史/u, 'historical'],
  [/预警|提示/u, 'warning'],
];

const levels: readonly [RegExp, RegistryRiskLevel][] = [
  [/高/u, 'high'],
  [/警示|中/u, 'medium'],
  [/提示|低/u, 'low'],
  [/无|正常/u, 'none'],
];

const levelOf = (words: string): RegistryRiskLevel => levels.find(([pattern]) => pattern.test(words))?.[1] ?? 'unknown';

/** The table in which the rows of a kind stand; of two that fit, the first. */
const blocks: readonly [RegExp, RegistryBlock][] = [
  [/失信/u, 'dishonest'],
  [/限制消费|限制高消费|限消/u, 'consumption_limits'],
  [/终本|终结本次/u, 'closed_cases'],
  [/被执行/u, 'enforcements'],
  [/破产/u, 'bankruptcies'],
  [/司法协助|股权冻结/u, 'judicial_aid'],
  [/开庭/u, 'hearings'],
  [/法院公告/u, 'court_notices'],
  [/送达/u, 'delivery_notices'],
  [/立案/u, 'case_filings'],
  [/诉讼|裁判|判决/u, 'judgments'],
  [/严重违法/u, 'serious_illegal'],
  [/经营异常/u, 'abnormal'],
  [/处罚/u, 'penalties'],
  [/股权出质|出质/u, 'equity_pledges'],
  [/动产抵押/u, 'chattel_mortgages'],
  [/欠税/u, 'tax_arrears'],
  [/税收违法/u, 'tax_violations'],
  [/简易注销/u, 'simple_cancellations'],
  [/清算/u, 'liquidations'],
  [/变更/u, 'changes'],
];

/** What of the past has a table of its own. */
const formerBlocks: Partial<Record<RegistryBlock, RegistryBlock>> = {
  dishonest: 'former_dishonest',
  enforcements: 'former_enforcements',
  judgments: 'former_cases',
  abnormal: 'former_abnormal',
};

/** Risks of companies around it have no rows among its own. */
function blockOf(title: string, scope: RegistryRiskScope): RegistryBlock | null {
  const block = blocks.find(([pattern]) => pattern.test(title))?.[1] ?? null;
  if (block === null || scope === 'own' || scope === 'warning') return scope === 'related' ? null : block;
  return scope === 'historical' ? (formerBlocks[block] ?? null) : null;
}

const MOST_EVENTS = 10;

function eventOf(raw: Raw, index: number): RegistryRiskEvent | null {
  const text = plainText(first(raw, 'desc', 'title'), 500);
  if (text === '') return null;
  const [id, name] = [idOf(raw['companyId']), plainText(raw['companyName'])];
  return { id: `${index + 1}`, text, count: Math.max(1, count(raw['riskCount']) ?? 1), company: id !== null && name !== '' ? { id, name } : null };
}

function itemOf(raw: Raw, scope: RegistryRiskScope): RegistryRiskItem | null {
  const title = plainText(raw['title']);
  if (title === '') return null;
  const events = rawList(raw['list'], MOST_EVENTS).flatMap((event, index) => eventOf(event, index) ?? []);
  return { title, level: levelOf(plainText(raw['tag'])), total: Math.max(count(raw['total']) ?? 0, events.length), block: blockOf(title, scope), events };
}

function groupOf(raw: Raw): RegistryRiskGroup | null {
  const name = plainText(raw['name']);
  const scope = scopes.find(([pattern]) => pattern.test(name))?.[1];
  if (!scope) return null;
  const items = rawList(raw['list'], 50).flatMap((item) => itemOf(item, scope) ?? []);
  return { scope, count: count(raw['count']) ?? items.reduce((sum, { total }) => sum + total, 0), items };
}

/** Risks of an answer, each scope once; who has none has a level of its own. */
export function readRisk(result: unknown): RiskFact {
  const raw = rawOf(result);
  if (!raw) return { level: 'none', groups: [] };
  const groups = rawList(first(raw, 'riskList', 'list'), 10).flatMap((group) => groupOf(group) ?? []);
  const level = levelOf(plainText(raw['riskLevel']));
  return { level, groups: groups.filter(({ scope }, index) => groups.findIndex((other) => other.scope === scope) === index) };
}
