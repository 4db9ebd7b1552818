import { dateCodeDoubt } from '@chippage/api/dateCode';
import type { QuoteDetail, QuoteEvent, QuoteFile, QuoteOffer, QuoteRow } from '@chippage/api/types';
import { briefOf, type CompanyBrief, membersWith } from '../../enterprise/companyOf.ts';
import { foundedYears } from '../../datasheets/parts/brandNames.queries.ts';
import { missingForDeal, orderOfDeal } from '../../mall/orders/deals.ts';
import { trimUnitPrice } from '../../mall/money.ts';
import type { Db } from '../../platform/database/connect.ts';
import { toBoardRow } from '../board/board.rules.ts';
import { listEvents, listFiles, type QuoteWithRow } from './quotes.queries.ts';
import { awaitedSide, priceAt, quoteActions, type QuoteRecord, totalOf } from './quotes.rules.ts';
import type { quoteFiles, StoredOffer } from './quotes.schema.ts';

type FileRecord = typeof quoteFiles.$inferSelect;

/** A file as the contract shows it. */
export const toQuoteFile = ({ id, kind, name, type, sizeBytes }: FileRecord): QuoteFile => ({
  id,
  kind,
  name,
  type,
  sizeBytes,
  href: `/demand/enquiry/file/${id}`,
});

function toOffer({ fileIds, ...offer }: StoredOffer, files: readonly FileRecord[]): QuoteOffer {
  const shown = files.filter(({ id }) => fileIds.includes(id)).map(toQuoteFile);
  return { ...offer, grade: offer.grade as QuoteOffer['grade'], packing: offer.packing as QuoteOffer['packing'], files: shown };
}

/** The side on which a company is. */
export const sideOf = ({ buyerId }: QuoteRecord, companyId: number): 'buyer' | 'seller' => (buyerId === companyId ? 'buyer' : 'seller');

/** Whether the buyer is still unknown to the seller: an anonymous demand names its company to the one whose quote it accepts. */
const isBuyerHidden = ({ quote, row }: QuoteWithRow): boolean => row.isAnonymous && quote.isDemand && quote.state !== 'accepted';

const placeText = (company: CompanyBrief | undefined) => `${company?.place ?? '未注明城市'}·${company?.isVerified ? '已认证企业' : '未认证企业'}`;

interface Beside {
  companyId: number;
  now: Date;
  founded: ReadonlyMap<number, number>;
  briefs: ReadonlyMap<number, CompanyBrief>;
  files: readonly FileRecord[];
}

function toQuoteRow(found: QuoteWithRow, { companyId, now, founded, briefs, files }: Beside): QuoteRow {
  const { quote, row } = found;
  const side = sideOf(quote, companyId);
  const isHidden = side === 'seller' && isBuyerHidden(found);
  const other = briefs.get(side === 'buyer' ? quote.sellerId : quote.buyerId);
  const quantity = quote.dealQuantity ?? quote.quantity;
  const price = quote.dealPrice ?? (quote.offer === null || quantity === null ? null : priceAt(quote.offer, quantity));
  const unitPrice = price === null ? null : trimUnitPrice(price);
  const dateCode = quote.offer?.dateCode ?? null;
  return {
    id: quote.id,
    side,
    // The one that was chosen learns whose demand it is.
    row: { ...toBoardRow(row, briefs.get(row.enterpriseId), isHidden ? companyId : row.enterpriseId), isOwn: row.enterpriseId === companyId },
    state: quote.state,
    counterpart: {
      company: isHidden || !other ? null : { id: other.id, name: other.name },
      place: other?.place ?? null,
      isVerified: other?.isVerified ?? false,
      isSample: other?.isSample ?? false,
    },
    counterpartText: isHidden || !other ? placeText(other) : other.name,
    quantity,
    offer: quote.offer === null ? null : toOffer(quote.offer, files),
    unitPrice,
    total: unitPrice === null || quantity === null ? null : totalOf({ quantity, unitPrice }),
    dateCodeDoubt: dateCode === null ? null : dateCodeDoubt(dateCode, { now, foundedYear: founded.get(row.brandId ?? 0) }),
    wish: quote.wish,
    validUntil: awaitedSide(quote.state) === null ? null : (quote.validUntil?.toISOString() ?? null),
    isMyTurn: awaitedSide(quote.state) === side,
    actions: quoteActions(quote.state, side),
    createTime: quote.createdAt.toISOString(),
    updateTime: quote.updatedAt.toISOString(),
  };
}

async function besideOf(db: Db, found: readonly QuoteWithRow[], { companyId, now }: Pick<Beside, 'companyId' | 'now'>): Promise<Beside> {
  // One after the other: within a transaction they share a connection.
  const briefs = await briefOf(
    db,
    found.flatMap(({ quote, row }) => [quote.buyerId, quote.sellerId, row.enterpriseId]),
  );
  const files = await listFiles(
    db,
    found.map(({ quote }) => quote.id),
  );
  const founded = await foundedYears(
    db,
    found.flatMap(({ row }) => row.brandId ?? []),
  );
  return { companyId, now, founded, briefs, files };
}

/** Quotes as one of their companies may know them. */
export async function showQuotes(db: Db, found: readonly QuoteWithRow[], reader: { companyId: number; now: Date }): Promise<QuoteRow[]> {
  const beside = await besideOf(db, found, reader);
  return found.map((one) => toQuoteRow(one, beside));
}

/** A quote with its log and its deal, as one of its companies may know it. */
export async function showQuote(
  db: Db,
  found: QuoteWithRow,
  { companyId, memberId, now }: { companyId: number; memberId: number; now: Date },
): Promise<QuoteDetail> {
  const { quote } = found;
  const beside = await besideOf(db, [found], { companyId, now });
  const events = await listEvents(db, quote.id);
  const shown = toQuoteRow(found, beside);
  return {
    ...shown,
    events: events.map(({ id, party, deed, fromState, toState, note, wish, offer, at }): QuoteEvent => ({
      id,
      party,
      deed,
      from: fromState,
      to: toState,
      note,
      wish,
      offer: offer === null ? null : toOffer(offer, beside.files),
      time: at.toISOString(),
    })),
    deal: await dealOf(db, found, { side: shown.side, memberId, now }),
  };
}

async function dealOf(
  db: Db,
  { quote, row }: QuoteWithRow,
  { side, memberId, now }: { side: 'buyer' | 'seller'; memberId: number; now: Date },
): Promise<QuoteDetail['deal']> {
  const { dealQuantity, dealPrice, dealUntil, offer, bargainId, acceptedBy } = quote;
  if (dealQuantity === null || dealPrice === null || dealUntil === null || offer === null) return null;
  const unitPrice = trimUnitPrice(dealPrice);
  const orderId = bargainId === null ? null : await orderOfDeal(db, bargainId);
  const why = async () => {
    if (orderId !== null) return null;
    if (dealUntil <= now) return '约定价已过期，没有下单';
    if (side === 'buyer' && acceptedBy !== memberId) return '由接受报价的同事下单';
    return bargainId === null
      ? missingForDeal(db, { sellerIds: await membersWith(db, quote.sellerId, 'quote.send'), partId: row.partId, currency: offer.currency })
      : null;
  };
  return {
    quantity: dealQuantity,
    unitPrice,
    currency: offer.currency,
    total: totalOf({ quantity: dealQuantity, unitPrice }),
    validUntil: dealUntil.toISOString(),
    bargainId: side === 'buyer' && acceptedBy === memberId ? bargainId : null,
    why: await why(),
    orderId: side === 'buyer' ? orderId : null,
    isOrdered: orderId !== null,
  };
}
