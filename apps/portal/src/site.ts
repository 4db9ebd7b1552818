import type { Site } from '@chippage/features/FeaturesProvider';

/** The facts of this site. A company that runs its own sets the variables; what is not set is not shown. */
export function siteFrom(env: Readonly<Record<string, string | undefined>>): Site {
  return {
    name: env['SITE_NAME'] || '芯页',
    latinName: env['SITE_LATIN_NAME'] ?? 'ChipPage',
    filings: { icp: env['SITE_ICP'], publicSecurity: env['SITE_PUBLIC_SECURITY'], telecom: env['SITE_TELECOM'] },
    help: { phone: env['SITE_HELP_PHONE'], email: env['SITE_HELP_EMAIL'], hours: env['SITE_HELP_HOURS'] },
  };
}
