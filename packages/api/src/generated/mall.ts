// Generated from the contract by `npm run generate`; do not edit.

export * from './mallApprovals.ts';
export * from './mallCart.ts';
export * from './mallCredit.ts';
export * from './mallGoods.ts';
export * from './mallMerchant.ts';
export * from './mallOrders.ts';
export * from './mallPapers.ts';
export * from './mallPayments.ts';
