/** The foot of every page. */
export { type FooterCode, type FooterColumn, SiteFooter, type SiteFooterProps } from '../src/shell/site-footer/SiteFooter.tsx';
export { siteFooterMessages } from '../src/shell/site-footer/messages.ts';
export { useSiteFacts } from '../src/shell/site-footer/useSiteFacts.ts';
export { firstSign } from '../src/shell/site-footer/firstSign.ts';
