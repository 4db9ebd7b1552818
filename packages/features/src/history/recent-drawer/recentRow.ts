import type { AgentHistoryRow, HistoryRow, HistoryType } from '@chippage/api/types';

/** What the drawer shows in tabs. */
export type RecentTab = 'demand' | 'agent' | 'company' | 'datasheet' | 'article';

/** The tabs in the order shown. */
export const recentTabs: readonly RecentTab[] = ['demand', 'agent', 'company', 'datasheet', 'article'];

/** One thing that was looked at, ready to be shown. */
export interface RecentRow {
  id: number;
  /** `null`: it is gone since. */
  href: string | null;
  title: string;
  /** Part numbers stand in mono. @default false */
  isMono?: boolean;
  detail?: string | null;
  /** A word before the title of a demand. */
  kind?: 'wanted' | 'offered';
  /** Letters or a picture at the left. */
  mark?: { letters: string } | { imageUrl: string };
  /** ISO 8601. */
  time: string;
}

/** The addresses that rows lead to. */
export interface RecentPaths {
  specificationDetail(id: number, brandId: number): string;
  outsideDetail(id: number): string;
  demandDetail(id: number): string;
  goodsDetail(id: number): string;
  article(id: number): string;
  /** The page of a distributor or trader. */
  agentDetail(id: number): string;
}

const wireTypes = { datasheet: 1, article: 2, company: 3, demand: 4, agent: null } as const;

/** The number by which the history of a tab is asked for; `null` for goods of distributors, which have a history of their own. */
export function historyTypeOf(tab: RecentTab): HistoryType | null {
  return wireTypes[tab];
}

/** A row of the history as the drawer shows it. */
export function recentFromHistory({ id, createTime, specDto, articleDTO, agentDTO, demandVO }: HistoryRow, paths: RecentPaths): RecentRow {
  if (specDto) {
    const { mpn, filename, brandCn, brandName, isHosted } = specDto;
    return {
      id,
      time: createTime,
      href: isHosted ? paths.specificationDetail(specDto.id, specDto.brandId) : paths.outsideDetail(specDto.id),
      title: mpn ?? filename,
      isMono: mpn !== null,
      detail: [mpn === null ? null : filename, brandCn ?? brandName].filter((word) => word !== null).join('，'),
      mark: specDto.fullLogo === null ? { letters: lettersOf(brandName) } : { imageUrl: specDto.fullLogo },
    };
  }
  if (articleDTO) {
    const { title, imgUrl, source } = articleDTO;
    return { id, time: createTime, href: paths.article(articleDTO.id), title, detail: source, ...(imgUrl !== null && { mark: { imageUrl: imgUrl } }) };
  }
  if (agentDTO) {
    const { name, nameCn } = agentDTO;
    const title = nameCn ?? name;
    return { id, time: createTime, href: paths.agentDetail(agentDTO.id), title, detail: nameCn === null ? null : name, mark: { letters: lettersOf(title) } };
  }
  if (demandVO) {
    return { id, time: createTime, href: paths.demandDetail(demandVO.id), title: demandVO.model, isMono: true, kind: demandVO.type ? 'wanted' : 'offered' };
  }
  return { id, time: createTime, href: null, title: '' };
}

/** Goods of a distributor as the drawer shows them. */
export function recentFromAgents({ id, mallGoodsId, mallGoods, createTime }: AgentHistoryRow, paths: RecentPaths): RecentRow {
  if (!mallGoods) return { id, time: createTime, href: null, title: '' };
  return { id, time: createTime, href: paths.goodsDetail(mallGoodsId), title: mallGoods.name, isMono: true, mark: { letters: lettersOf(mallGoods.name) } };
}

/** Two letters of a Latin name (of its first two words, when it has them), one sign of a Chinese one. */
export function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', second = ''] = words;
  if (!/^[\x21-\x7e]/.test(first)) return [...first][0] ?? '';
  return (second === '' || !/^[\x21-\x7e]/.test(second) ? first.slice(0, 2) : `${first[0] ?? ''}${second[0] ?? ''}`).toUpperCase();
}
