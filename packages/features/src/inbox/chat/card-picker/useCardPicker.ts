import { partSearchQuery } from '@chippage/api/datasheets';
import { ownBoardRowsQuery, quotesQuery } from '@chippage/api/inquiries';
import { type Loadable, mapLoadable } from '@chippage/api/loadable';
import { ordersQuery } from '@chippage/api/mall';
import { authorArticlesQuery, myAuthorQuery } from '@chippage/api/news';
import { useState } from 'react';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { type PagedList, toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { CardChoice, CardPickerProps, CardSource } from './CardPicker.tsx';
import { cardPickerMessages } from './messages.ts';

const PAGE_SIZE = 20;

/** Binds `CardPicker` to the API: one of its lists is read at a time. */
export function useCardPicker(): Omit<CardPickerProps, 'onPick' | 'onClose'> {
  const t = useMessages(cardPickerMessages);
  const [source, setSource] = useState<CardSource>('part');
  const [keywords, setKeywords] = useState('');
  const words = { pageSize: PAGE_SIZE, ...(keywords !== '' && { keywords }) };
  const parts = partSearchQuery.usePages(source === 'part' && keywords !== '' ? words : null);
  const demands = ownBoardRowsQuery.usePages(source === 'demand' ? { type: 1, ...words } : null);
  const quotes = quotesQuery.usePages(source === 'quoteGot' || source === 'quoteGiven' ? { side: source === 'quoteGot' ? 'buyer' : 'seller', ...words } : null);
  const orders = ordersQuery.usePages(source === 'order' ? words : null);
  const author = myAuthorQuery.use(source === 'article' ? {} : null);
  const authorId = author.data?.author?.id;
  const articles = authorArticlesQuery.usePages(source === 'article' && authorId !== undefined ? { id: authorId, pageSize: PAGE_SIZE } : null);

  const text = (...facts: (string | null | false)[]) => facts.filter(Boolean).join(' · ');
  const lists: Record<CardSource, () => Loadable<PagedList<CardChoice>> | null> = {
    part: () =>
      keywords === ''
        ? null
        : choicesOf(toPagedList(parts), ({ id, mpn, brandName, packageCase }) => ({
            wish: { kind: 'part', id },
            title: mpn,
            note: text(brandName, packageCase),
          })),
    demand: () =>
      choicesOf(toPagedList(demands), ({ id, model, brandName, quantity }) => ({
        wish: { kind: 'demand', id },
        title: model,
        note: text(brandName, quantity !== null && t('quantity', { count: formatNumber(quantity) })),
      })),
    quoteGot: () => quotesAs(),
    quoteGiven: () => quotesAs(),
    order: () =>
      choicesOf(toPagedList(orders), ({ id, orderNo, merchant, stateName }) => ({
        wish: { kind: 'order', id },
        title: t('orderTitle', { no: orderNo }),
        note: text(merchant.name, stateName),
      })),
    article: () =>
      author.data !== undefined && authorId === undefined
        ? { status: 'ready', data: nothing }
        : choicesOf(toPagedList(articles), ({ id, title }) => ({ wish: { kind: 'article', id }, title, note: '' })),
  };
  const quotesAs = () =>
    choicesOf(toPagedList(quotes), ({ id, row, counterpartText, quantity }) => ({
      wish: { kind: 'quote', id },
      title: t('quoteTitle', { model: row.model }),
      note: text(counterpartText, quantity !== null && t('quantity', { count: formatNumber(quantity) })),
    }));
  const more: Record<CardSource, () => void> = {
    part: parts.loadMore,
    demand: demands.loadMore,
    quoteGot: quotes.loadMore,
    quoteGiven: quotes.loadMore,
    order: orders.loadMore,
    article: articles.loadMore,
  };
  return {
    source,
    onSource: (next) => {
      setSource(next);
      setKeywords('');
    },
    keywords,
    onSearch: setKeywords,
    choices: lists[source](),
    onLoadMore: more[source],
  };
}

const nothing: PagedList<CardChoice> = { rows: [], total: 0, hasMore: false, isLoadingMore: false, moreError: null };

const choicesOf = <Row>(value: Loadable<PagedList<Row>>, choiceOf: (row: Row) => CardChoice): Loadable<PagedList<CardChoice>> =>
  mapLoadable(value, (list) => ({ ...list, rows: list.rows.map(choiceOf) }));
