// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Makers with notices, the most first. */
export const changeBrandsQuery = /* @__PURE__ */ query<'changeBrands'>('changeBrands', 'GET /changes/brands');

/** Notices of makers, the newest first; of one maker, of one kind, about one part. */
export const changeNoticesQuery = /* @__PURE__ */ paged<'changeNotices'>('changeNotices', 'GET /changes/list');

/** Files a notice; whoever follows one of its parts is told. */
export const fileChangeNotice = /* @__PURE__ */ mutation<'fileChangeNotice'>('fileChangeNotice', 'POST /operator/changes/file', { encoding: 'json' });

/** Takes a notice back that was filed by mistake. */
export const withdrawChangeNotice = /* @__PURE__ */ mutation<'withdrawChangeNotice'>('withdrawChangeNotice', 'POST /operator/changes/withdraw');
