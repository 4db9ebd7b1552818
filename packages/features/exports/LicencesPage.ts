/** What the site is made of, by licence. */
export { LicencesPage, type LicencesPageProps, type LicensedPackage } from '../src/site/licences-page/LicencesPage.tsx';
export { licencesPageMessages } from '../src/site/licences-page/messages.ts';
