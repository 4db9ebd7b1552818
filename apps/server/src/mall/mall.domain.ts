import type { Domain } from '../platform/domain.ts';
import { registerAlipayNotify, registerCashier } from './payments/alipayNotify.ts';
import { orderRequestEvents, orderRequests } from './approvals/approvals.schema.ts';
import { registerMonthEnd } from './credit/monthEnd.ts';
import { creditTerms } from './credit/credit.schema.ts';
import { statementPayments } from './credit/statements.schema.ts';
import { forgetRemovedLines } from './cart/cart.queries.ts';
import { forgetHandedLists } from './cart/handedLists.queries.ts';
import { cartLines } from './cart/cart.schema.ts';
import { arrivalWishes, goodsFavourites } from './goods/goods.schema.ts';
import { merchantFollows } from './merchant/merchant.schema.ts';
import { merchantFollowStore } from './goods/goodsMarks.queries.ts';
import { entryDecisions } from './merchant/entryDecisions.ts';
import { merchantEntries } from './merchant/merchantEntries.schema.ts';
import { listedGoods } from './goods/goods.queries.ts';
import { goodsMeant } from './goods/goodsMeant.ts';
import { countGoods } from './goods/goodsSearch.queries.ts';
import { offersOfParts } from './goods/partOffers.ts';
import { pricesOfParts } from './goods/partPrices.ts';
import { stockedParts } from './goods/stockedParts.ts';
import { countMerchants, findMerchantThings, listedMerchants } from './merchant/merchants.queries.ts';
import { mallHandlers } from './mall.handlers.ts';
import { registerMallJobs } from './mall.jobs.ts';
import { openPurchasesOf, openSalesOf } from './openMatters.ts';
import { claimDecisions } from './orders/claimDecisions.ts';
import { claimBytes, forgetLooseClaimFiles } from './orders/claims.queries.ts';
import { bargains, claimFiles, orders } from './orders/orders.schema.ts';
import { addresses, creditNotes, invoices, invoiceTitles } from './papers/papers.schema.ts';
import { pis, receiptFiles, receipts } from './payments/payments.schema.ts';
import { receiptDecisions } from './payments/receiptDecisions.ts';
import { invoiceBytes } from './papers/invoices.queries.ts';
import { idempotencyKeys } from '../platform/repeatable.schema.ts';
import { forgetLooseFiles, receiptBytes } from './payments/receipts.queries.ts';
import { seatHandlers } from './merchant/seats.handlers.ts';
import { hasSeat } from './merchant/seats.queries.ts';
import { noteOfferChanges } from './goods/offerHistory.queries.ts';
import { loadSampleMall } from './sample/loadSampleMall.ts';
import { writeSampleCredit } from './sample/sampleCredit.queries.ts';
import { writeSampleHistory } from './sample/sampleHistory.queries.ts';

const DAY = 86_400_000;

/** Goods, carts, orders, payments and papers. */
export const mallDomain = {
  name: 'mall',
  handlers: (all) => ({ ...mallHandlers, ...seatHandlers(all) }),
  memberRecords: [
    { name: 'cart', table: cartLines, owner: cartLines.memberId },
    { name: 'favouriteGoods', table: goodsFavourites, owner: goodsFavourites.memberId },
    { name: 'followedMerchants', table: merchantFollows, owner: merchantFollows.memberId },
    { name: 'arrivalWishes', table: arrivalWishes, owner: arrivalWishes.memberId },
    { name: 'merchantEntries', table: merchantEntries, owner: merchantEntries.memberId },
    { name: 'addresses', table: addresses, owner: addresses.memberId },
    { name: 'invoiceTitles', table: invoiceTitles, owner: invoiceTitles.memberId },
    { name: 'bargains', table: bargains, owner: bargains.buyerId },
    { name: 'proFormaInvoices', table: pis, owner: pis.memberId },
    { name: 'repeatableCalls', table: idempotencyKeys, owner: idempotencyKeys.memberId },
    // Books have to be kept for years, whatever becomes of the account.
    { name: 'orders', table: orders, owner: orders.buyerId, isKept: true },
    { name: 'orderRequests', table: orderRequests, owner: orderRequests.memberId, isKept: true },
    { name: 'orderRequestEvents', table: orderRequestEvents, owner: orderRequestEvents.memberId, isKept: true },
    { name: 'creditTerms', table: creditTerms, owner: creditTerms.appliedBy, isKept: true },
    { name: 'statementPayments', table: statementPayments, owner: statementPayments.recordedBy, isKept: true },
    { name: 'creditNotes', table: creditNotes, owner: creditNotes.buyerId, isKept: true },
    { name: 'invoices', table: invoices, owner: invoices.memberId, isKept: true },
    { name: 'receipts', table: receipts, owner: receipts.memberId, isKept: true },
    { name: 'receiptFiles', table: receiptFiles, owner: receiptFiles.memberId, isKept: true },
    { name: 'claimFiles', table: claimFiles, owner: claimFiles.memberId, isKept: true },
  ],
  usesBytes: [receiptBytes, invoiceBytes, claimBytes],
  openMatters: [openPurchasesOf, openSalesOf],
  roleFacts: { merchant: hasSeat },
  decisions: { ...receiptDecisions, ...entryDecisions, ...claimDecisions },
  things: { merchant: findMerchantThings },
  followStores: { merchant: merchantFollowStore },
  listed: { goods: listedGoods, merchants: listedMerchants },
  offersOfParts,
  stockedParts,
  pricesOfParts,
  countGoodsFound: async (db, keywords) => countGoods(db, keywords, (await goodsMeant(db, keywords)).meant),
  countMerchantsFound: countMerchants,
  startTasks: [
    {
      name: 'sample mall',
      blocksReadiness: true,
      run: async (platform) => {
        const count = platform.config.hasSample ? await loadSampleMall(platform) : 0;
        if (count > 0) platform.log.info({ goods: count }, 'sample mall loaded');
      },
    },
    {
      name: 'sample credit terms',
      blocksReadiness: false,
      run: async ({ db, clock, config }) => {
        if (config.hasSample) await writeSampleCredit(db, clock.now());
      },
    },
    {
      name: 'offer history',
      blocksReadiness: false,
      run: async ({ db, clock, config }) => {
        // Before the first look at the offers: what has a history of its own gets none made up.
        if (config.hasSample) await writeSampleHistory(db, clock.now());
        await noteOfferChanges(db, clock.now());
      },
    },
  ],
  registerJobs: registerMallJobs,
  housekeeping: [
    ({ db, clock }) => forgetRemovedLines(db, clock.now()),
    ({ db, clock }) => forgetHandedLists(db, clock.now()),
    ({ db }, ago) => forgetLooseFiles(db, ago(DAY)),
    ({ db }, ago) => forgetLooseClaimFiles(db, ago(DAY)),
  ],
  registerDeveloperPages: async (app, platform) => {
    await registerCashier(app, platform);
    registerMonthEnd(app, platform);
  },
  registerRoutes: registerAlipayNotify,
} satisfies Domain;
