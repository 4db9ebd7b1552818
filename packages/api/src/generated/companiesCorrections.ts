// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged } from '../query.ts';

/** Says what is wrong with the facts of a company, with evidence; a member has one open correction of a table of a company. */
export const sendRegistryCorrection = /* @__PURE__ */ mutation<'sendRegistryCorrection'>('sendRegistryCorrection', 'POST /tyc/correction/add', { encoding: 'json' });

/** A file of a correction, for who handed it in and for operators. */
export const correctionProof = /* @__PURE__ */ mutation<'correctionProof'>('correctionProof', 'GET /tyc/correction/content/{id}', { isFile: true });

/** The log of a company, the newest first. */
export const registryCorrectionsQuery = /* @__PURE__ */ paged<'registryCorrections'>('registryCorrections', 'GET /tyc/correction/list');

/** The member's corrections, the newest first. */
export const ownRegistryCorrectionsQuery = /* @__PURE__ */ paged<'ownRegistryCorrections'>('ownRegistryCorrections', 'GET /tyc/correction/my');

/** Keeps a file for a correction. A file that none names is dropped after a day. */
export const uploadCorrectionProof = /* @__PURE__ */ mutation<'uploadCorrectionProof'>('uploadCorrectionProof', 'POST /tyc/correction/upload', { encoding: 'multipart' });
