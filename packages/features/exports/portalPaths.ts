/** The portal's addresses, for sites whose pieces lead there. */
export { portalPaths, searchPath, withParams } from '../src/i18n/portalPaths.ts';
