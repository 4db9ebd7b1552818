// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Drops what is kept of a company and asks again: once a day for a company and member. Gives the fresh facts; what was kept stays when the provider does not answer. */
export const renewRegistry = /* @__PURE__ */ mutation<'renewRegistry'>('renewRegistry', 'POST /tyc/renew');

/** How many queries the one who asks has left today. */
export const registryBudgetQuery = /* @__PURE__ */ query<'registryBudget'>('registryBudget', 'GET /tyc/services/open/budget');

/** What the register says of a company. Kept for seven days. The first look at a company a day counts as a query, its tables do not. */
export const registryCompanyQuery = /* @__PURE__ */ query<'registryCompany'>('registryCompany', 'GET /tyc/services/open/company');

/** All companies of one person. `companyId` is a company that the person was found with. */
export const registryPersonQuery = /* @__PURE__ */ query<'registryPerson'>('registryPerson', 'GET /tyc/services/open/person');

/** A page of a table. Kept for a day; a company that has none gives no rows. */
export const registryRecordsQuery = /* @__PURE__ */ query<'registryRecords'>('registryRecords', 'GET /tyc/services/open/records');

/** Who holds a company, whom it holds and who runs it: at most 40 relations. */
export const registryRelationsQuery = /* @__PURE__ */ query<'registryRelations'>('registryRelations', 'GET /tyc/services/open/relations');

/** An annual report, the newest where no year is given. A company that filed none gives none; a year without one does not exist. */
export const registryReportQuery = /* @__PURE__ */ query<'registryReport'>('registryReport', 'GET /tyc/services/open/report');

/** Risks by scope and kind. Kept for a day. */
export const registryRiskQuery = /* @__PURE__ */ query<'registryRisk'>('registryRisk', 'GET /tyc/services/open/risk');

/** The supplier scorecard of a company, term by term. */
export const registryScoreQuery = /* @__PURE__ */ query<'registryScore'>('registryScore', 'GET /tyc/services/open/score');

/** Registered companies by name, former name, credit code, person or brand. What was asked before is answered again for an hour; a new
search counts as a query: 5 a day for a visitor, 50 for a member. */
export const registrySearchQuery = /* @__PURE__ */ query<'registrySearch'>('registrySearch', 'GET /tyc/services/open/search');

/** The picture of a registration: when it was taken and whether there is one. */
export const registrySnapshotQuery = /* @__PURE__ */ query<'registrySnapshot'>('registrySnapshot', 'GET /tyc/services/open/snapshot');

/** The picture itself, at most 5 MB, from this site's own address. */
export const registrySnapshotImage = /* @__PURE__ */ mutation<'registrySnapshotImage'>('registrySnapshotImage', 'GET /tyc/services/open/snapshot/{id}', { isFile: true });
