import type { SiteFacts } from '@chippage/api/types';
import type { Site } from '@chippage/features/FeaturesProvider';

/** What only the portal knows of its site. */
export interface PortalSite extends Site {
  /** The site for phones; absent: the portal's own pages answer them. */
  mobileOrigin?: string;
}

/** The facts of this site. A company that runs its own sets the variables; what is not set is not shown. */
export function siteFrom(env: Readonly<Record<string, string | undefined>>): PortalSite {
  return {
    name: env['SITE_NAME'] || '芯页',
    latinName: env['SITE_LATIN_NAME'] ?? 'ChipPage',
    filings: { icp: env['SITE_ICP'], publicSecurity: env['SITE_PUBLIC_SECURITY'], telecom: env['SITE_TELECOM'], humanResources: env['SITE_HUMAN_RESOURCES'] },
    mobileOrigin: originOf(env['SITE_MOBILE_ORIGIN']),
    help: { phone: env['SITE_HELP_PHONE'], email: env['SITE_HELP_EMAIL'], hours: env['SITE_HELP_HOURS'] },
  };
}

function originOf(text: string | undefined): string | undefined {
  const url = text ? URL.parse(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** The site with what its operator says of it; the environment of the process has the last word. */
export function siteWithFacts(site: PortalSite, facts: SiteFacts | undefined): PortalSite {
  if (!facts) return site;
  const { icp, publicSecurity, telecom, humanResources, help, mobileOrigin } = facts;
  return {
    ...site,
    filings: {
      icp: site.filings?.icp || icp || undefined,
      publicSecurity: site.filings?.publicSecurity || publicSecurity || undefined,
      telecom: site.filings?.telecom || telecom || undefined,
      humanResources: site.filings?.humanResources || humanResources || undefined,
    },
    help: {
      phone: site.help?.phone || help.phone || undefined,
      email: site.help?.email || help.email || undefined,
      hours: site.help?.hours || help.hours || undefined,
    },
    mobileOrigin: site.mobileOrigin ?? mobileOrigin ?? undefined,
  };
}
