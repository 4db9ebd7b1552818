import type { ApiCall, ApiCallRow, ApiDocs, ApiReason } from '@chippage/api/types';
import { shares } from '../../platform/budgets.ts';
import { budgetOf } from '../../platform/callBudget.ts';
import { type Contract, type Operation, readContract } from '../../platform/contract/document.ts';
import { tools } from '../tools/tools.ts';
import { callWords, exampleValues, reasonWords } from './callWords.ts';
import { answerShape, inputFields, outputFields, toolFields } from './fields.ts';

interface Documented {
  row: ApiCallRow;
  operation: Operation;
}

interface Docs {
  contract: Contract;
  calls: readonly Documented[];
}

let read: Docs | undefined;

/** The documented calls in the order of their words; read once. */
function docs(): Docs {
  if (read) return read;
  const contract = readContract();
  const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));
  const calls = Object.entries(callWords).flatMap(([group, words]) =>
    Object.entries(words).flatMap(([id, title]): Documented[] => {
      const operation = byId.get(id);
      if (!operation) return [];
      const path = `/api${operation.url.replaceAll(/:(\w+)/g, '{$1}')}`;
      return [{ operation, row: { id, title, method: operation.method, path, group, budget: budgetOf(operation) } }];
    }),
  );
  read = { contract, calls };
  return read;
}

const budgetNames = { reads: '读取', effects: '提交', searches: '搜索（另外也算一次读取）' } as const;

const budgets = (['reads', 'effects', 'searches'] as const).map((kind) => ({ kind, name: budgetNames[kind], ...shares[kind] }));
const commonReasons: ApiReason[] = Object.entries(reasonWords).map(([reason, words]) => ({ reason, ...words }));

/** The calls that all the words are found in. */
export function apiDocs(keywords: string, origin: string): ApiDocs {
  const { calls } = docs();
  const words = keywords.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const found = calls.filter(({ row: { id, title, path, group }, operation }) => {
    const text = [id, title, path, group, ...Object.keys(operation.query.schema.properties ?? {})].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return {
    calls: found.map(({ row }) => row),
    total: calls.length,
    budgets,
    reasons: commonReasons,
    tools: tools.map(({ name, title, description, inputSchema }) => ({ name, title, description, input: toolFields(inputSchema) })),
    origin,
  };
}

/** One call, or undefined. */
export function apiCall(id: string, origin: string): ApiCall | undefined {
  const { contract, calls } = docs();
  const found = calls.find(({ row }) => row.id === id);
  if (!found) return undefined;
  const { row, operation } = found;
  const { schemas } = contract;
  const [body] = operation.bodies.values();
  const input = inputFields(schemas, [operation.params, operation.query, ...(body ? [body] : [])]);
  const own = [...operation.reasons].filter((reason) => !(reason in reasonWords) && !/^(?:session|enterprise|service)\./.test(reason));
  return {
    ...row,
    input,
    output: outputFields(schemas, operation.answer),
    reasons: own.map((reason) => ({ reason, status: '', text: '' })),
    example: exampleOf(found, origin),
    answer: operation.answer ? JSON.stringify(answerShape(schemas, operation.answer), null, 2).slice(0, ANSWER_MOST) : '',
  };
}

const ANSWER_MOST = 6000;

/** A command that can be run as it stands; numbers are those of examples. */
function exampleOf({ row, operation }: Documented, origin: string): string {
  if (row.id === 'matchBom')
    return `curl -X POST '${origin}${row.path}' -H 'content-type: application/json' -d '{"lines":[{"mpn":"STM32F103C8T6","brand":"","value":"","footprint":"","description":"","designators":"U1"}]}'`;
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(exampleValues[name] ?? '1'));
  const { properties = {}, required = [] } = operation.query.schema;
  const shown = Object.keys(properties).filter((name) => required.includes(name) || name === 'keywords' || name === 'question');
  const query = new URLSearchParams(shown.map((name) => [name, exampleValues[name] ?? '1']));
  return `curl '${origin}${path}${query.size > 0 ? `?${query}` : ''}'`;
}
