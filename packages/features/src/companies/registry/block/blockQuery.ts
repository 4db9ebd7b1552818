import { registryBlocks } from '@chippage/api/registry';
import type { VarsOf } from '@chippage/api/operations';
import type { PatentKind, PatentState, RegistryBlock } from '@chippage/api/types';
import type { LinkParams } from '../../../i18n/paths/links.ts';
import { choiceIn, pageIn, pageParam } from '../../../parts/list-page/listPage.ts';

/** One table of a company alone, as the address says it. */
export interface BlockQuery {
  block: RegistryBlock;
  /** From 1. */
  page: number;
  patentKind: 'any' | PatentKind;
  patentState: 'any' | PatentState;
  /** 0: any. */
  trademarkClass: number;
}

/** The choices of the filters, the usual one first. */
export const blockChoices = {
  patentKind: ['any', 'invention', 'utility', 'design'],
  patentState: ['any', 'valid', 'pending', 'ended'],
} as const satisfies Pick<{ [Field in keyof BlockQuery]?: readonly BlockQuery[Field][] }, 'patentKind' | 'patentState'>;

/** The most pages of a table that the provider gives. */
const MOST_PAGES = 500;
/** Classes of goods and services of the Nice agreement. */
export const TRADEMARK_CLASSES = 45;

const isBlock = (text: string): text is RegistryBlock => Object.hasOwn(registryBlocks, text);

/** Reads it out of an address; null: the address is that of the whole company. */
export function parseBlockQuery(search: URLSearchParams): BlockQuery | null {
  const block = search.get('block');
  if (block === null || !isBlock(block)) return null;
  const number = Number(search.get('trademarkClass') ?? 0);
  return {
    block,
    page: Math.min(MOST_PAGES, pageIn(search)),
    patentKind: block === 'patents' ? choiceIn(search.get('patentKind'), blockChoices.patentKind) : 'any',
    patentState: block === 'patents' ? choiceIn(search.get('patentState'), blockChoices.patentState) : 'any',
    trademarkClass: block === 'trademarks' && Number.isInteger(number) && number >= 1 && number <= TRADEMARK_CLASSES ? number : 0,
  };
}

/** Says it in an address; what is usual stays out. */
export const blockParams = ({ block, page, patentKind, patentState, trademarkClass }: BlockQuery): LinkParams => ({
  block,
  patentKind: patentKind === 'any' ? null : patentKind,
  patentState: patentState === 'any' ? null : patentState,
  trademarkClass: trademarkClass === 0 ? null : trademarkClass,
  page: pageParam(page),
});

/** Rows a page of a table alone. */
const PAGE_ROWS = 20;
/** Rows of a table on the page of the whole company. */
const FIRST_ROWS = 5;

/** The call for a page, so that a loader and the page ask for the same. */
export const blockVariables = (id: number, { block, page, patentKind, patentState, trademarkClass }: BlockQuery): VarsOf<'registryRecords'> => ({
  id,
  block,
  pageIndex: page,
  pageSize: PAGE_ROWS,
  ...(patentKind !== 'any' && { patentKind }),
  ...(patentState !== 'any' && { patentState }),
  ...(trademarkClass !== 0 && { trademarkClass }),
});

/** The call for the first rows of a table. */
export const firstRowsVariables = (id: number, block: RegistryBlock): VarsOf<'registryRecords'> => ({ id, block, pageIndex: 1, pageSize: FIRST_ROWS });
