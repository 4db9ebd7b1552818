import type { AgentComparison, AgentLine, AgentPart } from '@chippage/api/types';
import { formatNumber } from '../../i18n/formatNumber.ts';
import type { Translate } from '../../i18n/messages.ts';
import { countryName } from '@chippage/api/countries';
import type { salesRegionMessages } from '../../parts/sales-region/messages.ts';
import type { agentKindMessages } from '../parts/agent-card/messages.ts';
import type { authorisationProofMessages } from '../parts/authorisation-proof/messages.ts';
import type { agentCompareMessages } from './messages.ts';

/** One fact of all distributors, as words. */
export interface CompareRow {
  key: string;
  name: string;
  /** A part of which the row tells. */
  partId?: number;
  /** In the order of the distributors. */
  values: readonly string[];
  isDifferent: boolean;
}

/** What says the facts in words. */
export interface CompareWords {
  t: Translate<(typeof agentCompareMessages)['texts']>;
  kind: Translate<(typeof agentKindMessages)['texts']>;
  region: Translate<(typeof salesRegionMessages)['texts']>;
  proof: Translate<(typeof authorisationProofMessages)['texts']>;
}

/** How far a line is proved, in words alone: for a file, and to tell whether distributors differ. */
function proofWords(line: AgentLine | null, { t, proof }: Pick<CompareWords, 't' | 'proof'>): string {
  if (line === null) return t('notCarried');
  const month = line.validTo?.slice(0, 7) ?? '';
  if (line.state === 'unverified') return proof('unverified');
  if (line.state === 'expired') return proof('expired', { month });
  return line.validTo === null ? proof('verifiedForever') : proof('verified', { month });
}

/** The facts of distributors side by side, each in words; a maker is chosen, or all of them are. */
export function compareRows(compared: readonly AgentComparison[], hasBrand: boolean, words: CompareWords): CompareRow[] {
  const { t, kind, region } = words;
  const row = (key: string, valueOf: (each: AgentComparison) => string, own: { name?: string; partId?: number } = {}): CompareRow => {
    const values = compared.map(valueOf);
    return { key, name: t(isFact(key) ? key : 'models'), ...own, values, isDifferent: new Set(values).size > 1 };
  };
  const regionsOf = (regions: AgentLine['regions']) => (regions.length === 0 ? t('unknown') : regions.map((each) => region(each)).join('、'));
  const ofBrand = [
    row('authorisation', ({ agent }) => proofWords(agent.line, words)),
    row('scope', ({ agent }) => (agent.line === null ? t('notCarried') : (agent.line.scope ?? t('unknown')))),
    row('lineRegions', ({ agent: { line } }) => (line === null ? t('notCarried') : regionsOf(line.regions))),
  ];
  const ofAll = [
    row('lines', ({ agent }) => (agent.brandCount === 0 ? t('unknown') : t('lineCount', { count: formatNumber(agent.brandCount) }))),
    row('verifiedLines', ({ lines }) => {
      const verified = lines.filter(({ state }) => state === 'verified');
      return verified.length === 0 ? t('noneVerified') : verified.map(({ brandName, brandNameCn }) => brandNameCn ?? brandName).join('、');
    }),
  ];
  return [
    row('kind', ({ agent }) => kind(agent.kind)),
    ...(hasBrand ? ofBrand : ofAll),
    row('regions', ({ agent }) => regionsOf(agent.regions)),
    row('country', ({ agent }) => countryName(agent.country) ?? t('unknown')),
    row('website', ({ agent }) => agent.website ?? t('unknown')),
    row('models', ({ partCount }) => (partCount === 0 ? t('notCarried') : formatNumber(partCount))),
    row('stocked', ({ partCount, stockedCount }) => (partCount === 0 ? t('notCarried') : formatNumber(stockedCount))),
    row('pieces', ({ pieces }) => (pieces === null ? t('unknown') : pieces === 0 ? t('noStock') : t('piecesOf', { count: formatNumber(pieces) }))),
    row('lead', (each) => leadWords(each, t)),
    row('stockOn', ({ stockOn }) => stockOn ?? t('unknown')),
    ...partsOf(compared).map(({ partId, mpn }) =>
      row(
        `part ${partId}`,
        ({ parts }) =>
          partWords(
            parts.find((part) => part.partId === partId),
            t,
          ),
        { name: mpn, partId },
      ),
    ),
  ];
}

const facts = [
  'kind',
  'authorisation',
  'scope',
  'lineRegions',
  'lines',
  'verifiedLines',
  'regions',
  'country',
  'website',
  'models',
  'stocked',
  'pieces',
  'lead',
  'stockOn',
] as const;
const isFact = (key: string): key is (typeof facts)[number] => (facts as readonly string[]).includes(key);

function leadWords({ shortestLead: from, longestLead: to }: AgentComparison, t: CompareWords['t']): string {
  if (from === null || to === null) return t('unknown');
  return from === to ? t('leadOne', { days: from }) : t('leadOf', { from, to });
}

function partWords(part: AgentPart | undefined, t: CompareWords['t']): string {
  if (part === undefined) return t('notCarried');
  const { stock, leadTimeDays, moq } = part;
  const said = stock === null ? t('stockUnknown') : stock === 0 ? t('noStock') : t('stockOf', { count: formatNumber(stock) });
  return [said, leadTimeDays === null ? null : t('leadPart', { days: leadTimeDays }), moq === null ? null : t('moqPart', { moq: formatNumber(moq) })]
    .filter((word) => word !== null)
    .join('，');
}

/** Every part that one of them carries, in the order in which the server gave them: those that most of them carry first. */
function partsOf(compared: readonly AgentComparison[]): AgentPart[] {
  const carriers = Map.groupBy(
    compared.flatMap(({ parts }) => parts),
    ({ partId }) => partId,
  );
  return [...carriers.values()].toSorted((a, b) => b.length - a.length).flatMap(([part]) => part ?? []);
}
