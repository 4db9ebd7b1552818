// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Hands a company in for verification, again after a refusal or when the year is over, or a change of it. What waits is
replaced; of a verified company what was verified stays in force until the change is approved. */
export const applyEnterprise = /* @__PURE__ */ mutation<'applyEnterprise'>('applyEnterprise', 'POST /enterprise/auth', { encoding: 'json' });

/** The file of a licence, for who handed it in, for the company's owner and for operators. */
export const licenceContent = /* @__PURE__ */ mutation<'licenceContent'>('licenceContent', 'GET /enterprise/auth/content/{id}', { isFile: true });

/** The company that the member acts for, with what was handed in last. */
export const ownEnterpriseQuery = /* @__PURE__ */ query<'ownEnterprise'>('ownEnterprise', 'GET /enterprise/auth/detail');

/** Keeps the file of a licence. One that nothing names is dropped after a day. */
export const uploadLicence = /* @__PURE__ */ mutation<'uploadLicence'>('uploadLicence', 'POST /enterprise/auth/upload', { encoding: 'multipart' });

/** What a company is by its verification, for whoever names it; what it does on the board is `companyHome`. 404 while nobody has verified it. */
export const enterpriseDetailQuery = /* @__PURE__ */ query<'enterpriseDetail'>('enterpriseDetail', 'GET /enterprise/detail');

/** Whether another verified company is called so. */
export const enterpriseNameStateQuery = /* @__PURE__ */ query<'enterpriseNameState'>('enterpriseNameState', 'GET /enterprise/exists/name');

/** Where the verification of the member's company stands. */
export const enterpriseStatusQuery = /* @__PURE__ */ query<'enterpriseStatus'>('enterpriseStatus', 'GET /enterprise/status');
